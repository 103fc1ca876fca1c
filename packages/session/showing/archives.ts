import { defined } from '@three-spires/kernel';
import { type Archive, isOnlyEnd, makeArchive, type Table, tableLog, versionsOf } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import { createLanes } from '../common/lanes.ts';
import type { Costs } from '../given/costs.ts';
import type { Log } from '../given/log.ts';
import type { Newsroom } from '../given/news.ts';
import type { Packing } from '../given/packing.ts';
import type { VersionStore } from '../given/ports.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import { ownerOf } from '../hosting/owner.ts';

/** The maximum time per slice of work before other work gets a turn. */
const SLICE_MS = 8;

/** Stores the views of finished games, so that they can be replayed after the rules have changed. */
export type Archives = {
  /** Undefined if there is no readable archive. */
  of(table: string): Promise<Archive | undefined>;
  /** Stores the archive of a finished table, once. */
  store(id: string, table: Table): Promise<void>;
  /** Waits for running work. */
  close(): Promise<void>;
};

type ArchiveNeeds = {
  readonly store: VersionStore;
  readonly host: Pick<Host, 'table'>;
  readonly news: Newsroom;
  readonly packing: Packing;
  readonly time: Time;
  readonly log: Log;
  readonly costs: Costs;
  /** Runs a function soon, but asynchronously. */
  readonly defer: (work: () => void) => void;
};

export const createArchives = (needs: ArchiveNeeds): Archives => {
  const { store, host, news, packing, time, log, costs, defer } = needs;
  const inLane = createLanes();
  const underWay = new Set<Promise<void>>();

  /** Builds the archive of a finished table in slices, billed to its owner. */
  const archiveTable = async (table: Table, owner: string): Promise<Archive> => {
    costs.bill(owner);
    const making = makeArchive(table.game, tableLog(table), table.seats.length);
    let since = time.elapsed();
    for (;;) {
      const step = making.next();
      if (step.done === true) return step.value;
      if (time.elapsed() - since < SLICE_MS) continue;
      await new Promise<void>((resolve) => defer(resolve));
      costs.bill(owner);
      since = time.elapsed();
    }
  };

  const storeArchive = async (id: string, table: Table): Promise<void> => {
    const { game, state } = table;
    if (game.outcome(state) === undefined || (await store.archiveOf(id))?.data !== undefined) return;
    const owner = ownerOf(id, table.seats);
    const data = isOnlyEnd(table)
      ? undefined
      : await packing.pack(JSON.stringify(await archiveTable(table, owner)));
    costs.wrote(owner, data?.length ?? 0);
    await store.saveArchive(id, {
      ...versionsOf(game),
      at: time.date(),
      ...defined({ data }),
    });
  };

  const atEnd = async (id: string): Promise<void> => {
    const { table } = await host.table(id);
    if (table.game.outcome(table.state) !== undefined)
      await inLane('archives', () => storeArchive(id, table));
  };

  const unsubscribe = news.subscribe('table', ({ table: id, elsewhere }) => {
    // The node that made the last move does it, or upkeep if that node is gone.
    if (elsewhere) return;
    const work = atEnd(id)
      .catch((error: unknown) => {
        // Tables that are closed or cannot be shown report that when opened.
        if (!(error instanceof SessionError))
          log.child({ table: id }).error(error, 'a table could not be archived');
      })
      .finally(() => underWay.delete(work));
    underWay.add(work);
  });

  return {
    async of(id) {
      const stored = await store.archiveOf(id);
      if (stored?.data === undefined) return undefined;
      try {
        return readArchive(await packing.unpack(stored.data));
      } catch (error) {
        log.child({ table: id }).error(error, 'the archive of a table cannot be read');
        return undefined;
      }
    },
    store: (id, table) => inLane('archives', () => storeArchive(id, table)),
    async close() {
      unsubscribe();
      await Promise.all(underWay);
    },
  };
};

const readArchive = (text: string): Archive => {
  const archive: Archive = JSON.parse(text);
  if (archive.format !== 1) throw new Error(`an archive has the unknown format ${String(archive.format)}`);
  return archive;
};
