import { madeOnce } from '../kit/made-once.ts';
import { NEW_GAMES, type NewGame } from './set-up.ts';

/** Loads what a game gives for setting up, once. */
export const loadNewGame = madeOnce(
  async (id: string): Promise<NewGame | undefined> => (await NEW_GAMES[id]?.())?.default,
);
