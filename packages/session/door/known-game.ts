import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';

export const requireGame = (games: Games, game: string): string => {
  if (games.has(game)) return game;
  const known = [...games.keys()].join(', ');
  throw new SessionError(
    'invalid',
    'unknown-game',
    `There is no game "${game}" here, only ${known}.`,
    'game',
  );
};
