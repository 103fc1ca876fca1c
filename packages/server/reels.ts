import { lastSeq, openReel, type Reel, tableLog } from '@three-spires/table';
import type { Host } from './host.ts';
import { createKept } from './kept.ts';

/** So many games are kept ready to be looked at again. */
const KEPT = 6;

export type Reels = { of(table: string): Promise<Reel> };

export const createReels = (host: Host): Reels => {
  const kept = createKept<Reel>(KEPT);
  return {
    async of(id) {
      const { table } = await host.table(id);
      return kept(`${id} ${lastSeq(table)}`, () => openReel(table.game, tableLog(table)));
    },
  };
};
