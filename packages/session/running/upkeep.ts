import { versionsOf } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { GameVersions } from '../given/store.ts';
import { type Loading, loadTable } from '../hosting/loaded-table.ts';
import type { Archives } from '../showing/archives.ts';
import { createStop } from './stop.ts';

const FIRST_PASS_MS = 10_000;
const PAUSE_MS = 200;
/** Ids read per query. */
const BATCH = 50;

/**
 * After an update, migrates running tables to today's rules and archives finished ones before anyone opens
 * them: one at a time, with pauses.
 */
export type Upkeep = {
  pass(pauseMs?: number): Promise<{ readonly updated: number; readonly archived: number }>;
  close(): Promise<void>;
};

type UpkeepNeeds = Loading & {
  readonly archives: Pick<Archives, 'store'>;
  /** Whether this node is the one that does it. */
  readonly mayCatchUp?: (() => Promise<boolean>) | undefined;
};

export const createUpkeep = (needs: UpkeepNeeds): Upkeep => {
  const { store, games, time, archives, log } = needs;
  const stop = createStop(time);
  const today: readonly GameVersions[] = [...games.values()].map(({ game }) => ({
    game: game.id,
    ...versionsOf(game),
  }));

  /** Processes tables one at a time; returns their number. */
  const goThrough = async (
    batchAfter: (after: string) => Promise<readonly string[]>,
    work: (id: string) => Promise<void>,
    pauseMs: number,
  ): Promise<number> => {
    let count = 0;
    for (let batch = await batchAfter(''); batch.length > 0; batch = await batchAfter(batch.at(-1) ?? '')) {
      for (const id of batch) {
        if (stop.isStopped()) return count;
        count++;
        await work(id).catch((error: unknown) => {
          // A SessionError is what the table's people are shown.
          if (error instanceof SessionError) log.child({ table: id }).info(error.message);
          else log.child({ table: id }).error(error, 'a table could not be brought up to date');
        });
        await stop.sleep(pauseMs);
      }
    }
    return count;
  };

  const pass = async (pauseMs = PAUSE_MS) => {
    if (today.length === 0) return { updated: 0, archived: 0 };
    const updated = await goThrough(
      (after) => store.tablesToUpdate(today, after, BATCH),
      async (id) => void (await loadTable(needs, id)),
      pauseMs,
    );
    const archived = await goThrough(
      (after) => store.tablesToArchive(today, after, BATCH),
      async (id) => archives.store(id, (await loadTable(needs, id)).table),
      pauseMs,
    );
    if (updated + archived > 0) log.info(`brought ${updated} tables up to date and archived ${archived}`);
    return { updated, archived };
  };

  const passAlone = async (): Promise<void> => {
    if (needs.mayCatchUp === undefined || (await needs.mayCatchUp())) await pass();
  };
  let underWay: Promise<unknown> = Promise.resolve();
  const cancel = time.after(FIRST_PASS_MS, () => {
    underWay = passAlone().catch((error: unknown) =>
      log.error(error, 'tables could not be brought up to date'),
    );
  });

  return {
    pass,
    async close() {
      cancel();
      stop.stop();
      await underWay;
    },
  };
};
