import type { TogetherGame } from '../../../game/set-up.ts';
import { NEW_PLAN, requestOf } from './plan.ts';

/** A society with open seats; its heroes are dealt, and seats can be swapped before the first move. */
export const TOGETHER: TogetherGame = {
  players: [2, 3, 4],
  request: (players) =>
    requestOf({
      ...NEW_PLAN,
      way: 'friends',
      seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : 'open')),
    }),
};
