/** Games of earlier releases in the store of a device: an update goes on with them, or closes them, as on a server. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openKeptStore } from '@three-spires/device/keeping';
import { createTwinDatabase, type TwinDatabase } from '@three-spires/device/testing';
import { gamesById, type LoadedTable, loadTable, type SessionStore } from '@three-spires/session';
import { pictureFor } from '@three-spires/table';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { systemTime } from '../settings/system-time.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import type { Store } from '../store/store.ts';
import { SILENT } from '../testing/test-host.ts';

const FOLDER = path.join(import.meta.dirname, 'fixtures');
const RELEASES = readdirSync(FOLDER).filter((file) => file.endsWith('.db.gz'));
const games = gamesById(HOSTED_GAMES);

let ids = 0;
const openDevice = (database: TwinDatabase) =>
  openKeptStore({
    database,
    now: systemTime.date,
    newId: () => `id ${ids++}`,
    defer: setImmediate,
    lost: (error) => {
      throw error;
    },
  });

/** Stores a table on a device as its release would have. */
const bring = async (from: Store, to: Awaited<ReturnType<typeof openDevice>>, id: string): Promise<void> => {
  const table = await from.tableById(id);
  if (table === undefined) throw new Error(`There is no table ${id}.`);
  const people = new Set(table.seats.flatMap(({ person, held = [] }) => [person ?? [], held].flat()));
  for (const person of people)
    if ((await to.profileOf(person)) === undefined)
      await to.addPerson({ id: person, name: person, tokenHash: `token of ${person}`, createdAt: 1 });
  await to.addTable(table, await from.entriesOf(id), await from.baseOf(id));
  for (const { seq } of await from.snapshotsOf(id)) {
    const snapshot = await from.snapshotAt(id, seq);
    if (snapshot !== undefined) await to.keepState(id, snapshot);
  }
};

/** What becomes of a table when it is opened today: its newest entry, or the sentence with which it is closed. */
const openToday = async (store: SessionStore, id: string): Promise<unknown> => {
  const found = await loadTable({ store, games, time: systemTime, log: SILENT }, id).catch(
    (error: unknown) => error,
  );
  if (found instanceof Error) return found.message;
  const { table } = found as LoadedTable;
  return { seq: pictureFor(table, undefined).seq, decides: pictureFor(table, undefined).deciding };
};

describe.each(RELEASES)('%s on a device', (release) => {
  let folder: string;
  let server: Store;
  let running: readonly string[];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'three-spires-device-release-'));
    const file = path.join(folder, 'three-spires.db');
    writeFileSync(file, gunzipSync(readFileSync(path.join(FOLDER, release))));
    const opened = new Libsql(file);
    const rows = opened.prepare('select id from game where outcome is null').all() as { id: string }[];
    opened.close();
    running = rows.map(({ id }) => id);
    server = await openSqliteStore(file);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('goes on with every running game where the server does, and closes the others with its sentence', async () => {
    const database = createTwinDatabase();
    const before = await openDevice(database);
    for (const id of running) await bring(server, before, id);
    const updated = await openDevice(database);
    expect(running.length).toBeGreaterThan(2);
    for (const id of running) {
      const onDevice = await openToday(updated, id);
      expect(onDevice).toEqual(await openToday(server, id));
      // The decision is kept, so that the next start need not make it again.
      const again = await (await openDevice(database)).tableById(id);
      expect(again?.closed !== undefined).toBe(typeof onDevice === 'string');
    }
  });
});
