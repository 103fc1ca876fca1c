import { createContext, useContext } from 'react';
import type { WebGame } from './web-game.ts';

const GamesContext = createContext<readonly WebGame[]>([]);
/** Hands the games to everything inside. Only `main.tsx` knows which they are. */
export const GamesProvider = GamesContext.Provider;

export const useGames = (): readonly WebGame[] => useContext(GamesContext);

/** The game with this id; undefined where this browser does not know it. */
export const useGame = (id: string | undefined): WebGame | undefined =>
  useGames().find((game) => game.id === id);
