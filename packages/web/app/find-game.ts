import { useGames } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';

/** Parts of a game that have pages. */
export type Part = 'guide' | 'rulebook' | 'library' | 'sandbox' | 'campaign';

/** The game of an address, if it has this part; otherwise the first game that has it. */
export const useGameWith = (part: Part, id: string | undefined): WebGame | undefined => {
  const able = useGames().filter((game) => game[part] !== undefined);
  return able.find((game) => game.id === id) ?? able[0];
};
