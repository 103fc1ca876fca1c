import { useLayoutEffect } from 'react';

/** Puts the whole page into the mood of a game as long as the caller is there; the house has its own otherwise. */
export const useMood = (game: string | undefined): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (game === undefined) return;
    dataset.game = game;
    return () => {
      delete dataset.game;
    };
  }, [game]);
};
