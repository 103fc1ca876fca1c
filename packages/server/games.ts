import type { AnyGame } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { Games } from '@three-spires/session';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';

/** The games this server plays, by id. */
export const games: Games = new Map<string, AnyGame>(
  [slayTheSpire, mysticSpires, stygianSociety].map((game: AnyGame) => [game.id, game]),
);
