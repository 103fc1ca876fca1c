import {
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  type Random,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { stygianSociety as game, type StygianSocietyState } from '@three-spires/stygian-society';
import { anyFall, fixtures, positionOf, sensibleMove } from '@three-spires/stygian-society/testing';
import { describe, expect, test } from 'vitest';
import type { StygianSocietyEvent, StygianSocietyView } from '../../pieces/content.ts';
import { paceOf } from './pace.ts';
import { retell } from './retell.ts';

type View = StygianSocietyView;
type Field = keyof View;

/** What no event tells: the open question and what the game waits for. The picture after the batch brings them. */
const UNTOLD: ReadonlySet<Field> = new Set(['question', 'proposals', 'taken', 'phase', 'awaited', 'stuck']);

/** The question that was open is answered by the first event after it. */
const ANSWERED: readonly Field[] = ['question', 'proposals', 'taken', 'phase'];

const CARDS: readonly Field[] = ['heroes', 'partyTreasures', 'luckLimit', 'woundLimit', 'shieldsLeft'];
const FALL: readonly Field[] = ['tower', 'field', 'crypt', 'gathered', 'stuck', 'awaited'];

/** What an event may change on the screen, besides the answered question. */
const NAMED: Readonly<Record<StygianSocietyEvent['type'], readonly Field[]>> = {
  floorBegan: [
    ...(['floor', 'place', 'active', 'rooms', 'peril', 'fired', 'doubled', 'extra'] as const),
    ...(['bank', 'field', 'crypt'] as const),
  ],
  floorCompleted: ['bank', 'gathered', 'active', 'shieldsLeft'],
  chestsFound: ['chestsLeft'],
  decksChanged: ['rooms', 'treasureDeck'],
  turnBegan: ['turn', 'active', 'supported', 'guard', 'shieldsLeft', 'action', 'target'],
  turnEnded: [],
  used: ['supported'],
  marked: CARDS,
  chose: ['action', 'target'],
  gathered: ['bank', 'gathered'],
  added: ['bank', 'gathered'],
  perilCubes: ['extra'],
  falls: ['gathered', 'awaited'],
  dropped: FALL,
  jostled: FALL,
  luck: ['luck'],
  peril: ['peril'],
  perilEvent: ['fired'],
  acted: [],
  cancelled: [],
  paid: [],
  forfeited: [],
  prevented: ['shieldsLeft', 'guard'],
  guarded: ['guard'],
  doubled: ['doubled'],
  suffered: ['wounds'],
  healed: ['wounds'],
  wounded: ['figures'],
  mended: ['figures'],
  eliminated: ['figures'],
  fled: ['figures'],
  arrived: ['figures'],
  moved: ['figures'],
  xp: [],
  counted: ['xp'],
  level: ['xp', 'needed', 'heroes', 'partyTreasures'],
  learned: CARDS,
  afflicted: ['heroes', 'tokensLeft'],
  warded: [],
  relieved: ['heroes', 'tokensLeft'],
  tired: ['heroes', 'partyTreasures'],
  refreshed: ['heroes', 'partyTreasures'],
  cubes: ['bank', 'tower', 'field', 'crypt', 'banished', 'stuck'],
  regrouped: ['bank', 'tower', 'field', 'crypt', 'stuck'],
  chestOpened: ['chestsLeft', 'chestCard'],
  chestLeft: ['chestsLeft'],
  treasure: [...CARDS, 'treasureDeck'],
  gave: ['heroes', 'shieldsLeft'],
  declined: [],
  over: ['result', 'shieldsLeft'],
};

const differing = (one: View, other: View): Field[] =>
  ([...new Set([...Object.keys(one), ...Object.keys(other)])] as Field[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );

/** Tells a batch on the view before it, and says what went wrong. */
const faultsOf = (before: View, next: View, events: readonly StygianSocietyEvent[]): string[] => {
  const faults: string[] = [];
  let shown = before;
  events.forEach((event, place) => {
    const told = retell(shown, event, { next, later: events.slice(place + 1) });
    for (const field of differing(shown, told))
      if (![...NAMED[event.type], ...ANSWERED].includes(field)) faults.push(`${event.type} changes ${field}`);
    shown = told;
  });
  for (const field of differing(shown, next))
    if (!UNTOLD.has(field))
      faults.push(
        `${field} is ${JSON.stringify(shown[field])}, not ${JSON.stringify(next[field])}, after ${events.map(({ type }) => type).join(' ')}`,
      );
  return faults;
};

type Played = { readonly faults: string[]; readonly told: Set<string> };

/** One move by simple sense, or a fall where the tower waits for one. */
const playOn = (
  state: StygianSocietyState,
  random: Random,
  emit: (event: StygianSocietyEvent) => void,
): void => {
  if (game.outside?.wanted(state) !== undefined) {
    game.outside.apply(state, game.outside.read(state, anyFall(state, random)), emit);
    return;
  }
  const seats = seatsIn(game.deciding(state));
  const seat = seats[randomBelow(random, 0, seats.length)] ?? 0;
  const list = createMoveList();
  game.legal(state, seat, list);
  game.apply(state, seat, sensibleMove(state, listedMoves(list) as Move[], random), emit);
};

const playThrough = (setup: unknown, seed: string, most: number): Played => {
  const random = createRandom(seed, 1);
  const played: Played = { faults: [], told: new Set() };
  const state = game.start(game.readSetup(setup), seed, () => undefined);
  for (let move = 0; move < most && game.outcome(state) === undefined; move++) {
    const events: StygianSocietyEvent[] = [];
    const before = game.view(state, 0);
    playOn(state, random, (event) => events.push(event));
    for (const { type } of events) played.told.add(type);
    played.faults.push(...faultsOf(before, game.view(state, 0), events));
  }
  return played;
};

const all = (games: readonly Played[]): Played => ({
  faults: [...new Set(games.flatMap(({ faults }) => faults))].slice(0, 8),
  told: new Set(games.flatMap(({ told }) => [...told])),
});

const MOST_MOVES = 4000;
const FLOORS = 240;
const MOVES_OF_A_FLOOR = 80;

describe('events told one after another', () => {
  test('bring every figure of whole games to where the next view has it', () => {
    const games = fixtures.games.flatMap(({ name, setup }) =>
      ['a', 'b'].map((seed) => playThrough(setup, `${name} ${seed}`, MOST_MOVES)),
    );
    expect(all(games).faults).toEqual([]);
  });

  test('do so in every room and with every boss, and every kind of event is told', () => {
    const random = createRandom('floors', 1);
    const games = Array.from({ length: FLOORS }, (_, number) =>
      playThrough({ players: 2, position: positionOf(number, random) }, `floor ${number}`, MOVES_OF_A_FLOOR),
    );
    const { faults, told } = all(games);
    expect(faults).toEqual([]);
    const untold = Object.keys(NAMED).filter((type) => !told.has(type));
    expect(untold.filter((type) => type !== 'jostled')).toEqual([]);
  });

  test('hold the stage for a while where an enemy acts, and not for what nobody sees', () => {
    expect(paceOf({ type: 'acted', enemy: 0, colour: 3, field: 1, crypt: 0 })).toBeGreaterThan(0);
    expect(paceOf({ type: 'marked', card: 0, mark: 'exhaust' })).toBe(0);
  });
});
