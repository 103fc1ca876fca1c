import { replayLog } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import {
  askUndo,
  branchTable,
  commitEntry,
  openReel,
  openTable,
  pictureFor,
  prepareOutside,
  proposeMove,
  reelMoves,
  reelPictures,
  restoreTable,
  type Table,
  tableLog,
  undoCost,
} from './index.ts';
import { type ToyState, type ToyView, toyGame, toyPlay, toyWish } from './toy-game.ts';

const people = [
  { person: 'ann', name: 'Ann' },
  { person: 'bob', name: 'Bob' },
];

/** Ann has played a card and wished for a gift. */
const wishing = (): Table => {
  const setup = { players: 2, rounds: 3, wishes: true };
  const table = openTable({ game: toyGame, setup, seed: 'gift', seats: people });
  for (const move of [toyPlay(0), toyWish]) expect(proposeMove(table, 0, move).refusal).toBeUndefined();
  return table;
};

const tell = (table: Table, fact: unknown): boolean => commitEntry(table, prepareOutside(table, fact));
const score = (table: Table): number => (table.state as ToyState).players[0]?.score ?? 0;

describe('a fact from outside', () => {
  it('is awaited, read, and stored in the log like a move', () => {
    const table = wishing();
    const before = score(table);
    expect(pictureFor(table, 'ann')).toMatchObject({ awaitsOutside: true, deciding: [] });
    expect(() => prepareOutside(table, { gift: 'much' })).toThrow('the game does not wait for this');
    expect(tell(table, { gift: 100, wrapped: true })).toBe(true);
    expect(score(table)).toBe(before + 100);
    expect(table.entries.at(-1)).toEqual({ seq: 3, outside: { gift: 100 } });
    expect(pictureFor(table, 'ann')).not.toHaveProperty('awaitsOutside');
    const log = tableLog(table);
    expect(replayLog(toyGame, log)).toEqual(table.state);
    expect(restoreTable(toyGame, log, people).state).toEqual(table.state);
    expect(branchTable(table, 3).state).toEqual(table.state);
    const wrong = { ...log, entries: [{ seq: 1, outside: { gift: 1 } }] };
    expect(() => replayLog(toyGame, wrong)).toThrow('entry 1 of the log is refused: fact:');
  });

  it('has no seat in a reel', () => {
    const table = wishing();
    tell(table, { gift: 100 });
    const reel = openReel(toyGame, tableLog(table));
    expect(reelMoves(reel, 0).map(({ seat }) => seat)).toEqual([0, 0, undefined]);
    const pictures = reelPictures(reel, 0, 2, 2);
    const scores = pictures.map(({ view }) => (view as ToyView).players[0]?.score ?? 0);
    expect((scores[1] ?? 0) - (scores[0] ?? 0)).toBe(100);
  });

  it('is undone with the move that caused it', () => {
    const table = wishing();
    tell(table, { gift: 100 });
    expect(undoCost(table, 'ann')).toEqual({ cost: 'free', to: 1 });
    const { prepared } = askUndo(table, 'ann', 0);
    expect(prepared && commitEntry(table, prepared)).toBe(true);
    expect((table.state as ToyState).wishing).toBe(-1);
    expect(score(table)).toBeLessThan(100);
  });

  it('cannot be taken back if the game did not wait for it', () => {
    const table = wishing();
    tell(table, { gift: 1 });
    tell(table, { join: 'Cat' });
    expect(undoCost(table, 'ann')).toEqual({ cost: 'no' });
    expect(undoCost(table, 'ann', 3)).toEqual({ cost: 'no' });
    proposeMove(table, 0, toyPlay(0));
    expect(undoCost(table, 'ann')).toEqual({ cost: 'free', to: 4 });
  });
});
