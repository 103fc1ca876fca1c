import { lookup } from 'node:dns/promises';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Me } from '@three-spires/session/protocol';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { type ChildServer, failToStart, startChildServer } from '../testing/child-server.ts';
import { createVisitor } from '../testing/visitor.ts';

const TIMEOUT_MS = 480_000;

let dataDir: string;
let server: ChildServer | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-start-'));
});

afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  'says where it is, stops politely, refuses another secret, and knows people when it is back',
  async () => {
    server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
    const { port } = new URL(server.url);
    expect(server.output()).toBe(`Three Spires is at http://127.0.0.1:${port}\n`);
    const ann = createVisitor(server.url);
    const { id } = (await ann.request<Me>('GET', '/api/me')).body;
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o077).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).toContain('\nThree Spires has stopped (SIGTERM).\n');
    const other = await failToStart({ PORT: '0', DATA_DIR: dataDir, SECRET: 'o'.repeat(64) });
    expect(other.code).toBe(1);
    expect(other.output).toMatch(/^SECRET: the servers on this database have another secret/);
    server = await startChildServer({ PORT: port, DATA_DIR: dataDir });
    expect((await ann.request<Me>('GET', '/api/me')).body.id).toBe(id);
  },
  TIMEOUT_MS,
);

it(
  'keeps its files to itself, also those that an earlier release has left open',
  async () => {
    const folder = path.join(dataDir, 'backups');
    mkdirSync(folder);
    const files = ['three-spires.db', 'secret', 'backups/three-spires-2026-01-01-000000.db'];
    await (await openSqliteStore(path.join(dataDir, 'three-spires.db'))).close();
    writeFileSync(path.join(dataDir, 'secret'), 'x'.repeat(64));
    writeFileSync(path.join(dataDir, files[2] ?? ''), '');
    for (const file of files) chmodSync(path.join(dataDir, file), 0o644);
    server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
    await createVisitor(server.url).request('GET', '/api/me');
    const open = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .map((file) => [file, statSync(path.join(dataDir, file))] as const)
      .filter(([, found]) => found.isFile() && (found.mode & 0o077) !== 0);
    expect(open.map(([file]) => file)).toEqual([]);
    expect(readdirSync(dataDir)).toContain('three-spires.db-wal');
  },
  TIMEOUT_MS,
);

it(
  'is reached at every address of localhost, with the same limits',
  async () => {
    server = await startChildServer({
      PORT: '0',
      DATA_DIR: dataDir,
      HOST: 'localhost',
      REQUESTS_PER_MINUTE: '2',
    });
    const { port } = new URL(server.url);
    const ask = async (address: string): Promise<number> =>
      (await fetch(`http://${address.includes(':') ? `[${address}]` : address}:${port}/api/health`)).status;
    for (const { address } of await lookup('localhost', { all: true }))
      expect([await ask(address), await ask(address), await ask(address)]).toEqual([200, 200, 429]);
    expect(await server.end('SIGTERM')).toBe(0);
  },
  TIMEOUT_MS,
);

it(
  'says what is wrong with its settings',
  async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
    const { port } = new URL(server.url);
    const [badFolder, badPort] = await Promise.all([
      failToStart({ PORT: '0', DATA_DIR: path.join(file, 'below') }),
      failToStart({ PORT: port, DATA_DIR: path.join(dataDir, 'other') }),
    ]);
    expect(badFolder).toMatchObject({ code: 1, output: expect.stringMatching(/^DATA_DIR: /) });
    expect(badPort).toEqual({ code: 1, output: `PORT: ${port} is in use. Choose another one.\n` });
  },
  TIMEOUT_MS,
);

/** A folder with one file in it. */
const folderWith = (name: string, file: string, text: string | Buffer): string => {
  const folder = path.join(dataDir, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, file), text);
  return folder;
};

/** Root may write to every folder, except to those that the kernel makes up. */
const readOnlyFolder = (): string => {
  if (process.getuid?.() === 0) return '/sys/kernel';
  const folder = path.join(dataDir, 'read-only');
  mkdirSync(folder);
  chmodSync(folder, 0o500);
  return folder;
};

const newerDatabase = async (): Promise<string> => {
  const folder = path.join(dataDir, 'newer');
  mkdirSync(folder);
  const file = path.join(folder, 'three-spires.db');
  await (await openSqliteStore(file)).close();
  const opened = new Libsql(file);
  opened.exec("insert into kysely_migration values ('999-future', '')");
  opened.close();
  return folder;
};

const start = (DATA_DIR: string, blocks?: number) =>
  failToStart({ PORT: '0', DATA_DIR }, blocks === undefined ? {} : { blocks });

it(
  'refuses a folder that another server uses, and says which process that is',
  async () => {
    server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
    const { code, output } = await start(dataDir);
    const [, pid] =
      /^DATA_DIR: (?:.+) is in use by another Three Spires \(process (\d+) on .+\)\. Stop that one first, or choose another folder\.\n$/.exec(
        output,
      ) ?? [];
    expect([code, Number(pid)]).toEqual([1, server.pid]);
    expect(output).toContain(dataDir);
    // The one that was there is none the worse.
    expect((await createVisitor(server.url).request('GET', '/api/health')).status).toBe(200);
  },
  TIMEOUT_MS,
);

it(
  'says in one sentence why it cannot keep anything, and ends with a failure',
  async () => {
    const short = folderWith('short', 'secret', 'short');
    const other = folderWith('other', 'three-spires.db', 'Dear diary, '.repeat(1000));
    const newer = await newerDatabase();
    const readOnly = readOnlyFolder();
    const [full, filling] = [path.join(dataDir, 'full'), path.join(dataDir, 'filling')];
    const ended = [
      ...(await Promise.all([start(short), start(other), start(newer)])),
      ...(await Promise.all([start(readOnly), start(full, 0), start(filling, 16)])),
    ];
    const sentences = [
      /^.+secret is too short to be a secret\. .+\n$/,
      /^.+three-spires\.db: The database is damaged\. A backup has to be restored\.\n$/,
      /^.+three-spires\.db was written by a newer version of Three Spires \(999-future\)\. .+\n$/,
      /^DATA_DIR: .+ cannot be written \(EACCES: .+\)\. Everything is kept there\.\n$/,
      /^DATA_DIR: .+ cannot be written \(EFBIG: .+\)\. Everything is kept there\.\n$/,
      /^.+three-spires\.db: The disk refuses to read or write the database\.\n$/,
    ];
    for (const [index, { code, output }] of ended.entries()) {
      expect(output).toMatch(sentences[index] ?? 'nothing');
      expect(code).toBe(1);
    }
  },
  TIMEOUT_MS,
);
