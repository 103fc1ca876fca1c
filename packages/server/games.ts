import { slayTheSpire } from '@three-spires/slay-the-spire';
import type { Games } from './loaded-table.ts';

/** The games this server plays, by id. */
export const games: Games = new Map([slayTheSpire].map((game) => [game.id, game]));
