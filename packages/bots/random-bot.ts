/** A bot that makes random legal moves, for tests and for games without a bot of their own. */
import {
  type AnyGame,
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  randomBelow,
} from '@three-spires/kernel';
import type { Bot } from './bot.ts';

/** `considered` filters out moves that a player could repeat forever. */
export const randomBot = (
  game: AnyGame,
  considered: (moves: readonly Move[]) => readonly Move[] = (moves) => moves,
): Bot => ({
  id: `${game.id}/random`,
  game: game.id,
  level: 'random',
  choose(state, seat, { seed }) {
    const list = createMoveList();
    game.legal(state, seat, list);
    // Sorted, since the order of the list may follow that of a hidden pile.
    const moves = considered(listedMoves(list).sort((one, other) => one - other));
    const move = moves[randomBelow(createRandom(seed, 1), 0, moves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    return move;
  },
});
