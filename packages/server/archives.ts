import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import {
  type Archive,
  firstSeq,
  lastSeq,
  makeArchive,
  type Table,
  tableLog,
  versionsOf,
} from '@three-spires/table';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from './api-error.ts';
import type { Bus } from './bus.ts';
import type { Host } from './host.ts';
import { createLanes } from './lanes.ts';
import type { Store } from './store.ts';

const QUALITY = 7;
/** Far more than the longest game: an archive that unpacks to more is damaged. */
const UNPACKED_LIMIT = 256 * 1024 * 1024;
/** How long one slice of the work may take before moves of others have their turn. */
const SLICE_MS = 8;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const packArchive = async (archive: Archive): Promise<Uint8Array> => {
  const text = Buffer.from(JSON.stringify(archive));
  return await compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
};

const unpackArchive = async (data: Uint8Array): Promise<Archive> => {
  const archive: Archive = JSON.parse(
    (await decompress(data, { maxOutputLength: UNPACKED_LIMIT })).toString(),
  );
  if (archive.format !== 1) throw new Error(`an archive has the unknown format ${String(archive.format)}`);
  return archive;
};

/** Makes the archive of a finished table a slice at a time. */
const archiveTable = async (table: Table): Promise<Archive> => {
  const making = makeArchive(table.game, tableLog(table), table.seats.length);
  let since = performance.now();
  for (;;) {
    const step = making.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
};

/** Keeps what finished games showed, so that they can be watched when the rules have changed. */
export type Archives = {
  /** Undefined where there is none that can be read. */
  of(table: string): Promise<Archive | undefined>;
  /** Stores the archive of a table that is over, once. */
  store(id: string, table: Table): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
};

type ArchiveNeeds = { store: Store; host: Pick<Host, 'table'>; bus: Bus; log: FastifyBaseLogger };

export const createArchives = ({ store, host, bus, log }: ArchiveNeeds): Archives => {
  const inLane = createLanes();
  const underWay = new Set<Promise<void>>();

  const storeArchive = async (id: string, table: Table): Promise<void> => {
    const { game, state } = table;
    if (game.outcome(state) === undefined || (await store.archiveOf(id))?.data !== undefined) return;
    // A table that is only shown as it ended has nothing to be watched.
    const isOnlyEnd = table.base !== undefined && firstSeq(table) === lastSeq(table);
    const data = isOnlyEnd ? undefined : await packArchive(await archiveTable(table));
    await store.saveArchive(id, {
      ...versionsOf(game),
      at: Date.now(),
      ...(data === undefined ? {} : { data }),
    });
  };

  const atEnd = async (id: string): Promise<void> => {
    const { table } = await host.table(id);
    if (table.game.outcome(table.state) !== undefined)
      await inLane('archives', () => storeArchive(id, table));
  };

  const unsubscribe = bus.subscribe('table', ({ table: id }) => {
    const work = atEnd(id)
      .catch((error: unknown) => {
        // Tables that were closed or cannot be shown say so to those who open them.
        if (!(error instanceof ApiError)) log.error(error, `table ${id} could not be archived`);
      })
      .finally(() => underWay.delete(work));
    underWay.add(work);
  });

  return {
    async of(id) {
      const stored = await store.archiveOf(id);
      if (stored?.data === undefined) return undefined;
      try {
        return await unpackArchive(stored.data);
      } catch (error) {
        log.error(error, `the archive of table ${id} cannot be read`);
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
