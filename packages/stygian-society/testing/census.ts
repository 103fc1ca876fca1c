/**
 * Checks that everything printed takes effect somewhere, by counting in random games from special positions.
 */
import {
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  moveA,
  moveKind,
  NONE,
  type Random,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { SKILLS, TREASURES } from '../content/index.ts';
import { stygianSociety } from '../index.ts';
import {
  CARD_ENTRIES,
  CHEST_ENTRIES,
  cardEntry,
  ENEMY_ENTRIES,
  GENERICS,
  PLACE_ENTRIES,
  placeEntry,
} from '../rules/compile/entries.ts';
import { countKind } from '../rules/enemy/ranks.ts';
import type { StygianSocietyEvent } from '../rules/event.ts';
import { DONE, MOVE } from '../rules/moves.ts';
import { BOSS, QUESTION, type State } from '../rules/state.ts';
import { ATTACKS, COLOURS, HEROES, STATUSES } from '../words/lists.ts';

type Counted = { readonly kind: string; readonly name: string; readonly count: number };

/**
 * Mostly attacks and pays as much as possible, otherwise random: random moves alone never leave the first
 * floor.
 */
export const sensibleMove = (state: State, moves: readonly Move[], random: Random): Move => {
  // STY-20.12: a few of the offers are enough.
  if (state.question.kind === QUESTION.trade && randomBelow(random, 0, 4) > 0) return DONE;
  const chance = moves[randomBelow(random, 0, moves.length)] as Move;
  if (randomBelow(random, 0, 6) === 0) return chance;
  const isPaying = state.question.kind === QUESTION.pay;
  const good = moves.filter((move) =>
    isPaying
      ? moveKind(move) === MOVE.pay && moveA(move) === state.question.number
      : moveKind(move) === MOVE.action &&
        cardEntry(moveA(move)).attack !== NONE &&
        !GENERICS.includes(moveA(move)),
  );
  return good[randomBelow(random, 0, good.length)] ?? chance;
};

const MOST_DECISIONS = 120;
/** Each playthrough covers part of a floor; this many of them make about one game. */
const FLOORS_PER_GAME = 12;

const some = <T>(all: readonly T[], random: Random, oneIn: number): T[] =>
  all.filter(() => randomBelow(random, 0, oneIn) === 0);

/**
 * Cycles through rooms and bosses, with a party that holds a third of everything, and occasionally before the
 * chests.
 */
export const positionOf = (number: number, random: Random): unknown => {
  const { definition, boss, events } = placeEntry(number % PLACE_ENTRIES.length);
  const isWizard = boss?.definition.kind === 'wizard';
  const isChests = !isWizard && randomBelow(random, 0, 4) === 0;
  const solo = some(
    TREASURES.filter(({ owner }) => owner === 'solo'),
    random,
    3,
  );
  const last = events[events.length - 1]?.at ?? 1;
  return {
    players: 2,
    place: definition.name,
    floor: boss === undefined ? 1 : isWizard ? 6 : 3,
    at: isChests ? 'floor end' : 'turn',
    physical: false,
    peril: randomBelow(random, 0, last),
    wounds: 4 + randomBelow(random, 0, 16),
    luck: 2,
    field: { blue: 3, green: 3, white: 3, red: 3, yellow: 3, black: 3 },
    ...(isChests ? {} : ranksOf(number, randomBelow(random, 0, COLOURS.length))),
    heroes: HEROES.map((hero, index) => ({
      hero,
      seat: index >> 1,
      skills: some(
        SKILLS.filter((skill) => skill.hero === hero && skill.level > 0),
        random,
        3,
      ).map(({ name }) => name),
      treasures: solo.filter((_, at) => at % HEROES.length === index).map(({ name }) => name),
      tokens: { Hexed: { blue: 1 } },
    })),
    partyTreasures: some(
      TREASURES.filter(({ owner }) => owner === 'party'),
      random,
      4,
    ).map(({ name }) => name),
  };
};

const colourOfEnemy = new Map(ENEMY_ENTRIES.map(({ definition, colour }) => [definition.name, colour]));

/**
 * The enemies of a place, often without one colour, so that its line is checked; a boss is sometimes beaten.
 */
const ranksOf = (number: number, missing: number): object => {
  const { definition, boss } = placeEntry(number % PLACE_ENTRIES.length);
  const kept = (names: readonly string[]): unknown[] =>
    names.filter((name) => colourOfEnemy.get(name) !== missing);
  const isNear = Math.floor(number / PLACE_ENTRIES.length) % 2 === 0;
  const leader = { enemy: definition.name, wounds: isNear ? (boss?.definition.health ?? 1) - 1 : 0 };
  const rank = (name: 'front' | 'rear'): unknown[] => [
    ...kept(definition[name]),
    ...(boss?.definition.rank === name ? [leader] : []),
  ];
  const [front, rear] = [rank('front'), rank('rear')];
  return front.length + rear.length === 0 ? {} : { front, rear };
};

const MELEE = ATTACKS.indexOf('melee');

/** What an event proves to have taken effect. */
const effectsOf = (event: StygianSocietyEvent, state: State): string[] => {
  const place = state.place === NONE ? '' : placeEntry(state.place).definition.name;
  switch (event.type) {
    case 'used':
      return [cardEntry(event.card).definition.name];
    case 'chose':
      return cardEntry(event.card).pay === undefined ? [cardEntry(event.card).definition.name] : [];
    case 'paid': {
      const entry = cardEntry(event.card);
      const stings = ENEMY_ENTRIES.filter(({ sting }, kind) => sting !== NONE && countKind(state, kind) > 0);
      return [
        entry.definition.name,
        ...(entry.attack === MELEE ? stings.map(({ definition }) => definition.name) : []),
      ];
    }
    case 'turnBegan':
      return passivesOf(state, event.hero);
    case 'acted':
      return event.enemy === NONE
        ? [`${place}: ${COLOURS[event.colour]}`]
        : [ENEMY_ENTRIES[event.enemy]?.definition.name ?? ''];
    case 'perilEvent':
      return [`${place}: peril ${event.at}`];
    case 'eliminated':
      return event.enemy === BOSS ? [place] : [];
    case 'chestOpened':
      return event.sprung ? [CHEST_ENTRIES[event.chest]?.name ?? ''] : [];
    case 'afflicted':
      return [STATUSES[event.status] ?? ''];
    default:
      return [];
  }
};

/** Passive cards work in every turn of their owner, those of the party in all turns. */
const passivesOf = (state: State, hero: number): string[] => {
  const { skills = [], treasures = [] } = state.heroes[hero] ?? {};
  return [...skills, ...treasures, ...state.partyTreasures]
    .map((card) => cardEntry(card).definition)
    .filter(({ type }) => type === 'passive')
    .map(({ name }) => name);
};

const things = (): { kind: string; name: string }[] => [
  ...CARD_ENTRIES.map(({ definition, owner }) => ({
    kind: owner === 'hero' ? 'skill' : owner === 'all' ? 'generic action' : 'treasure',
    name: definition.name,
  })),
  ...ENEMY_ENTRIES.map(({ definition }) => ({ kind: 'enemy', name: definition.name })),
  ...PLACE_ENTRIES.flatMap(({ definition: { name }, lines, events, boss }) => [
    ...lines.flatMap((line, at) =>
      line === undefined ? [] : [{ kind: 'line', name: `${name}: ${COLOURS[3 + at]}` }],
    ),
    ...events.map(({ at }) => ({ kind: 'peril event', name: `${name}: peril ${at}` })),
    ...(boss === undefined ? [] : [{ kind: 'boss', name }]),
  ]),
  ...CHEST_ENTRIES.map(({ name }) => ({ kind: 'chest', name })),
  ...STATUSES.map((name) => ({ kind: 'status', name })),
];

/** Everything printed, with how often it took effect. */
export const takeCensus = (games: number): Counted[] => {
  const counts = new Map<string, number>();
  const list = createMoveList();
  for (let game = 0; game < games * FLOORS_PER_GAME; game++) {
    const random = createRandom(`census ${game}`, 1);
    const state = stygianSociety.scenario.build(positionOf(game, random), `census ${game}`) as State;
    for (let count = 0; count < MOST_DECISIONS && stygianSociety.outcome(state) === undefined; count++) {
      const seats = seatsIn(stygianSociety.deciding(state));
      const seat = seats[randomBelow(random, 0, seats.length)] ?? 0;
      stygianSociety.legal(state, seat, list);
      stygianSociety.apply(state, seat, sensibleMove(state, listedMoves(list), random), (event) => {
        for (const name of effectsOf(event, state)) counts.set(name, (counts.get(name) ?? 0) + 1);
      });
    }
  }
  return things().map(({ kind, name }) => ({ kind, name, count: counts.get(name) ?? 0 }));
};
