import { useLayoutEffect } from 'react';

/**
 * Gives the whole page the theme of a game while the caller is mounted; otherwise the page keeps its own
 * theme.
 */
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
