import { setTimeout as pause } from 'node:timers/promises';
import { versionsOf } from '@three-spires/table';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from './api-error.ts';
import type { Archives } from './archives.ts';
import { type Games, loadTable } from './loaded-table.ts';
import type { GameVersions, Store } from './store.ts';

const FIRST_PASS_MS = 10_000;
const PAUSE_MS = 200;
/** Ids read by one query. */
const BATCH = 50;

/**
 * After an update, brings running tables to today's rules and archives finished ones before anyone opens them: one at
 * a time, with pauses.
 */
export type Upkeep = {
  pass(pauseMs?: number): Promise<{ readonly updated: number; readonly archived: number }>;
  close(): Promise<void>;
};

type UpkeepNeeds = {
  readonly store: Store;
  readonly games: Games;
  readonly archives: Pick<Archives, 'store'>;
  readonly log: FastifyBaseLogger;
};

export const createUpkeep = ({ store, games, archives, log }: UpkeepNeeds): Upkeep => {
  const stop = new AbortController();
  const today: readonly GameVersions[] = [...games.values()].map((game) => ({
    game: game.id,
    ...versionsOf(game),
  }));

  /** Works on one table after another; how many there were. */
  const goThrough = async (
    batchAfter: (after: string) => Promise<readonly string[]>,
    work: (id: string) => Promise<void>,
    pauseMs: number,
  ): Promise<number> => {
    let count = 0;
    for (let batch = await batchAfter(''); batch.length > 0; batch = await batchAfter(batch.at(-1) ?? '')) {
      for (const id of batch) {
        if (stop.signal.aborted) return count;
        count++;
        await work(id).catch((error: unknown) => {
          // An ApiError is what the people of the table are told.
          if (error instanceof ApiError) log.info(`table ${id}: ${error.message}`);
          else log.error(error, `table ${id} could not be brought up to date`);
        });
        await pause(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
      }
    }
    return count;
  };

  const pass = async (pauseMs = PAUSE_MS) => {
    if (today.length === 0) return { updated: 0, archived: 0 };
    const updated = await goThrough(
      (after) => store.tablesToUpdate(today, after, BATCH),
      async (id) => void (await loadTable(store, games, id, log)),
      pauseMs,
    );
    const archived = await goThrough(
      (after) => store.tablesToArchive(today, after, BATCH),
      async (id) => archives.store(id, (await loadTable(store, games, id, log)).table),
      pauseMs,
    );
    if (updated + archived > 0) log.info({ updated, archived }, 'brought tables up to date');
    return { updated, archived };
  };

  let underWay: Promise<unknown> = Promise.resolve();
  const timer = setTimeout(() => {
    underWay = pass().catch((error: unknown) => log.error(error, 'tables could not be brought up to date'));
  }, FIRST_PASS_MS);
  timer.unref();

  return {
    pass,
    async close() {
      stop.abort();
      clearTimeout(timer);
      await underWay;
    },
  };
};
