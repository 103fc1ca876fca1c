import type { GameInWords } from '@three-spires/in-words';
import { MYSTIC_SPIRES } from '@three-spires/in-words/mystic-spires';
import { SLAY_THE_SPIRE } from '@three-spires/in-words/slay-the-spire';
import { STYGIAN_SOCIETY } from '@three-spires/in-words/stygian-society';

/** The games, in the order of the front page. */
export const GAMES: readonly GameInWords[] = [
  SLAY_THE_SPIRE as GameInWords,
  MYSTIC_SPIRES as GameInWords,
  STYGIAN_SOCIETY as GameInWords,
];

export const findGame = (id: string): GameInWords | undefined => GAMES.find((game) => game.id === id);
