/** What a server of PostgreSQL can do to a store. Needs one; what any PostgreSQL does is tested on PGlite where there is none. */
import { type Addition, newStoredTable, nobodyBarred } from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import { sql } from 'kysely';
import { customAlphabet } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Line, layLine } from '../../testing/cut-line.ts';
import { testMaking } from '../../testing/test-host.ts';
import { SERVER, urlWithin } from '../../testing/test-stores.ts';
import { postgresMigrations } from '../migrations.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { postgresBuilder } from './postgres-driver.ts';
import { openPool } from './postgres-pool.ts';
import { openPostgresStore } from './store-postgres.ts';

const newName = customAlphabet('abcdefghijklmnopqrstuvwxyz', 12);

it('says so where nobody answers', async () => {
  const nobody = openPostgresStore('postgres://postgres@127.0.0.1:1/test', { patienceMs: 100 });
  await expect(nobody).rejects.toMatchObject({ code: 'storage-away', trouble: 'away' });
});

const withServer = (server: string): void => {
  let schema: string;
  let url: string;
  const stores: Store[] = [];

  const reach = async (query: ReturnType<typeof sql>): Promise<readonly unknown[]> => {
    const db = postgresBuilder<Database>(openPool(server, 'unhurried'));
    try {
      return (await query.execute(db)).rows;
    } finally {
      await db.destroy();
    }
  };
  const open = async (at = url, patienceMs?: number): Promise<Store> => {
    const store = await openPostgresStore(at, patienceMs === undefined ? {} : { patienceMs });
    stores.push(store);
    return store;
  };

  beforeEach(async () => {
    schema = `test_${newName()}`;
    url = urlWithin(server, schema);
    await reach(sql`create schema ${sql.id(schema)}`);
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    await reach(sql`drop schema ${sql.id(schema)} cascade`);
  });

  const addTable = async (store: Store): Promise<string> => {
    const wanted = { game: toyGame.id, setup: { players: 1, rounds: 9 }, seats: [{ holder: 'me' as const }] };
    const table = newStoredTable(testMaking([{ game: toyGame }]), wanted, { id: 'ann', name: 'Ann' });
    await store.addTable(table);
    return table.id;
  };
  const addition = (seq: number): Addition => ({
    stored: { entry: { seq, seat: 0, move: seq }, command: `command ${seq}`, person: 'ann' },
    standing: { lastSeq: seq, changedAt: seq, deciding: 1, about: {} },
  });
  const ann = { id: 'ann', name: 'Ann', tokenHash: 'ann', createdAt: 0 };

  it('is brought up to date once by servers that start at once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => open()));
    await all[0]?.addPerson(ann);
    expect(await all[3]?.personByToken('ann', 0)).toMatchObject({ id: 'ann', name: 'Ann' });
    const steps = await reach(sql`select name from ${sql.id(schema, 'kysely_migration')} order by name`);
    expect(steps).toEqual(Object.keys(await postgresMigrations.getMigrations()).map((name) => ({ name })));
  });

  it('is refused when a newer release has changed it', async () => {
    await open();
    await reach(sql`insert into ${sql.id(schema, 'kysely_migration')} values ('999-future', '')`);
    await expect(openPostgresStore(url)).rejects.toThrow(
      /^postgres:\/\/.+\/.+ was written by a newer version of Three Spires \(999-future\)\. /,
    );
  });

  it('is refused at once where the server does not know the database', async () => {
    const other = new URL(server);
    other.pathname = '/no-such-database';
    await expect(openPostgresStore(other.href, { patienceMs: 60_000 })).rejects.toMatchObject({
      code: 'storage-away',
      cause: { message: expect.stringContaining('no-such-database') },
    });
  });

  it('is called read-only where nothing can be written', async () => {
    await (await open()).addPerson(ann);
    const settings = new URL(url);
    settings.searchParams.set('options', `-c search_path=${schema} -c default_transaction_read_only=on`);
    const store = await open(settings.href);
    expect(await store.personByToken('ann', 0)).toMatchObject({ id: 'ann', name: 'Ann' });
    await expect(store.changePerson('ann', { name: 'Bea' })).rejects.toMatchObject({
      code: 'storage-read-only',
    });
    await expect(store.check()).rejects.toMatchObject({ code: 'storage-read-only' });
  });

  it('stores what has no place in a text of PostgreSQL', async () => {
    const store = await open();
    await store.addPerson(ann);
    const table = await addTable(store);
    const odd = `a\0b\ud800c`;
    const added = addition(1);
    expect(await store.append(table, { ...added, stored: { ...added.stored, command: odd } })).toBe(true);
    expect(await store.entryOf(table, odd)).toMatchObject({ entry: { seq: 1 } });
    expect(await store.tableById(odd)).toBeUndefined();
  });

  it('loses no entry that it has acknowledged while its connections are cut, and goes on by itself', async () => {
    const store = await open();
    await store.addPerson(ann);
    const tables = await Promise.all(Array.from({ length: 4 }, () => addTable(store)));
    let cuts = 0;
    const play = async (table: string): Promise<number> => {
      let acknowledged = 0;
      for (let seq = 1; cuts < 6 || seq <= 20; seq++) {
        // Asked again as a host does: what was stored in spite of an error is found there.
        for (;;) {
          const added = await store.append(table, addition(seq)).catch((error: unknown) => error);
          if (added === true || (await store.logOf(table).catch(() => [])).length >= seq) break;
          expect(added === false || (added as { kind?: string }).kind === 'unavailable').toBe(true);
        }
        acknowledged = seq;
      }
      return acknowledged;
    };
    const cut = async (): Promise<void> => {
      for (; cuts < 6; cuts++) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        await reach(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${schema}`,
        );
      }
    };
    const [played] = await Promise.all([Promise.all(tables.map(play)), cut()]);
    for (const [at, table] of tables.entries()) {
      const seqs = (await store.entriesOf(table)).map(({ entry }) => entry.seq);
      expect(seqs).toEqual(Array.from({ length: played[at] ?? 0 }, (_, before) => before + 1));
      expect((await store.tableById(table))?.lastSeq).toBe(played[at]);
    }
  });

  describe('behind a line', () => {
    let line: Line;
    let lined: string;
    beforeEach(async () => {
      const { hostname, port } = new URL(server);
      line = await layLine(hostname, Number(port || '5432'));
      const through = new URL(url);
      through.hostname = '127.0.0.1';
      through.port = String(line.port);
      lined = through.href;
    });
    afterEach(() => line.cut());

    it('waits for a server that comes back', async () => {
      const store = await open(lined, 30_000);
      await store.addPerson(ann);
      const table = await addTable(store);
      await line.cut();
      const appended = store.append(table, addition(1));
      const asked = store.personByToken('ann', 0);
      const seated = store.takeSeat(table, 0, 'ann', nobodyBarred);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await line.mend();
      expect(await Promise.all([appended, asked, seated])).toEqual([
        true,
        expect.objectContaining({ id: 'ann', name: 'Ann' }),
        'occupied',
      ]);
    });

    it('says that the server is away, in health too, until it is back', async () => {
      const store = await open(lined, 50);
      await store.addPerson(ann);
      await line.cut();
      const away = { kind: 'unavailable', code: 'storage-away' };
      await expect(store.check()).rejects.toMatchObject(away);
      await expect(store.changePerson('ann', { name: 'Bea' })).rejects.toMatchObject(away);
      await line.mend();
      await store.changePerson('ann', { name: 'Cid' });
      expect(await store.personByToken('ann', 0)).toMatchObject({ id: 'ann', name: 'Cid' });
    });
  });
};

const server = SERVER;
if (server !== undefined) describe('a database of PostgreSQL', () => withServer(server));
