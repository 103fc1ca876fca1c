import type { AnyGame } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';
import type { Games } from './loaded-table.ts';

/** The games this server plays, by id. */
export const games: Games = new Map<string, AnyGame>(
  [slayTheSpire, mysticSpires, stygianSociety].map((game: AnyGame) => [game.id, game]),
);
