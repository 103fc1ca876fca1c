import { lastSeq, openReel, type Reel, tableLog } from '@three-spires/table';
import type { Host } from './host.ts';

/** So many games are kept ready to be looked at again; one more takes the place of the longest unused. */
const KEPT = 6;

export type Reels = { of(table: string): Promise<Reel> };

export const createReels = (host: Host): Reels => {
  const kept = new Map<string, { readonly seq: number; readonly reel: Reel }>();
  return {
    async of(id) {
      const { table } = await host.table(id);
      const seq = lastSeq(table);
      const known = kept.get(id);
      const entry = known?.seq === seq ? known : { seq, reel: openReel(table.game, tableLog(table)) };
      kept.delete(id);
      kept.set(id, entry);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return entry.reel;
    },
  };
};
