/** Builds a position from printed names. */
import { didYouMean, InputError, NONE, problemOf, requireBounds, shuffle } from '@three-spires/kernel';
import * as v from 'valibot';
import { POSITION_BOUNDS } from '../rules/bounds.ts';
import { enemyNamed } from '../rules/compile/enemy-names.ts';
import {
  CARD_ENTRIES,
  CHEST_ENTRIES,
  cardEntry,
  cardNamed,
  ENEMY_ENTRIES,
  PLACE_ENTRIES,
  placeEntry,
  placeNamed,
  roomsOfTier,
  treasuresOfTier,
} from '../rules/compile/entries.ts';
import { add, at, total } from '../rules/cubes/cubes.ts';
import { placeFigure } from '../rules/enemy/ranks.ts';
import { MID_BOSS_FLOOR, placeEnemies } from '../rules/floor/floor.ts';
import { pushEnemyRoutine } from '../rules/frames.ts';
import { tokenIndex } from '../rules/hero/heroes.ts';
import { advance } from '../rules/loop.ts';
import { checkPoses, countPoses } from '../rules/outside.ts';
import { readSetup } from '../rules/setup.ts';
import { createGame, startGame } from '../rules/start.ts';
import { BOSS, FLOORS_IN_TOWER, type Hero, PHASE, STREAM, type State } from '../rules/state.ts';
import { COLOURS, HEROES, RANKS, STATUSES } from '../words/lists.ts';
import { addPoses, posesOf } from './fall.ts';
import { HERO_COLOUR_NAMES, type HeroInput, type Position, positionSchema } from './schema.ts';

const cardOf = (name: string, where: string): number => {
  const card = cardNamed(name);
  if (card !== undefined) return card;
  const known = CARD_ENTRIES.map(({ definition }) => definition.name);
  throw new InputError(`${where}: there is no card "${name}"${didYouMean(name, known)}`);
};

const enemyOf = (state: State, name: string, where: string): number => {
  const { boss, definition } = placeEntry(state.place);
  if (boss !== undefined && definition.name === name) return BOSS;
  const enemy = enemyNamed(name);
  if (enemy !== undefined) return enemy;
  const known = ENEMY_ENTRIES.map((entry) => entry.definition.name);
  throw new InputError(`${where}: there is no enemy "${name}"${didYouMean(name, known)}`);
};

const fillHero = (state: State, hero: Hero, input: HeroInput, where: string): void => {
  hero.seat = input.seat;
  for (const name of input.skills) {
    const card = cardOf(name, `${where}.skills`);
    if (cardEntry(card).hero !== hero.hero)
      throw new InputError(`${where}.skills: "${name}" is no skill of the ${input.hero}`);
    if (!hero.skills.includes(card)) hero.skills.push(card);
  }
  hero.treasures = input.treasures.map((name) => cardOf(name, `${where}.treasures`));
  for (const name of input.exhausted) state.exhausted.push(cardOf(name, `${where}.exhausted`));
  for (const [status, counts] of Object.entries(input.tokens))
    for (const [colour, count] of Object.entries(counts ?? {})) {
      const index = COLOURS.indexOf(colour as 'blue');
      add(hero.tokens, tokenIndex(STATUSES.indexOf(status as 'Dazed'), index), count ?? 0);
      add(state.supply, index, -(count ?? 0));
    }
};

const fillCubes = (state: State, position: Position): void => {
  for (const place of ['field', 'crypt', 'tower'] as const)
    COLOURS.forEach((colour, index) => {
      add(state[place], index, position[place][colour]);
      add(state.bank, index, -position[place][colour]);
      if (at(state.bank, index) < 0) throw new InputError(`position: ${place}: more than 10 ${colour} cubes`);
    });
};

/** A physical tower has a pose for each of its cubes. */
const fillPoses = (state: State, { stuck, physical }: Position): void => {
  if (stuck !== undefined && !physical) throw new InputError('position: stuck: the fast tower has no poses');
  if (!physical) return;
  state.stuck = stuck === undefined ? addPoses([], state.tower) : posesOf(stuck);
  checkPoses(state.stuck, 'position: stuck');
  COLOURS.forEach((colour, index) => {
    if (countPoses(state.stuck, index) !== at(state.tower, index))
      throw new InputError(`position: stuck: not as many ${colour} cubes as in tower`);
  });
};

const fillRanks = (state: State, position: Position): void => {
  if (position.front === undefined && position.rear === undefined) {
    placeEnemies(state, undefined);
    return;
  }
  RANKS.forEach((name, rank) => {
    for (const input of position[name] ?? []) {
      const { enemy, wounds } = typeof input === 'string' ? { enemy: input, wounds: 0 } : input;
      placeFigure(state, enemyOf(state, enemy, name), rank, undefined).wounds = wounds;
    }
  });
};

const placeOf = (name: string, where: string): number => {
  const place = placeNamed(name);
  if (place !== undefined) return place;
  const known = PLACE_ENTRIES.map(({ definition }) => definition.name);
  throw new InputError(`position: ${where}: there is no room or boss "${name}"${didYouMean(name, known)}`);
};

const chestOf = (name: string): number => {
  const chest = CHEST_ENTRIES.findIndex((card) => card.name === name);
  if (chest >= 0) return chest;
  const known = CHEST_ENTRIES.map((card) => card.name);
  throw new InputError(`position: chests: there is no chest "${name}"${didYouMean(name, known)}`);
};

/** STY-3.1, STY-22.1, STY-23.1: a mid-boss is on floor 3, a wizard on floor 6, a room on the others. */
const nextOf = (name: string, floor: number): number => {
  const place = placeOf(name, 'next');
  const { boss } = placeEntry(place);
  const kind = boss?.definition.kind ?? 'room';
  const wanted = floor === MID_BOSS_FLOOR ? 'mid-boss' : floor === FLOORS_IN_TOWER ? 'wizard' : 'room';
  if (kind !== wanted)
    throw new InputError(`position: next: floor ${floor} has a ${wanted}, "${name}" is a ${kind}`);
  return place;
};

/** Outcomes fixed in place of chance. */
const arrange = (state: State, { jostling, chests, tokenColours, next }: Position): void => {
  state.jostling = jostling === false ? 0 : 1;
  state.arranged = {
    chests: chests.map(chestOf),
    tokens: tokenColours.map((colour) => HERO_COLOUR_NAMES.indexOf(colour)),
    knocks: typeof jostling === 'boolean' ? [] : jostling.map(Number),
    place: next === undefined ? NONE : nextOf(next, state.floor + 1),
  };
};

/** STY-22.5: applies the other side of the beaten mid-boss. */
const turnBossOver = (state: State, { beaten, floor }: Position): void => {
  if (beaten === undefined) return;
  const { boss } = placeEntry(placeOf(beaten, 'beaten'));
  if (boss?.definition.kind !== 'mid-boss')
    throw new InputError(`position: beaten: "${beaten}" is no mid-boss`);
  if (floor <= MID_BOSS_FLOOR)
    throw new InputError(`position: beaten: the mid-boss is beaten from floor ${MID_BOSS_FLOOR + 1} on`);
  if (boss.defeated !== NONE) pushEnemyRoutine(state, boss.defeated, NONE);
};

const PHASES = {
  turn: PHASE.choosing,
  'start of turn': PHASE.stricken,
  'floor end': PHASE.floorEnd,
  'floor start': PHASE.floorStart,
} as const;

/** STY-22.7: above the mid-boss, the upper decks are used. */
const dealDecks = (state: State, { floor }: Position): void => {
  if (floor > MID_BOSS_FLOOR) {
    state.upper = 1;
    state.rooms = roomsOfTier(true);
    state.treasureDeck = treasuresOfTier(true);
  }
  shuffle(state.random, STREAM.setup, state.rooms);
  shuffle(state.random, STREAM.setup, state.treasureDeck);
};

/** Chart events at or below the given peril have happened. */
const markFired = (state: State): void => {
  placeEntry(state.place).events.forEach((event, index) => {
    if (event.at <= state.peril) state.fired |= 1 << index;
  });
};

const fillTracks = (state: State, position: Position): void => {
  state.luck = position.luck;
  state.xp = position.xp;
  state.needed = position.needed;
  state.wounds = position.wounds;
  state.baseWounds = position.maxWounds;
  state.peril = position.peril;
  markFired(state);
};

/** A new game started from its set-up: `{ "setup": … }`. */
const isFresh = (position: unknown): position is { readonly setup: unknown } =>
  typeof position === 'object' && position !== null && 'setup' in position;

const startFresh = (given: unknown, seed: string): State => {
  const setup = readSetup(given);
  if (setup.position !== undefined) throw new InputError('position.setup: a fresh game has no position');
  return startGame(setup, seed, undefined);
};

export const buildPosition = (value: unknown, seed: string): State => {
  requireBounds(value, POSITION_BOUNDS, 'position');
  if (isFresh(value)) return startFresh(value.setup, seed);
  const read = v.safeParse(positionSchema, value);
  if (!read.success) {
    const [issue] = read.issues;
    throw new InputError(`position: ${v.getDotPath(issue) ?? 'position'}: ${problemOf(issue)}`);
  }
  const position = read.output;
  const heroes = position.heroes.map(({ hero }) => HEROES.indexOf(hero));
  const state = createGame(position.players, heroes, seed);
  state.physical = position.physical ? 1 : 0;
  state.floor = position.at === 'floor start' ? position.floor - 1 : position.floor;
  state.place = placeOf(position.place, 'place');
  position.heroes.forEach((input, index) => {
    if (input.seat >= position.players)
      throw new InputError(`position: heroes.${index}.seat: no such player`);
    fillHero(state, state.heroes[index] as Hero, input, `position: heroes.${index}`);
  });
  state.active = Math.max(
    0,
    heroes.indexOf(HEROES.indexOf(position.active ?? position.heroes[0]?.hero ?? 'Knight')),
  );
  fillCubes(state, position);
  fillPoses(state, position);
  fillTracks(state, position);
  state.partyTreasures = position.partyTreasures.map((name) => cardOf(name, 'position: partyTreasures'));
  dealDecks(state, position);
  const held = [...state.partyTreasures, ...state.heroes.flatMap(({ treasures }) => treasures)];
  state.treasureDeck =
    position.treasureDeck?.map((name) => cardOf(name, 'position: treasureDeck')).reverse() ??
    state.treasureDeck.filter((card) => !held.includes(card));
  if (position.at === 'floor end') state.cleared = 1;
  else if (position.at !== 'floor start') fillRanks(state, position);
  state.turn = 1;
  state.phase = PHASES[position.at];
  if (total(state.supply) < 0) throw new InputError('position: more than 48 status tokens');
  state.found = NONE;
  arrange(state, position);
  turnBossOver(state, position);
  advance(state, undefined);
  return state;
};
