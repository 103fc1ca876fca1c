import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { type ChildServer, type Ended, runProgram, startChildServer } from '../testing/child-server.ts';
import { acknowledged, expectKept, type LoneGame, playOn, sitDown } from '../testing/crowd.ts';
import { copyDatabase, inspectDatabase } from './database-copy.ts';

const TIMEOUT_MS = 480_000;
const PEOPLE = 4;

let folder: string;
let dataDir: string;
let server: ChildServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'three-spires-backup-'));
  dataDir = path.join(folder, 'data');
});

afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const backUp = (...args: string[]): Promise<Ended> => runProgram('backup', args, { DATA_DIR: dataDir });
const restore = (...args: string[]): Promise<Ended> => runProgram('restore', args, { DATA_DIR: dataDir });

const untilMoves = (games: readonly LoneGame[], count: number): Promise<void> =>
  expect.poll(() => acknowledged(games), { timeout: TIMEOUT_MS, interval: 1 }).toBeGreaterThanOrEqual(count);

/** One game after another, until the server is gone. */
const keepPlaying = async (url: string, games: LoneGame[]): Promise<never> => {
  for (;;) {
    const game = await sitDown(url);
    games.push(game);
    await playOn(game);
  }
};

describe('a backup while the server runs', () => {
  it(
    'holds every move acknowledged before it began, and can be put back',
    async () => {
      server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
      const { url } = server;
      const games: LoneGame[] = [];
      const ended = Promise.allSettled(Array.from({ length: PEOPLE }, () => keepPlaying(url, games)));
      await untilMoves(games, 40);
      const before = games.map(({ person, accepted }) => ({ person, accepted: [...accepted] }));
      const copy = path.join(folder, 'copy.db');
      const backup = await backUp(copy);
      expect(backup).toMatchObject({ code: 0, output: expect.stringContaining(` to ${copy}: `) });
      await untilMoves(games, acknowledged(games) + 20);
      const counted = before.reduce((sum, { accepted }) => sum + accepted.length, 0);
      const held = await inspectDatabase(copy);
      expect(held.tables).toBeGreaterThanOrEqual(PEOPLE);
      expect(held.entries).toBeGreaterThanOrEqual(counted);

      expect(await backUp(copy)).toEqual({
        code: 1,
        output: `${copy} exists already. Choose another name.\n`,
      });
      const refused = await restore(copy);
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(
        new RegExp(`^DATA_DIR: ${dataDir} is in use by another Three Spires \\(process \\d+ on [^\\n]+\\n$`),
      );

      // After a clean stop the one file is everything.
      expect(await server.end('SIGTERM')).toBe(0);
      await ended;
      expect(statSync(path.join(dataDir, 'three-spires.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(
        0,
      );
      const alone = path.join(folder, 'alone.db');
      copyFileSync(path.join(dataDir, 'three-spires.db'), alone);
      expect((await inspectDatabase(alone)).entries).toBeGreaterThanOrEqual(acknowledged(games));

      const restored = await restore(copy);
      expect(restored.output).toMatch(/^Restored .+\nThe database that was there is now (.+)\.\n$/);
      const kept = readdirSync(dataDir).find((name) => name.startsWith('three-spires-replaced-')) ?? '';
      expect(await inspectDatabase(path.join(dataDir, kept))).toEqual(await inspectDatabase(alone));
      server = await startChildServer({ PORT: new URL(url).port, DATA_DIR: dataDir });
      for (const { person, accepted } of before) {
        const line = await person.connect();
        await expectKept(line, accepted);
        await line.close();
      }
    },
    TIMEOUT_MS,
  );
});

describe('backup and restore', () => {
  it('say what is wrong with what they are given', async () => {
    const missing = path.join(folder, 'missing.db');
    const [none, noFile, noName, tooMuch] = await Promise.all([
      backUp(),
      restore(missing),
      restore(),
      backUp('one', 'two'),
    ]);
    expect(none.output).toBe(`There is no database in ${dataDir}. DATA_DIR says where it is.\n`);
    expect(noFile.output).toBe(`There is no file ${missing}.\n`);
    expect(noName.output).toBe('Usage: npm run restore -- FILE\n');
    expect(tooMuch.output).toBe('Usage: npm run backup [-- FILE]\n');
    expect([none, noFile, noName, tooMuch].map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('take a database that was left behind by a crash, with its write-ahead log', async () => {
    const file = path.join(folder, 'three-spires.db');
    const left = path.join(folder, 'left.db');
    const store = await openSqliteStore(file);
    await store.addPerson({ id: 'ann', name: 'Ann', tokenHash: 'ann', createdAt: 0 });
    for (const end of ['', '-wal']) copyFileSync(file + end, left + end);
    await store.close();
    const copy = path.join(folder, 'copy.db');
    expect(await copyDatabase(left, copy)).toEqual({ people: 1, tables: 0, entries: 0 });
    expect(statSync(copy).mode & 0o077).toBe(0);
  });
});

describe('a file that is to be restored', () => {
  const make = async (change: string): Promise<string> => {
    const file = path.join(folder, 'made.db');
    await (await openSqliteStore(file)).close();
    const opened = new Libsql(file);
    opened.exec(change);
    opened.close();
    return file;
  };

  it.each([
    ['drop table kysely_migration', /made\.db is a database, but not one of Three Spires\.$/],
    [
      "insert into kysely_migration values ('999-future', '')",
      /made\.db was written by a newer version of Three Spires \(999-future\)\. Update Three Spires, or /,
    ],
    [
      `insert into game (id, kind, rules_version, content_hash, setup, seed, invite, created_at, changed_at, last_seq,
        deciding) values ('one', 'toy', 1, '', '{}', '', '', 0, 0, 2, 0);
      insert into entry (game_id, seq, command, person_id, seat, move, at) values ('one', 2, '', '', 0, 0, 0)`,
      /made\.db is damaged \(1 table with a gap in the log\)\.$/,
    ],
  ])('is refused after %s', async (change, sentence) => {
    await expect(inspectDatabase(await make(change))).rejects.toThrow(sentence);
  });

  it('is refused when it is no database, or a damaged one', async () => {
    const text = path.join(folder, 'text.db');
    writeFileSync(text, 'Dear diary');
    await expect(inspectDatabase(text)).rejects.toThrow(/text\.db is not a database\.$/);
    await expect(inspectDatabase(folder)).rejects.toThrow(/ is not a file\.$/);
    const torn = path.join(folder, 'torn.db');
    writeFileSync(torn, Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8192, 0xa5)]));
    await expect(inspectDatabase(torn)).rejects.toThrow(/torn\.db is damaged \(/);
  });
});
