import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSecret, secretFrom } from '../../identity/secret.ts';
import { lockFolder } from '../../operating/folder-lock.ts';
import type { SqliteFile } from '../sqlite/sqlite-file.ts';
import { openSqliteStore } from '../sqlite/store-sqlite.ts';
import type { Store } from '../store.ts';

const PAGE = 4096;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'three-spires-storage-'));
  file = path.join(folder, 'three-spires.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const addPeople = async (store: Store, count: number): Promise<void> => {
  for (let index = 0; index < count; index++) {
    const id = `person ${index} ${'x'.repeat(500)}`;
    await store.addPerson({ id, name: 'Ann', tokenHash: id, createdAt: 0 });
  }
};

const logBytes = (): number => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;

describe('the write-ahead log', () => {
  it('is emptied into the file every now and then', async () => {
    const store = await openSqliteStore(file, { checkpointMs: 20 });
    await addPeople(store, 50);
    await expect.poll(logBytes).toBe(0);
    expect(statSync(file).size).toBeGreaterThan(50 * 500);
    await store.close();
  });

  it('is emptied into the file at the end', async () => {
    const store = await openSqliteStore(file);
    await addPeople(store, 50);
    expect(logBytes()).toBeGreaterThan(0);
    await store.close();
    expect(logBytes()).toBe(0);
    expect(statSync(file).size).toBeGreaterThan(50 * 500);
  });
});

describe('several connections to the file', () => {
  it('wait for each other without losing anything, also where rows are returned', async () => {
    let held: SqliteFile | undefined;
    const keep = (opened: SqliteFile): void => {
      held = opened;
    };
    const [one, other] = [await openSqliteStore(file, { onOpen: keep }), await openSqliteStore(file)];
    held?.exec('begin immediate');
    const claimed = other.claimLeases('other', ['a table']);
    const beaten = other.beat('other', 1_000);
    // Long enough for several attempts that find the file locked.
    await new Promise((resolve) => setTimeout(resolve, 20));
    held?.exec('rollback');
    expect(await claimed).toEqual(['a table']);
    await beaten;
    await addPeople(one, 3);
    await Promise.all([one.close(), other.close()]);
  });

  it('leave the log to one that empties it', async () => {
    const [one, other] = [
      await openSqliteStore(file, { checkpointMs: 20 }),
      await openSqliteStore(file, { checkpointMs: 'never' }),
    ];
    await addPeople(other, 50);
    await expect.poll(logBytes).toBe(0);
    await Promise.all([one.close(), other.close()]);
  });
});

describe('a full disk', () => {
  /** SQLite is told that there is no room for more pages, and fails as it does when the disk has none. */
  const fill = (opened: SqliteFile): void => {
    opened.pragma('max_page_count = 1');
  };

  it('is called what it is, in and outside of transactions, and health says it', async () => {
    const store = await openSqliteStore(file, { onOpen: fill });
    await store.addPerson({ id: 'ann', name: 'Ann', tokenHash: 'ann', createdAt: 0 });
    const list = 'x'.repeat(100_000);
    const full = {
      kind: 'unavailable',
      code: 'storage-full',
      trouble: 'full',
      cause: { code: 'SQLITE_FULL' },
    };
    await expect(addPeople(store, 100)).rejects.toMatchObject(full);
    await expect(store.saveDeck('ann', 'toy', { id: 'deck', version: 0, list }, 10)).rejects.toMatchObject(
      full,
    );
    await expect(store.check()).rejects.toMatchObject(full);
    await store.close();
  });
});

describe('health', () => {
  it('is good while the storage can be read and written', async () => {
    const store = await openSqliteStore(file);
    await store.check();
    await store.close();
  });

  it('sees damage on the disk that is not in memory', async () => {
    const first = await openSqliteStore(file);
    await addPeople(first, 200);
    await first.close();
    const store = await openSqliteStore(file);
    // Everything but the first page, which holds the schema.
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(statSync(file).size - PAGE, 0xa5), 0, undefined, PAGE);
    closeSync(handle);
    await expect(store.check()).rejects.toMatchObject({ code: 'storage-damaged' });
    await store.close();
  });

  it('sees that the file was taken away', async () => {
    const store = await openSqliteStore(file);
    rmSync(file);
    await expect(store.check()).rejects.toMatchObject({ code: 'storage-missing' });
    await store.close();
  });
});

it('reports a database file that cannot be opened', async () => {
  await expect(openSqliteStore(folder)).rejects.toMatchObject({ code: 'storage-failing' });
});

describe('a data folder', () => {
  it('belongs to one process at a time', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`^DATA_DIR: ${folder} is in use by another Three Spires \\(process ${process.pid} on `),
    );
    lock.release();
    lockFolder(folder).release();
  });

  it('keeps its secret, and says so when that cannot be right', async () => {
    const secret = await readSecret(folder);
    expect(await readSecret(folder)).toBe(secret);
    writeFileSync(path.join(folder, 'secret'), 'short');
    await expect(readSecret(folder)).rejects.toThrow(/secret is too short to be a secret\. /);
  });
  it('has one secret for all servers that start at once', async () => {
    const found = await Promise.all(Array.from({ length: 5 }, () => readSecret(folder)));
    expect(new Set(found).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['secret']);
  });
});

describe('a secret from elsewhere', () => {
  it('is the setting, or what a file holds', async () => {
    const key = path.join(folder, 'key');
    writeFileSync(key, `${'k'.repeat(40)}\n`);
    expect(await secretFrom({ file: key }, folder)).toBe('k'.repeat(40));
    expect(await secretFrom({ text: 't'.repeat(40) }, folder)).toBe('t'.repeat(40));
    expect(readdirSync(folder)).toEqual(['key']);
  });

  it('is refused where there is none, or a short one', async () => {
    const key = path.join(folder, 'key');
    await expect(secretFrom({ file: key }, folder)).rejects.toThrow(/^SECRET_FILE: there is no file /);
    writeFileSync(key, 'short');
    await expect(secretFrom({ file: key }, folder)).rejects.toThrow(/must have at least 32 characters\.$/);
  });
});
