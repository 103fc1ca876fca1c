import {
  type AnyGame,
  contentHash,
  createMoveList,
  fingerprint,
  listedMoves,
  openLog,
  replayLog,
  seatsIn,
} from '@three-spires/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askUndo,
  commitEntry,
  eventsFor,
  lastSeq,
  openTable,
  pictureFor,
  proposeMove,
  restoreTable,
  type Table,
  tableLog,
  usableSnapshot,
} from './index.ts';
import { type ToyState, toyGame } from './toy-game.ts';

type Subject = {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly seats: number;
  /** What no other seat may find in its picture. */
  readonly secretsOf: (state: unknown, seat: number) => readonly unknown[];
};

const subjects: readonly Subject[] = [
  {
    game: toyGame,
    setup: { players: 3, rounds: 50 },
    seats: 3,
    secretsOf: (state, seat) => [
      ...((state as ToyState).players[seat]?.hand ?? []),
      ...(state as ToyState).deck,
    ],
  },
];

const UNDO_SHARE = 8;

/** Plays a table by a list of numbers: most choose a move, some take one back. */
const play = (table: Table, choices: readonly number[]): void => {
  const { game } = table;
  const list = createMoveList();
  for (const choice of choices) {
    const deciding = seatsIn(game.deciding(table.state));
    const seat = deciding[choice % deciding.length];
    if (seat === undefined) return;
    if (choice % UNDO_SHARE === 0 && table.standing.length > 0) undo(table, choice);
    else {
      list.length = 0;
      game.legal(table.state, seat, list);
      const moves = listedMoves(list);
      proposeMove(table, seat, moves[(choice >>> 3) % moves.length] ?? -1);
    }
  }
};

const undo = (table: Table, choice: number): void => {
  const back = Math.min(table.standing.length, 1 + ((choice >>> 3) % 4));
  const to = table.standing.at(-back - 1)?.seq ?? 0;
  const { prepared } = askUndo(table, 'ann', 0, to);
  if (prepared !== undefined) commitEntry(table, prepared);
};

const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 120 });

describe.each(subjects)('$game.name', ({ game, setup, seats, secretsOf }) => {
  const open = (seed: string, people: readonly string[]): Table =>
    openTable({ game, setup, seed, seats: people.map((person) => ({ person, name: person })) });
  const alone = new Array<string>(seats).fill('ann');

  it('is the fold of its log', () => {
    fc.assert(
      fc.property(fc.string(), choices, (seed, list) => {
        const table = open(seed, alone);
        play(table, list);
        const log = tableLog(table);
        expect(log.contentHash).toBe(contentHash(game));
        expect(fingerprint(replayLog(game, log))).toBe(fingerprint(table.state));
        const restored = restoreTable(game, log, table.seats);
        expect(pictureFor(restored, 'ann')).toEqual(pictureFor(table, 'ann'));
        expect(eventsFor(restored, 'ann')).toEqual(eventsFor(table, 'ann'));
      }),
      { numRuns: 40 },
    );
  });

  it('is the same from any usable snapshot, also after JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(), { minLength: 300, maxLength: 600 }), (seed, list) => {
        const table = open(seed, alone);
        const stored = new Map<number, string>();
        for (const choice of list) {
          play(table, [choice]);
          if (lastSeq(table) % 10 === 0) stored.set(lastSeq(table), JSON.stringify(table.state));
        }
        const seq = usableSnapshot(table.entries, [...stored.keys()]);
        const state = seq === undefined ? undefined : stored.get(seq);
        const snapshot =
          seq === undefined || state === undefined ? undefined : { seq, state: JSON.parse(state) };
        const restored = restoreTable(game, tableLog(table), table.seats, snapshot);
        expect(fingerprint(restored.state)).toBe(fingerprint(table.state));
        expect(eventsFor(restored, 'ann')).toEqual(eventsFor(table, 'ann'));
        expect(pictureFor(restored, 'ann')).toEqual(pictureFor(table, 'ann'));
      }),
      { numRuns: 10 },
    );
  });

  it('comes back to the same state when moves are undone and played again', () => {
    fc.assert(
      fc.property(fc.string(), choices, fc.integer({ min: 1, max: 30 }), (seed, list, back) => {
        const table = open(seed, alone);
        play(table, list);
        const undone = table.standing.slice(-back);
        const after = fingerprint(table.state);
        const to = table.standing.at(-undone.length - 1)?.seq ?? 0;
        const { prepared } = askUndo(table, 'ann', 0, to);
        if (prepared === undefined) return;
        commitEntry(table, prepared);
        const fresh = { ...openLog(game, setup, seed), entries: table.standing };
        expect(fingerprint(table.state)).toBe(fingerprint(replayLog(game, fresh)));
        for (const { seat, move } of undone) expect(proposeMove(table, seat, move).refusal).toBeUndefined();
        expect(fingerprint(table.state)).toBe(after);
      }),
      { numRuns: 40 },
    );
  });

  it('shows nobody what only another seat may know', () => {
    const people = Array.from({ length: seats }, (_, seat) => `person-${seat}`);
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), choices, (seed, list) => {
        const table = open(seed, people);
        play(table, list);
        for (const [seat, person] of people.entries()) {
          const facts = leaves([pictureFor(table, person), eventsFor(table, person)]);
          expect(facts).not.toContain(seed);
          for (const other of people.keys()) {
            if (other === seat) continue;
            const hidden = secretsOf(table.state, other);
            expect(hidden.filter((secret) => facts.has(secret))).toEqual([]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** Every string and number in a piece of data. */
const leaves = (data: unknown, found = new Set<unknown>()): Set<unknown> => {
  if (typeof data !== 'object' || data === null) return found.add(data);
  for (const value of Object.values(data)) leaves(value, found);
  return found;
};
