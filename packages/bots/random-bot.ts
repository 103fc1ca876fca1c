/** A bot that makes random legal moves, for tests and for games without their own bot. */
import { createRandom, type Move, randomBelow } from '@three-spires/kernel';
import type { Bot, BotLevel } from './bot.ts';

/** `considered` filters out moves that a player could repeat forever. */
export const randomBot = (
  game: string,
  considered: (moves: readonly Move[]) => readonly Move[] = (moves) => moves,
  level: BotLevel = 'random',
): Bot => ({
  id: `${game}/${level}`,
  game,
  level,
  isQuick: true,
  choose({ seat }, moves, { seed }) {
    const left = considered(moves);
    const move = left[randomBelow(createRandom(seed, 1), 0, left.length)];
    if (move === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    return { move };
  },
});
