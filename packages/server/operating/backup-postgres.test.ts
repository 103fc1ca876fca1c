import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watch } from '../testing/at-table.ts';
import { createTestDatabase, type TestDatabase } from '../testing/brokers.ts';
import { type ChildServer, failToStart, runProgram, startChildServer } from '../testing/child-server.ts';
import { acknowledged, expectKept, playOn, sitDown } from '../testing/crowd.ts';
import { SERVER } from '../testing/test-stores.ts';

const TIMEOUT_MS = 480_000;
const SECRET = 'x'.repeat(32);
const MOVES = 30;
/** Its game has more moves than that; a random one may end sooner. */
const SEED = 'copied while it is played';

let folder: string;
let databases: TestDatabase[] = [];
const servers: ChildServer[] = [];

const start = async (env: Readonly<Record<string, string>>, port = '0'): Promise<ChildServer> => {
  const server = await startChildServer({ PORT: port, DATA_DIR: folder, ...env });
  servers.push(server);
  return server;
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'three-spires-backup-'));
  databases = SERVER === undefined ? [] : [await createTestDatabase(), await createTestDatabase()];
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGKILL');
  for (const database of databases) await database.close();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

it.runIf(SERVER !== undefined)(
  'backs up the database of DATABASE_URL while it is played on, and restores it into PostgreSQL and a folder',
  async () => {
    const [from, to] = databases.map(({ url }) => url);
    const env = { DATABASE_URL: from ?? '', SECRET };
    const server = await start(env);
    const game = await sitDown(server.url, SEED);
    const played = playOn(game);
    const ended = Promise.allSettled([played]);
    await Promise.race([
      expect.poll(() => acknowledged([game]), { timeout: TIMEOUT_MS }).toBeGreaterThanOrEqual(MOVES),
      played.then(() => expect.fail(`the game ended after ${game.accepted.length} moves`)),
    ]);
    const before = [...game.accepted];
    const file = path.join(folder, 'copy.db');
    // A file that lies in the folder is not what is asked for.
    const backup = await runProgram('backup', [file], { ...env, DATA_DIR: folder });
    expect(backup.output).toMatch(
      /^Backed up postgres:\S+ to \S+copy\.db: 1 table with \d+ log entries, 1 person\./,
    );
    expect(backup.code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    await server.end('SIGKILL');
    await ended;

    const restored = await runProgram('restore', [file], {
      DATABASE_URL: to ?? '',
      SECRET,
      DATA_DIR: folder,
    });
    expect(restored.output).toMatch(/^Restored \S+ to postgres:\S+: 1 table with/);
    const again = await runProgram('restore', [file], { DATABASE_URL: to ?? '', SECRET, DATA_DIR: folder });
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
    expect((await runProgram('restore', [file], { DATA_DIR: folder })).code).toBe(0);

    const port = new URL(server.url).port;
    for (const place of [{ DATABASE_URL: to ?? '' }, {}]) {
      const other = await start({ ...place, SECRET }, port);
      const line = await game.person.connect();
      await watch(line, game.table);
      await expectKept(line, before);
      await line.close();
      expect(await other.end('SIGTERM')).toBe(0);
      expect(other.output()).toMatch(/\nThree Spires has stopped \(SIGTERM\)\.\n$/);
    }
  },
  TIMEOUT_MS,
);

it.runIf(SERVER !== undefined)(
  'refuses a server with another secret, until the operator changes it on purpose',
  async () => {
    const env = { DATABASE_URL: databases[0]?.url ?? '' };
    const own = { ...env, PORT: '0', DATA_DIR: path.join(folder, 'own') };
    await start(env);
    const other = await failToStart(own);
    expect(other.code).toBe(1);
    expect(other.output).toMatch(
      /^SECRET: the servers on this database have another secret.*npm run change-secret\n$/,
    );
    expect(await runProgram('change-secret', [], own)).toMatchObject({ code: 0 });
    await start(own);
    expect((await failToStart({ ...env, PORT: '0', DATA_DIR: folder })).output).toContain('SECRET: ');
  },
  TIMEOUT_MS,
);

it.runIf(SERVER !== undefined)(
  'says that a database does not exist, and does not ask to try again',
  async () => {
    const url = new URL(databases[0]?.url ?? '');
    url.pathname = 'three_spires_nowhere';
    const env = { DATABASE_URL: url.href, SECRET, PORT: '0', DATA_DIR: folder };
    const text =
      /The database does not exist \(database "three_spires_nowhere" does not exist\)\. Create it first\./;
    for (const { code, output } of [await failToStart(env), await runProgram('backup', [], env)]) {
      expect(output).toMatch(text);
      expect(code).toBe(1);
    }
  },
  TIMEOUT_MS,
);
