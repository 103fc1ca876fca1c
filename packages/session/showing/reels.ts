import { hasVersionsOf, lastSeq, type Playback, playArchive, playLog, tableLog } from '@three-spires/table';
import { createKept } from '../common/kept.ts';
import type { Games } from '../given/games.ts';
import type { StoredTable } from '../given/store.ts';
import type { Host } from '../hosting/host.ts';
import type { Archives } from './archives.ts';

/** How many replays are cached. */
const KEPT = 6;

/** Replays of games: from their logs, or from the archive if the rules have changed since. */
export type Reels = {
  of(stored: StoredTable): Promise<{ readonly playback: Playback; readonly isArchived: boolean }>;
};

type ReelNeeds = { readonly host: Host; readonly games: Games; readonly archives: Archives };

export const createReels = ({ host, games, archives }: ReelNeeds): Reels => {
  const kept = createKept<Playback>(KEPT);
  const archived = createKept<Promise<Playback | undefined>>(KEPT);
  const fromArchive = async (id: string): Promise<Playback | undefined> => {
    const archive = await archives.of(id);
    return archive && playArchive(archive);
  };
  return {
    async of(stored) {
      const { id } = stored;
      if (isOfEarlierRules(games, stored)) {
        const playback = await archived(id, () => fromArchive(id));
        if (playback !== undefined) return { playback, isArchived: true };
      }
      const { table } = await host.table(id);
      const playback = kept(`${id} ${lastSeq(table)}`, () => playLog(table.game, tableLog(table)));
      return { playback, isArchived: false };
    },
  };
};

/** Whether a finished game was last played under rules other than today's. */
export const isOfEarlierRules = (games: Games, stored: StoredTable): boolean => {
  const game = games.get(stored.game)?.game;
  return stored.outcome !== undefined && (game === undefined || !hasVersionsOf(game, stored));
};
