import { createMoveList, createRandom, randomBelow, seatsIn } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { describe, expect, it } from 'vitest';
import { askUndo, commitEntry, openTable, pictureFor, proposeMove, type Table, tableLog } from './index.ts';
import { openReel, reelMoves, reelPictures } from './reel.ts';
import { toyDraw, toyGame, toyPlay } from './toy-game.ts';

const people = ['ann', 'bob'].map((person) => ({ person, name: person }));

/** Plays at random and keeps what each of the two saw on the way. */
const played = (moves: number): { table: Table; seen: { ann: unknown; bob: unknown }[] } => {
  const setup = { characters: ['Ironclad', 'Silent'], climb: {} };
  const table = openTable({ game: slayTheSpire, setup, seed: 'reel', seats: people });
  const look = () => ({
    ann: pictureFor(table, 'ann').outlooks[0]?.view,
    bob: pictureFor(table, 'bob').outlooks[0]?.view,
  });
  const seen = [look()];
  const random = createRandom('reel', 1);
  const list = createMoveList();
  while (seen.length <= moves) {
    const { game, state } = table;
    const seats = seatsIn(game.deciding(state));
    const seat = seats[randomBelow(random, 0, seats.length)] ?? 0;
    game.legal(state, seat, list);
    proposeMove(table, seat, list.moves[randomBelow(random, 0, list.length)] ?? 0);
    seen.push(look());
  }
  return { table, seen };
};

describe('a reel', () => {
  it('shows each seat what it saw at that moment, and nothing more', () => {
    const { table, seen } = played(100);
    const reel = openReel(table.game, tableLog(table));
    const views = (viewer: 0 | 1, from: number, count: number): unknown[] =>
      reelPictures(reel, viewer, from, count).map(({ view }) => view);
    expect(views(0, 0, 1000)).toEqual(seen.map(({ ann }) => ann));
    expect(views(1, 0, 1000)).toEqual(seen.map(({ bob }) => bob));
    for (const from of [1, 31, 32, 33, 64, 99, 100])
      expect(views(0, from, 3)).toEqual(seen.slice(from, from + 3).map(({ ann }) => ann));
    expect(reelPictures(reel, 0, 101, 3)).toEqual([]);
    expect(reelPictures(reel, 0, 100, 1)[0]?.deciding).toEqual(pictureFor(table, 'ann').deciding);
  });

  it('shows a secret only to the seat that knew it', () => {
    const table = openTable({ game: toyGame, setup: { players: 2, rounds: 3 }, seed: 'x', seats: people });
    proposeMove(table, 1, toyDraw);
    const reel = openReel(table.game, tableLog(table));
    expect(reelMoves(reel, 1)[0]?.events[0]).toHaveProperty('secret');
    expect(reelMoves(reel, 0)[0]?.events[0]).not.toHaveProperty('secret');
    expect(reelMoves(reel, 'spectator')[0]?.events[0]).not.toHaveProperty('secret');
  });

  it('leaves undone moves out', () => {
    const table = openTable({ game: toyGame, setup: { players: 2, rounds: 3 }, seed: 'x', seats: people });
    proposeMove(table, 0, toyPlay(0));
    proposeMove(table, 0, toyPlay(0));
    const { prepared } = askUndo(table, 'ann', 0);
    if (prepared !== undefined) commitEntry(table, prepared);
    proposeMove(table, 0, toyPlay(1));
    expect(reelMoves(openReel(table.game, tableLog(table)), 0).map(({ seq }) => seq)).toEqual([1, 4]);
  });
});
