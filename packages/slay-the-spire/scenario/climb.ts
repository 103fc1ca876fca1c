/** The climb of a scenario's position: Act, map, decks and the room that the party enters. */
import { didYouMean, InputError, NONE, shuffle } from '@three-spires/kernel';
import * as v from 'valibot';
import { MAPS } from '../content/maps.ts';
import { ENEMY_ENTRIES } from '../rules/compile/entries.ts';
import { EVENT_ENTRIES, NEOW_ENTRIES } from '../rules/compile/run-entries.ts';
import { enemyNamed, faceNamed, itemNamed } from '../rules/printed-names.ts';
import { openBossRelics } from '../rules/run/boss-relics.ts';
import { enterRoom, startAct } from '../rules/run/course.ts';
import { drawBoss, layOutActDecks, layOutSharedDecks } from '../rules/run/decks.ts';
import { layOutMap } from '../rules/run/map.ts';
import { openNeow } from '../rules/run/menu.ts';
import { modifierBits, RUN_MODIFIERS } from '../rules/run-modifiers.ts';
import { KEY, MODE, OPTION, ROOM, ROOM_NAMES, type Run } from '../rules/run-state.ts';
import { PHASE, STREAM, type State } from '../rules/state.ts';
import { CHARACTERS } from '../words/lists.ts';
import { checkClimb } from './climb-check.ts';
import { flag } from './plain.ts';

const KEYS = ['ruby', 'sapphire', 'emerald'] as const;
/** Rooms, and other places between combats where a position can start. */
export const PLACES = [...ROOM_NAMES, 'neow', 'map', 'bossRelics', 'actEnd', 'newAct', 'quickStart'] as const;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const cards = v.optional(v.array(v.string()));
/** Added by `show` for expectations; positions that are read back may contain it. */
const shown = v.optional(v.unknown());

export const climbSchema = v.strictObject({
  act: v.optional(whole(1, 4), 1),
  ascension: v.optional(whole(0, 13), 0),
  room: v.pipe(
    v.optional(v.picklist(PLACES), 'map'),
    v.description('Where the party is; with enemies on the table, the kind of room in which it fights'),
  ),
  event: v.optional(v.nullable(v.string()), null),
  neow: v.pipe(v.optional(v.array(v.string()), []), v.description('Ids of the Neow cards by player')),
  map: v.optional(v.string()),
  rooms: v.pipe(
    v.optional(v.array(v.picklist(ROOM_NAMES))),
    v.description('What lies on each space, and the spaces that lie face down'),
  ),
  faceDown: v.optional(v.array(whole(0, 99))),
  space: v.optional(v.nullable(whole(0, 99)), null),
  path: v.pipe(
    v.optional(v.array(whole(0, 99)), []),
    v.description('The spaces entered in this Act, in order'),
  ),
  boss: v.optional(v.nullable(v.string())),
  secondBoss: v.pipe(
    v.optional(v.nullable(v.string())),
    v.description('If left out, Ascension 13 draws one in Act III; null for none (STS-29.17)'),
  ),
  bossesBeaten: v.optional(whole(0, 9), 0),
  eventsMet: v.optional(whole(0, 99), 0),
  keys: v.optional(v.array(v.picklist(KEYS)), []),
  modifiers: v.optional(v.array(v.picklist(RUN_MODIFIERS)), []),
  unlocks: v.pipe(
    v.optional(
      v.strictObject({
        Ironclad: v.optional(whole(0, 3), 0),
        Silent: v.optional(whole(0, 3), 0),
        Defect: v.optional(whole(0, 3), 0),
        Watcher: v.optional(whole(0, 3), 0),
        colorless: flag,
        actFour: flag,
      }),
      {},
    ),
    v.description('Opened locks by character, and the other two unlocks'),
  ),
  options: v.optional(v.array(v.picklist(Object.keys(OPTION) as (keyof typeof OPTION)[])), []),
  startAct: v.optional(whole(1, 4), 1),
  decks: v.pipe(
    v.optional(
      v.strictObject({
        relics: cards,
        bossRelics: cards,
        curses: cards,
        colorless: cards,
        events: cards,
        encounters: cards,
        elites: cards,
        neow: cards,
      }),
      {},
    ),
    v.description(
      'Whole decks, the top card first; a deck that is left out is shuffled as at the start of the Act',
    ),
  ),
  menus: shown,
  finished: shown,
  offer: shown,
  merchant: shown,
  bossRelics: shown,
  votes: shown,
  sharing: shown,
  turnedUp: shown,
});
export type ClimbPosition = v.InferOutput<typeof climbSchema>;

const PATH = 'position.climb';
/** STS-29.17 */
const DOUBLE_BOSS = 13;

export const fillClimb = (state: State, given: ClimbPosition): void => {
  const { run } = state;
  layOutSharedDecks(state);
  for (const { relics } of state.players) {
    for (const relic of relics) {
      takeOut(run.relicDeck, relic);
      takeOut(run.bossRelicDeck, relic);
    }
  }
  if (run.act < 4) layOutActDecks(state);
  fillMap(state, given);
  fillDecks(state, given);
  checkClimb(state);
  run.boss =
    typeof given.boss === 'string' ? enemyNamed(given.boss, `${PATH}.boss`) : firstBoss(state, given);
  run.secondBoss =
    typeof given.secondBoss === 'string'
      ? enemyNamed(given.secondBoss, `${PATH}.secondBoss`)
      : secondBossOf(state, given);
};

/** The Boss on the table if one is fought, otherwise any of the Act. */
const firstBoss = (state: State, { act, room }: ClimbPosition): number => {
  const drawn = drawBoss(state, act, NONE);
  const fought = state.enemies.find(({ kind }) => ENEMY_ENTRIES[kind]?.boss === true);
  return room === 'boss' && fought !== undefined ? fought.kind : drawn;
};

const secondBossOf = (state: State, { act, ascension, secondBoss }: ClimbPosition): number =>
  secondBoss === undefined && act === 3 && ascension >= DOUBLE_BOSS
    ? drawBoss(state, act, state.run.boss)
    : NONE;

const takeOut = (deck: number[], item: number): void => {
  const at = deck.indexOf(item);
  if (at >= 0) deck.splice(at, 1);
};

/** The climb's settings before anything is laid out. */
export const fillRun = (run: Run, given: ClimbPosition): void => {
  run.mode = MODE.climb;
  run.act = given.act;
  run.ascension = given.ascension;
  run.modifiers = modifierBits(given.modifiers);
  run.unlocks = CHARACTERS.map((character) => given.unlocks[character] ?? 0);
  run.colorless = given.unlocks.colorless ? 1 : 0;
  run.actFour = given.unlocks.actFour ? 1 : 0;
  run.options = given.options.reduce((bits, option) => bits | OPTION[option], 0);
  run.keys = given.keys.reduce((bits, key) => bits | KEY[key], 0);
  run.bossesBeaten = given.bossesBeaten;
  run.eventsMet = given.eventsMet;
  run.startAct = given.startAct;
};

const fillMap = (state: State, given: ClimbPosition): void => {
  const { run } = state;
  layOutMap(state);
  if (given.map !== undefined) {
    const names = MAPS.map(({ name }) => name);
    run.map = names.indexOf(given.map);
    if (run.map < 0)
      throw new InputError(`${PATH}.map: no map is called "${given.map}"${didYouMean(given.map, names)}`);
    const kinds = MAPS[run.map]?.spaces.map(({ kind }) => kind) ?? [];
    run.rooms = kinds.map((kind) => (kind === 'dark' || kind === 'light' ? ROOM.encounter : ROOM[kind]));
    run.faceDown = kinds.map(() => 0);
  }
  if (given.rooms !== undefined) run.rooms = given.rooms.map((room) => ROOM[room]);
  if (given.faceDown !== undefined)
    run.faceDown = run.rooms.map((_, at) => (given.faceDown?.includes(at) ? 1 : 0));
  run.space = given.space ?? NONE;
  run.path = given.path.slice();
};

const fillDecks = (state: State, { decks, event, neow }: ClimbPosition): void => {
  const { run } = state;
  const read = (
    names: readonly string[] | undefined,
    deck: number[],
    find: (name: string, path: string) => number,
    path: string,
  ): number[] => names?.map((name, at) => find(name, `${PATH}.decks.${path}[${at}]`)).reverse() ?? deck;
  const item = (kind: string) => (name: string, path: string) => itemNamed(name, [kind], path);
  const face = (name: string, path: string) => faceNamed(name, 'Ironclad', path);
  const eventOf = (name: string, path: string) => eventNamed(name, run.act, path);
  run.relicDeck = read(decks.relics, run.relicDeck, item('relic'), 'relics');
  run.bossRelicDeck = read(decks.bossRelics, run.bossRelicDeck, item('bossRelic'), 'bossRelics');
  run.curseDeck = read(decks.curses, run.curseDeck, face, 'curses');
  run.colorlessDeck = read(decks.colorless, run.colorlessDeck, face, 'colorless');
  run.eventDeck = read(decks.events, run.eventDeck, eventOf, 'events');
  run.encounterDeck = read(decks.encounters, run.encounterDeck, enemyNamed, 'encounters');
  run.eliteDeck = read(decks.elites, run.eliteDeck, enemyNamed, 'elites');
  run.neowDeck = read(decks.neow ?? (neow.length > 0 ? neow : undefined), run.neowDeck, neowNamed, 'neow');
  if (event === null) return;
  const onTop = eventNamed(event, run.act, `${PATH}.event`);
  takeOut(run.eventDeck, onTop);
  run.eventDeck.push(onTop);
};

const eventNamed = (name: string, act: number, path: string): number => {
  const found = EVENT_ENTRIES.findIndex(
    ({ definition }) => definition.name === name && definition.act === act,
  );
  if (found >= 0) return found;
  const known = EVENT_ENTRIES.filter(({ definition }) => definition.act === act).map(
    ({ definition }) => definition.name,
  );
  throw new InputError(`${path}: no Event of Act ${act} is called "${name}"${didYouMean(name, known)}`);
};

const neowNamed = (id: string, path: string): number => {
  const found = NEOW_ENTRIES.findIndex(({ card }) => card.id === id);
  if (found < 0) throw new InputError(`${path}: there is no Neow card "${id}"`);
  return found;
};

/** Opens the party's place; the caller's `advance` carries out the effects. */
export const enterClimb = (state: State, { room, act, startAct: first }: ClimbPosition): void => {
  const { run } = state;
  state.round = 0;
  switch (room) {
    case 'none':
    case 'map':
      state.phase = PHASE.map;
      break;
    case 'neow':
      openNeow(state, undefined);
      break;
    case 'quickStart':
      run.startAct = first;
      state.phase = PHASE.quickStart;
      break;
    case 'bossRelics':
      run.room = ROOM.boss;
      openBossRelics(state, undefined);
      break;
    case 'actEnd':
      run.room = ROOM.boss;
      state.phase = PHASE.actEnd;
      break;
    case 'newAct':
      for (const { rewardDeck } of state.players) shuffle(state.random, STREAM.setup, rewardDeck);
      startAct(state, act, undefined);
      break;
    default:
      enterRoom(state, ROOM[room], undefined);
  }
};

/** A fight on the climb: the room decides who gets which rewards (STS-15.9, STS-15.10). */
export const fightOnClimb = (state: State, { room }: ClimbPosition): void => {
  const { run } = state;
  run.room = ROOM_NAMES.includes(room as (typeof ROOM_NAMES)[number])
    ? ROOM[room as (typeof ROOM_NAMES)[number]]
    : ROOM.encounter;
  const leader = state.enemies.find(({ kind }) => {
    const rank = ENEMY_ENTRIES[kind]?.definition.rank;
    return rank === 'elite' || rank === 'boss';
  });
  if (leader === undefined) return;
  run.rewardKind = leader.kind;
  state.encounters = [leader.kind];
};
