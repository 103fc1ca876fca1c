import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameLog, type LogEntry, standingEntries } from './log.ts';
import type { Move } from './move.ts';
import { InputError } from './refusal.ts';
import { contentHash, openLog, replayLog } from './replay.ts';
import { addNumber, countingGame, rollDie } from './testing/counting-game.ts';

const setup = { seats: 2, goal: 20 };

const logOf = (entries: readonly LogEntry[], seed = 'seed'): GameLog => ({
  ...openLog(countingGame, setup, seed),
  entries,
});

/** Moves in turn, numbered from 1. */
const movesInTurn = (moves: readonly Move[]): LogEntry[] =>
  moves.map((move, at) => ({ seq: at + 1, seat: at % 2, move }));

const seqs = (entries: readonly LogEntry[]): number[] => standingEntries(entries).map(({ seq }) => seq);

const move = (seq: number): LogEntry => ({ seq, seat: 0, move: 1 });
const undo = (seq: number, undoTo: number): LogEntry => ({ seq, seat: 0, undoTo });

describe('openLog', () => {
  it('writes down everything that is needed to play again', () => {
    expect(openLog(countingGame, setup, 'abc')).toEqual({
      game: 'counting',
      rulesVersion: 3,
      contentHash: contentHash(countingGame),
      setup,
      seed: 'abc',
      entries: [],
    });
  });

  it('has another content hash when the content changes', () => {
    const [die] = countingGame.content;
    const changed = { ...countingGame, content: [{ ...die, copies: 2 }] } as typeof countingGame;
    expect(contentHash(changed)).not.toBe(contentHash(countingGame));
  });
});

describe('standingEntries', () => {
  it('are all moves when nothing was undone', () => {
    expect(seqs([])).toEqual([]);
    expect(seqs([move(1), move(2), move(3)])).toEqual([1, 2, 3]);
  });

  it('end at the entry that an undo went back to', () => {
    expect(seqs([move(1), move(2), move(3), undo(4, 1)])).toEqual([1]);
    expect(seqs([move(1), move(2), undo(3, 0)])).toEqual([]);
  });

  it('go on with what was played after an undo', () => {
    expect(seqs([move(1), move(2), undo(3, 1), move(4), move(5)])).toEqual([1, 4, 5]);
  });

  it('are cut again by a second undo, before or after the first', () => {
    expect(seqs([move(1), move(2), undo(3, 1), move(4), undo(5, 1)])).toEqual([1]);
    expect(seqs([move(1), move(2), undo(3, 1), move(4), undo(5, 0), move(6)])).toEqual([6]);
    expect(seqs([move(1), move(2), move(3), undo(4, 2), undo(5, 1)])).toEqual([1]);
  });

  it('do not bring back what was undone, even if an undo names it', () => {
    // Entry 2 was undone by 3: going back to 3, or to 2, leaves what stood after them.
    expect(seqs([move(1), move(2), undo(3, 1), move(4), undo(5, 3)])).toEqual([1]);
    expect(seqs([move(1), move(2), undo(3, 1), move(4), undo(5, 2)])).toEqual([1]);
  });

  it('are what a player would keep by hand, for any log', () => {
    const steps = fc.array(fc.option(fc.nat({ max: 12 }), { freq: 4 }), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (list) => {
        let kept: number[] = [];
        const entries = list.map((back, at): LogEntry => {
          const seq = at + 1;
          if (back === null) kept.push(seq);
          else kept = kept.filter((one) => one <= back);
          return back === null ? move(seq) : undo(seq, back);
        });
        expect(seqs(entries)).toEqual(kept);
      }),
    );
  });
});

describe('replayLog', () => {
  it('begins at the base of a log that an update has cut', () => {
    const entries = movesInTurn([addNumber(3), addNumber(2), addNumber(1)]);
    const base = { seq: 2, at: 0, state: replayLog(countingGame, logOf(entries.slice(0, 2))) };
    expect(replayLog(countingGame, { ...logOf(entries), base })).toEqual(
      replayLog(countingGame, logOf(entries)),
    );
  });

  it('gives the state that the moves lead to', () => {
    const state = replayLog(countingGame, logOf(movesInTurn([addNumber(3), addNumber(2), addNumber(1)])));
    expect(state).toMatchObject({ total: 6, turns: 3 });
  });

  it('throws the same dice for the same seed', () => {
    const moves = fc.array(fc.constantFrom(addNumber(1), addNumber(3), rollDie), { maxLength: 3 });
    fc.assert(
      fc.property(fc.string(), moves, (seed, list) => {
        const played = countingGame.start(setup, seed);
        list.forEach((one, at) => {
          countingGame.apply(played, at % 2, one);
        });
        expect(replayLog(countingGame, logOf(movesInTurn(list), seed))).toEqual(played);
      }),
    );
  });

  it('leaves undone moves out, also the dice they threw', () => {
    const [first, , third] = movesInTurn([rollDie, rollDie, addNumber(1)]);
    const entries = [
      first,
      { seq: 2, seat: 1, move: rollDie },
      { seq: 3, seat: 1, undoTo: 1 },
      { seq: 4, seat: 1, move: addNumber(2) },
    ] as LogEntry[];
    const straight = [first, { seq: 2, seat: 1, move: addNumber(2) }] as LogEntry[];
    expect(third?.seq).toBe(3);
    expect(replayLog(countingGame, logOf(entries))).toEqual(replayLog(countingGame, logOf(straight)));
  });

  it('tells every event with the entry it came from', () => {
    const told: [number, number][] = [];
    replayLog(countingGame, logOf(movesInTurn([addNumber(3), addNumber(2)])), (event, entry) =>
      told.push([entry.seq, event.added]),
    );
    expect(told).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });

  it('refuses the log of another game', () => {
    const log = { ...logOf([]), game: 'slay-the-spire' };
    expect(() => replayLog(countingGame, log)).toThrow(
      new InputError('log is of the game "slay-the-spire", not of "counting"'),
    );
  });

  it('refuses a log of other rules and names both versions', () => {
    const log = { ...logOf([]), rulesVersion: 2 };
    expect(() => replayLog(countingGame, log)).toThrow(
      new InputError('log has rules version 2; this release plays 3'),
    );
  });

  it('refuses a set-up that the game cannot read', () => {
    expect(() => replayLog(countingGame, { ...logOf([]), setup: { seats: 9 } })).toThrow(InputError);
  });

  it('refuses an illegal move, naming the entry and the reason', () => {
    const entries = movesInTurn([addNumber(3), addNumber(2), addNumber(7)]);
    expect(() => replayLog(countingGame, logOf(entries))).toThrow(
      new InputError('entry 3 of the log is refused: not-a-number'),
    );
    const outOfTurn: LogEntry[] = [{ seq: 5, seat: 1, move: addNumber(1) }];
    expect(() => replayLog(countingGame, logOf(outOfTurn))).toThrow('entry 5 of the log is refused');
  });

  it('does not care about an illegal move that was undone', () => {
    const entries: LogEntry[] = [
      { seq: 1, seat: 1, move: addNumber(1) },
      { seq: 2, seat: 0, undoTo: 0 },
      { seq: 3, seat: 0, move: addNumber(1) },
    ];
    expect(replayLog(countingGame, logOf(entries)).total).toBe(1);
  });
});
