/** Novice: decides at a glance. It plays what looks useful and tries nothing out. */
import { stygianSociety } from '@three-spires/stygian-society';
import type { State } from '@three-spires/stygian-society/for-bots';
import type { Bot, Seen } from '../bot.ts';
import { swiftMove } from './swift-step.ts';
import { withReason } from './why.ts';

export const stygianSocietyNovice: Bot = {
  id: 'stygian-society/novice',
  game: stygianSociety.id,
  level: 'novice',
  isQuick: true,
  choose(seen, moves) {
    const { state } = seen as Seen<State>;
    const move = swiftMove(state, { length: moves.length, moves: [...moves] });
    return withReason(state, move, moves);
  },
};
