/** A program that makes any legal move, for tests and for a first game. */
import { type AnyGame, createMoveList, createRandom, listedMoves, randomBelow } from '@three-spires/kernel';
import type { Bot } from './bot.ts';

export const randomBot = (game: AnyGame): Bot => ({
  id: `${game.id}/random`,
  game: game.id,
  level: 'random',
  choose(state, seat, { seed }) {
    const list = createMoveList();
    game.legal(state, seat, list);
    // Sorted, since the order of the list may follow that of a hidden pile.
    const moves = listedMoves(list).sort((one, other) => one - other);
    const move = moves[randomBelow(createRandom(seed, 1), 0, moves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    return move;
  },
});
