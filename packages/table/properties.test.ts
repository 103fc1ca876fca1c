import {
  type AnyGame,
  contentHash,
  createMoveList,
  fingerprint,
  hasSeat,
  listedMoves,
  openLog,
  replayLog,
  seatsIn,
} from '@three-spires/kernel';
import { requireSoundImagining } from '@three-spires/kernel/testing';
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askUndo,
  commitEntry,
  eventsFor,
  lastSeq,
  openTable,
  optionsOf,
  pictureFor,
  previewsFor,
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
  /** A state that differs from the given one only in what the seat cannot know. */
  readonly disguise: (state: unknown, seat: number) => unknown;
};

const disguiseToy = (state: ToyState, seat: number): ToyState => {
  const piles = [state.deck, ...state.players.filter((_, other) => other !== seat).map(({ hand }) => hand)];
  const cards = piles.flat().reverse();
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  state.random.reverse();
  return state;
};

/** The cards of a draw pile are known, but not their order; the other hands follow from the rest. */
const disguiseSpire = (state: SlayTheSpireState, seat: number): SlayTheSpireState => {
  state.random.reverse();
  state.potionDeck.reverse();
  for (const [other, { draw, hand, rewardDeck, rareDeck }] of state.players.entries()) {
    for (const pile of [draw, rewardDeck, rareDeck, ...(other === seat ? [] : [hand])]) pile.reverse();
  }
  return state;
};

const subjects: readonly Subject[] = [
  {
    game: toyGame,
    setup: { players: 3, rounds: 50 },
    seats: 3,
    disguise: (state, seat) => disguiseToy(structuredClone(state as ToyState), seat),
  },
  {
    game: slayTheSpire,
    setup: { characters: ['Ironclad', 'Silent', 'Watcher'] },
    seats: 3,
    disguise: (state, seat) => disguiseSpire(structuredClone(state as SlayTheSpireState), seat),
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

describe.each(subjects)('$game.name', ({ game, setup, seats, disguise }) => {
  const open = (seed: string, people: readonly string[]): Table =>
    openTable({
      game,
      setup,
      seed,
      practice: ['freeUndo'],
      seats: people.map((person) => ({ person, name: person })),
    });
  const alone = new Array<string>(seats).fill('ann');

  it('is the fold of its log', () => {
    fc.assert(
      fc.property(fc.string(), choices, (seed, list) => {
        const table = open(seed, alone);
        play(table, list);
        const log = tableLog(table);
        expect(log.contentHash).toBe(contentHash(game));
        expect(fingerprint(replayLog(game, log))).toBe(fingerprint(table.state));
        const restored = restoreTable(game, log, table.seats, { practice: table.practice });
        expect(pictureFor(restored, 'ann')).toEqual(pictureFor(table, 'ann'));
        expect(eventsFor(restored, 'ann')).toEqual(eventsFor(table, 'ann'));
      }),
      { numRuns: 40 },
    );
  });

  it('shows bots what their seat knows and nothing more', () => {
    let varied = 0;
    fc.assert(
      fc.property(fc.string(), choices, (seed, list) => {
        const table = open(seed, alone);
        play(table, list);
        for (let seat = 0; seat < seats; seat++)
          if (requireSoundImagining(game, table.state, seat, disguise(table.state, seat))) varied++;
      }),
      { numRuns: 40 },
    );
    expect(varied).toBeGreaterThan(40);
  });

  it('is the same from any usable snapshot, even after a round trip through JSON', () => {
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
        const restored = restoreTable(game, tableLog(table), table.seats, {
          practice: table.practice,
          snapshot,
        });
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
        for (const entry of undone)
          if ('move' in entry) expect(proposeMove(table, entry.seat, entry.move).refusal).toBeUndefined();
        expect(fingerprint(table.state)).toBe(after);
      }),
      { numRuns: 40 },
    );
  });

  it('shows a person nothing that depends on what their seat cannot know', () => {
    const people = Array.from({ length: seats }, (_, seat) => `person-${seat}`);
    fc.assert(
      fc.property(fc.string(), choices, (seed, list) => {
        const table = open(seed, people);
        for (const choice of list) {
          play(table, [choice]);
          const seat = choice % seats;
          const person = people[seat];
          const disguised: Table = { ...table, state: disguise(table.state, seat) };
          expect(pictureFor(disguised, person)).toEqual(pictureFor(table, person));
          const moves = optionsOf(table, seat).map(({ move }) => move);
          const previews = (shown: Table) => previewsFor(shown, String(person), seat, moves);
          expect(previews(disguised)).toEqual(previews(table));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('shows the secret part of an event only to its seats, and the seed to no one', () => {
    const people = Array.from({ length: seats }, (_, seat) => `person-${seat}`);
    const seed = 'a seed that is easily found';
    fc.assert(
      fc.property(choices, (list) => {
        const table = open(seed, people);
        play(table, list);
        for (const [seat, person] of [...people.entries(), [undefined, undefined] as const]) {
          const events = eventsFor(table, person);
          expect(JSON.stringify([pictureFor(table, person), events])).not.toContain(seed);
          for (const { event } of events) {
            if (event.secret === undefined) continue;
            expect(seat !== undefined && hasSeat(event.secret.seats, seat)).toBe(true);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
