import { createContext, useContext } from 'react';
import type { WebGame } from './web-game.ts';

const GamesContext = createContext<readonly WebGame[]>([]);
/** Provides the games to the whole app. Only `main.tsx` knows which games there are. */
export const GamesProvider = GamesContext.Provider;

export const useGames = (): readonly WebGame[] => useContext(GamesContext);

/** The game with this id; undefined if this browser does not know it. */
export const useGame = (id: string | undefined): WebGame | undefined =>
  useGames().find((game) => game.id === id);
