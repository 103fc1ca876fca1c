import { didYouMean, InputError } from '@three-spires/kernel';
import { MYSTIC_SPIRES } from './mystic-spires.ts';
import type { PlayedGame } from './played-game.ts';
import { SLAY_THE_SPIRE } from './slay-the-spire.ts';
import { STYGIAN_SOCIETY } from './stygian-society.ts';

const GAMES = new Map<string, PlayedGame>(
  [SLAY_THE_SPIRE, MYSTIC_SPIRES, STYGIAN_SOCIETY].map((played) => [
    played.game.id,
    played as PlayedGame<never> as PlayedGame,
  ]),
);

export const playedGame = (id: string): PlayedGame => {
  const found = GAMES.get(id);
  if (found !== undefined) return found;
  throw new InputError(`game: there is no game "${id}"${didYouMean(id, [...GAMES.keys()])}`);
};
