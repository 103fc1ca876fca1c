import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Me } from '@three-spires/session/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ChildServer, failToStart, startChildServer } from '../testing/child-server.ts';
import { POSTGRES_STORES, type PostgresPlace, SERVER, urlWithin } from '../testing/test-stores.ts';
import { createVisitor } from '../testing/visitor.ts';

const TIMEOUT_MS = 480_000;

let dataDir: string;
let servers: readonly ChildServer[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-start-'));
});
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  'says in one sentence that its database cannot be reached, without the password',
  async () => {
    const DATABASE_URL = 'postgres://spires:hidden@127.0.0.1:1/spires';
    const { code, output } = await failToStart({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL });
    expect(output).toMatch(
      /^DATABASE_URL: postgres:\/\/spires@127\.0\.0\.1:1\/spires: The database server cannot be reached\. .+\n$/,
    );
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

const onServer = async (server: string, place: PostgresPlace): Promise<void> => {
  const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: urlWithin(server, place.schema) };
  servers = await Promise.all([startChildServer(env), startChildServer(env)]);
  const [one, other] = servers.map(({ url }) => url);
  const ann = createVisitor(one ?? '');
  const { id } = (await ann.request<Me>('GET', '/api/me')).body;
  const people = await place.reach((db) => db.selectFrom('person').select('id').execute());
  expect(people).toEqual([{ id }]);
  expect((await createVisitor(other ?? '').request('GET', '/api/health')).status).toBe(200);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  for (const running of servers) expect(await running.end('SIGTERM')).toBe(0);
};

const server = SERVER;
if (server !== undefined)
  it(
    'shares a database and a folder with another server',
    async () => {
      const place = await POSTGRES_STORES.find(({ name }) => name === 'PostgreSQL')?.make();
      if (place === undefined) throw new Error('no server');
      await onServer(server, place);
      await place.end();
    },
    TIMEOUT_MS,
  );
