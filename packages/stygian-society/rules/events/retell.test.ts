import {
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  type Random,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { changedFields, differences, isNamed } from '@three-spires/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { stygianSociety as game, type StygianSocietyState } from '../../index.ts';
import { anyFall, fixtures, positionOf, sensibleMove } from '../../testing/index.ts';
import type { StygianSocietyView } from '../view-types.ts';
import { EVENTS, retell, type StygianSocietyEvent } from './index.ts';

type View = StygianSocietyView;

/** What no event tells: the open question and what the game waits for. The picture after the batch brings them. */
const UNTOLD: readonly string[] = ['question', 'proposals', 'taken', 'phase', 'awaited', 'stuck'];

/** The question that was open is answered by the first event after it. */
const ANSWERED: readonly string[] = ['question', 'proposals', 'taken'];

/** Changes too rare for these games. */
const RARE: readonly string[] = [
  ...['floorBegan doubled', 'floorCompleted bank', 'floorCompleted gathered', 'cubes tower', 'cubes stuck'],
  ...['level partyTreasures', 'refreshed partyTreasures', 'learned woundLimit'],
  ...['marked shieldsLeft', 'marked luckLimit', 'marked woundLimit'],
  ...['treasure shieldsLeft', 'treasure luckLimit', 'treasure woundLimit'],
];

/** The fields that the record of an event says it changes. */
const NAMED = changedFields(EVENTS);

/** Tells a batch on the view before it, notes the changes, and says what went wrong. */
const faultsOf = (
  before: View,
  next: View,
  events: readonly StygianSocietyEvent[],
  changes: Set<string>,
): string[] => {
  const faults: string[] = [];
  let shown = before;
  events.forEach((event, place) => {
    const told = retell(shown, event, { next, later: events.slice(place + 1) });
    for (const field of differences(shown, told)) {
      changes.add(`${event.type} ${field}`);
      if (!isNamed(field, [...(NAMED.get(event.type) ?? []), ...ANSWERED]))
        faults.push(`${event.type} changes ${field}`);
    }
    shown = told;
  });
  for (const field of differences(shown, next))
    if (!isNamed(field, UNTOLD))
      faults.push(`${field} is not that of the next view after ${events.map(({ type }) => type).join(' ')}`);
  return faults;
};

/** `changes` holds each kind of event with each field that it changed. */
type Played = { readonly faults: string[]; readonly told: Set<string>; readonly changes: Set<string> };

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
  const played: Played = { faults: [], told: new Set(), changes: new Set() };
  const state = game.start(game.readSetup(setup), seed, () => undefined);
  for (let move = 0; move < most && game.outcome(state) === undefined; move++) {
    const events: StygianSocietyEvent[] = [];
    const before = game.view(state, 0);
    playOn(state, random, (event) => events.push(event));
    for (const { type } of events) played.told.add(type);
    played.faults.push(...faultsOf(before, game.view(state, 0), events, played.changes));
  }
  return played;
};

const MOST_MOVES = 4000;
const FLOORS = 240;
const MOVES_OF_A_FLOOR = 80;

/** Whole games, and every room with every boss. */
const playAll = (): readonly Played[] => {
  const random = createRandom('floors', 1);
  return [
    ...fixtures.games.flatMap(({ name, setup }) =>
      ['a', 'b'].map((seed) => playThrough(setup, `${name} ${seed}`, MOST_MOVES)),
    ),
    ...Array.from({ length: FLOORS }, (_, number) =>
      playThrough({ players: 2, position: positionOf(number, random) }, `floor ${number}`, MOVES_OF_A_FLOOR),
    ),
  ];
};

describe('events told one after another', () => {
  const games: Played[] = [];
  beforeAll(() => {
    games.push(...playAll());
  }, 600_000);

  test('bring every figure to where the next view has it, and change only what their records name', () => {
    expect([...new Set(games.flatMap(({ faults }) => faults))].slice(0, 8)).toEqual([]);
  });

  test('are of every kind, and change whatever their records name', () => {
    const told = new Set(games.flatMap((game) => [...game.told]));
    const types = [...NAMED.keys()];
    expect(types.filter((type) => !told.has(type))).toEqual([]);
    const changes = games.flatMap((game) => [...game.changes]);
    const seen = new Set(changes.flatMap((change) => [change, change.split('.')[0]]));
    const named = types.flatMap((type) => (NAMED.get(type) ?? []).map((field) => `${type} ${field}`));
    expect(named.filter((change) => !seen.has(change) && !RARE.includes(change))).toEqual([]);
  });
});
