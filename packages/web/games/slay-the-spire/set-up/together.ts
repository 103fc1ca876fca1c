import type { TogetherGame } from '../../../game/set-up.ts';
import { CHARACTER_PROFILES } from '../pieces/characters.ts';
import { NEW_PLAN } from './plan.ts';
import { requestTable } from './request.ts';

/** A climb with open seats. To change character, a player takes another seat and gives up the first. */
export const TOGETHER: TogetherGame = {
  players: [2, 3, 4],
  request: (players) =>
    requestTable({
      ...NEW_PLAN,
      party: CHARACTER_PROFILES.slice(0, players).map(({ name }, seat) => ({
        character: name,
        holder: seat === 0 ? 'me' : 'open',
      })),
    }),
};
