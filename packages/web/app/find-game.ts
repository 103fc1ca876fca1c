import { useGames } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';

/** Parts of a game that have pages. */
export type Part = 'guide' | 'rulebook' | 'library' | 'sandbox' | 'whatIf' | 'campaign';

/** The game that an address names, if it has this part; without a name, the first game that has it. */
export const useGameWith = (part: Part, id: string | undefined): WebGame | undefined => {
  const able = useGames().filter((game) => game[part] !== undefined);
  return id === undefined ? able[0] : able.find((game) => game.id === id);
};
