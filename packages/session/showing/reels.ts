import { lastSeq, openReel, type Reel, tableLog } from '@three-spires/table';
import { createKept } from '../common/kept.ts';
import type { Host } from '../hosting/host.ts';

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
