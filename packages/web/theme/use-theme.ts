import { useLayoutEffect } from 'react';

/** Gives the whole page the theme of a game while the caller is mounted; otherwise it has its own. */
export const useTheme = (game: string | undefined): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (game === undefined) return;
    dataset.game = game;
    return () => {
      delete dataset.game;
    };
  }, [game]);
};
