import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Archive, makeArchive, playArchive, playLog } from './archive.ts';
import { applyDelta, deltaOf } from './delta.ts';
import { proposeMove } from './proposal.ts';
import { openTable, tableLog } from './table.ts';
import { toyConcede, toyDraw, toyEnd, toyGame, toyPlay } from './toy-game.ts';

const made = (making: Generator<undefined, Archive>): Archive => {
  let step = making.next();
  while (step.done !== true) step = making.next();
  return step.value;
};

describe('an archive', () => {
  const seats = [
    { person: 'ann', name: 'Ann' },
    { person: 'bob', name: 'Bob' },
  ];
  const table = openTable({ game: toyGame, setup: { players: 2, rounds: 5 }, seed: 'archive', seats });
  for (const [seat, move] of [
    [0, toyPlay(0)],
    [1, toyDraw],
    [0, toyDraw],
    [1, toyEnd],
    [0, toyPlay(2)],
    [0, toyEnd],
    [1, toyConcede],
  ] as const)
    proposeMove(table, seat, move);
  const log = tableLog(table);
  const archive = made(makeArchive(toyGame, log, 2));
  const fromFile = playArchive(JSON.parse(JSON.stringify(archive)));

  it.each(['spectator', 0, 1] as const)('shows what the log shows to %s', (viewer) => {
    const fromLog = playLog(toyGame, log);
    expect(fromFile.moves(viewer)).toEqual(fromLog.moves(viewer));
    expect(fromFile.pictures(viewer, 0, 99)).toEqual(fromLog.pictures(viewer, 0, 99));
    expect(fromFile.pictures(viewer, 3, 2)).toEqual(fromLog.pictures(viewer, 3, 2));
    expect(fromFile.pictures(viewer, 99, 2)).toEqual([]);
  });

  it('tells no one the secrets of others', () => {
    const drawn = fromFile.moves(0)[1]?.events[0];
    expect(drawn).toMatchObject({ type: 'drawn', seat: 1 });
    expect(drawn).not.toHaveProperty('secret');
    expect(fromFile.moves(1)[1]?.events[0]).toHaveProperty('secret');
  });

  it('keeps the story', () => {
    const telling = { ...toyGame, summarise: () => ({ told: true }) };
    expect(made(makeArchive(telling, log, 2)).summary).toEqual({ told: true });
  });
});

describe('a delta', () => {
  // JSON knows no -0.
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));
  it('leads from any value to any other', () => {
    const leads = fc.property(json, json, (before, after) => {
      expect(applyDelta(before, JSON.parse(JSON.stringify(deltaOf(before, after))))).toEqual(after);
    });
    expect(fc.check(leads)).toMatchObject({ failed: false });
  });

  it('is nothing between equal values, and shares what has not changed', () => {
    const before = { hand: [1, 2], board: { rows: [[1], [2]] } };
    expect(deltaOf(before, structuredClone(before))).toBe(0);
    const after = applyDelta(before, deltaOf(before, { hand: [1, 3], board: { rows: [[1], [2]] } }));
    expect(after).toEqual({ hand: [1, 3], board: { rows: [[1], [2]] } });
    expect((after as typeof before).board).toBe(before.board);
  });
});
