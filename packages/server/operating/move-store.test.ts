import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { runProgram } from '../testing/child-server.ts';
import { POSTGRES_STORES, type PostgresPlace, SERVER, urlWithin } from '../testing/test-stores.ts';
import type { CopyProgress } from './copy-rows.ts';
import { lockFolder } from './folder-lock.ts';
import { moveStore } from './store-move.ts';

const FIXTURES = path.join(import.meta.dirname, '../releases/fixtures');
const RELEASES = readdirSync(FIXTURES).filter((file) => file.endsWith('.db.gz'));
const NAME = 'the database';
const TIMEOUT_MS = 240_000;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'three-spires-moved-'));
  file = path.join(folder, 'three-spires.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const unpack = (release: string): Buffer => {
  const bytes = gunzipSync(readFileSync(path.join(FIXTURES, release)));
  writeFileSync(file, bytes);
  return bytes;
};

const isBytes = (value: unknown): value is Uint8Array =>
  value instanceof Uint8Array || value instanceof ArrayBuffer;

/** Rows as lines of text that can be compared, whatever their order and that of their columns. */
const linesOf = (rows: readonly unknown[]): readonly string[] =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row as object)
          // A migration sets it to the moment at which it runs.
          .filter(([column]) => column !== 'seen_at')
          .map(([column, value]) => [column, isBytes(value) ? Buffer.from(value).toString('hex') : value])
          .sort(([one], [other]) => String(one).localeCompare(String(other))),
      ),
    )
    .sort();

/** Everything that a file holds once this release has opened it. */
const contentsOf = async (bytes: Buffer): Promise<Readonly<Record<string, readonly string[]>>> => {
  const copy = path.join(folder, 'expected.db');
  writeFileSync(copy, bytes);
  await (await openSqliteStore(copy)).close();
  const opened = new Libsql(copy);
  const tables = opened
    .prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%'")
    .all() as { readonly name: string }[];
  const found = tables.map(({ name }) => [name, linesOf(opened.prepare(`select * from "${name}"`).all())]);
  opened.close();
  return Object.fromEntries(found);
};

describe.each(POSTGRES_STORES)('into $name', ({ make }) => {
  let place: PostgresPlace;
  beforeAll(async () => {
    place = await make();
  });
  afterAll(() => place.end());
  afterEach(() => place.clear());

  const move = (from: string, tell: (progress: CopyProgress) => void = () => undefined) =>
    moveStore(from, { links: place.links(), name: NAME }, tell);
  const rowsIn = (table: string): Promise<readonly unknown[]> =>
    place.reach(async (db) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows);

  it.each(RELEASES)('%s arrives row by row, and stays as it is', async (release) => {
    const bytes = unpack(release);
    const expected = await contentsOf(bytes);
    const progress: CopyProgress[] = [];
    const copied = await move(file, (each) => progress.push(each));
    expect(readFileSync(file)).toEqual(bytes);
    expect(copied.map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort());
    for (const [table, lines] of Object.entries(expected))
      expect(linesOf(await rowsIn(table)), table).toEqual(lines);
    expect(copied.find(({ name }) => name === 'entry')?.rows).toBeGreaterThan(100);
    expect(progress.at(-1)?.done).toBe(progress.at(-1)?.total);

    const [here, there] = [await openSqliteStore(path.join(folder, 'expected.db')), await place.open()];
    for (const line of expected.game ?? []) {
      const id = String(new Map(JSON.parse(line) as [string, unknown][]).get('id'));
      expect(await there.tableById(id)).toEqual(await here.tableById(id));
      expect(await there.entriesOf(id)).toEqual(await here.entriesOf(id));
      expect(await there.logOf(id)).toEqual(await here.logOf(id));
    }
    await here.close();
    await there.close();
  });

  it('is refused where anything is there already', async () => {
    unpack(RELEASES[0] ?? '');
    const store = await place.open();
    await store.addPerson({ id: 'ann', name: 'Ann', tokenHash: 'ann', createdAt: 0 });
    await store.close();
    await expect(move(file)).rejects.toThrow(`${NAME} is not empty: there are rows in device.`);
    expect(await rowsIn('person')).toHaveLength(1);
    expect(await rowsIn('game')).toEqual([]);
  });

  it('is refused where tables of others are', async () => {
    unpack(RELEASES[0] ?? '');
    await place.reach((db) => db.schema.createTable('invoice').addColumn('id', 'integer').execute());
    await expect(move(file)).rejects.toThrow(`${NAME} has a table invoice, which is not of Three Spires.`);
    await place.reach((db) => db.schema.dropTable('invoice').execute());
  });

  it('leaves nothing behind when it fails', async () => {
    unpack(RELEASES.at(-1) ?? '');
    const change = (how: string) => place.reach((db) => sql.raw(`alter table snapshot ${how}`).execute(db));
    await change('add constraint never check (seq < 0)');
    await expect(move(file)).rejects.toThrow(/never/);
    for (const table of ['person', 'game', 'entry', 'snapshot']) expect(await rowsIn(table)).toEqual([]);
    await change('drop constraint never');
    expect((await move(file)).length).toBeGreaterThan(10);
  });

  it('waits for a stopped server, and reads nothing but databases', async () => {
    unpack(RELEASES[0] ?? '');
    const lock = lockFolder(folder);
    await expect(move(folder)).rejects.toThrow(/^DATA_DIR: .+ is in use by another Three Spires/);
    lock.release();
    expect((await move(folder)).find(({ name }) => name === 'person')?.rows).toBeGreaterThan(0);
    writeFileSync(file, 'Dear diary, '.repeat(1000));
    await expect(move(file)).rejects.toThrow(/ is not a database\.$| is damaged/);
  });
});

it(
  'says how it is used, and what is wrong with where it should go',
  async () => {
    const [alone, wrong, nobody] = await Promise.all([
      runProgram('move-store', [], {}),
      runProgram('move-store', ['--from', folder, '--to', 'mysql://localhost/spires'], {}),
      runProgram('move-store', ['--from', path.join(folder, 'none'), '--to', 'postgres://127.0.0.1:1/x'], {}),
    ]);
    expect(alone).toMatchObject({ code: 1, output: expect.stringMatching(/^Usage: npm run move-store/) });
    expect(wrong).toMatchObject({
      code: 1,
      output: expect.stringMatching(/must be the address of a PostgreSQL/),
    });
    expect(nobody).toMatchObject({ code: 1, output: expect.stringMatching(/^There is no file or folder /) });
  },
  TIMEOUT_MS,
);

const server = SERVER;
if (server !== undefined)
  it(
    'is a command that says what it did',
    async () => {
      unpack(RELEASES[0] ?? '');
      const place = await POSTGRES_STORES.find(({ name }) => name === 'PostgreSQL')?.make();
      if (place === undefined) throw new Error('no server');
      const { code, output } = await runProgram(
        'move-store',
        ['--from', file, '--to', urlWithin(server, place.schema)],
        {},
      );
      expect(output).toMatch(/\nentry +\d+ rows {2}[0-9a-f]{32}\n/);
      expect(output).toMatch(/\nCopied \d+ rows of \d+ tables and read them again: they are the same\.\n/);
      expect(code).toBe(0);
      await place.end();
    },
    TIMEOUT_MS,
  );
