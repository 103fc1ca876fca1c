import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBarred, nobodyBarred } from '@three-spires/session';
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, migrations } from '../schema.ts';
import { openSqliteStore } from '../sqlite/store-sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'three-spires-migration-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('brings a file of the first version up to date and keeps what it holds', async () => {
  const file = path.join(folder, 'old.db');
  const old = new Kysely<Database>({ dialect: new SqliteDialect({ database: new Libsql(file) }) });
  await new Migrator({ db: old, provider: migrations }).migrateTo('001-first');
  await sql`insert into person values ('ann', 'token', 'Ann', 1)`.execute(old);
  for (const [id, outcome] of [
    ['played', '{"result":"defeat","winners":[],"reason":"player-died"}'],
    ['going', null],
  ])
    await sql`insert into game values
      (${id}, 'toy', 1, 'hash', '{}', 'seed', 'invite', 1, 2, 0, 1, ${outcome})`.execute(old);
  await sql`insert into seat values ('played', 0, 'ann')`.execute(old);
  await sql`insert into entry values
    ('going', 1, 'command', 'ann', 0, 7, null, 1), ('going', 2, 'back', 'ann', 0, null, 0, 1)`.execute(old);
  await old.destroy();

  const store = await openSqliteStore(file);
  expect(await store.tableById('played')).toMatchObject({
    id: 'played',
    game: 'toy',
    practice: [],
    seats: [{ seat: 0, person: 'ann', name: 'Ann', held: ['ann'] }],
  });
  expect((await store.entriesOf('going')).map(({ entry }) => entry)).toEqual([
    { seq: 1, seat: 0, move: 7 },
    { seq: 2, seat: 0, undoTo: 0 },
  ]);
  expect(await store.tablesToEnter()).toEqual(['played']);
  await store.enterResult('played', () => ({ campaign: { games: 1 }, news: ['first'] }));
  expect((await store.campaignOf('ann', 'toy'))?.data).toEqual({ games: 1 });
  expect(await store.linesOf('played', 10)).toEqual([]);
  expect(await store.tablesToRecord('', 10)).toEqual(['played']);
  expect(await store.resultsOf('ann', { practice: true }, 0, 10)).toEqual([]);
  await store.close();
});

it('keeps why tables are practice, and who has held which seat', async () => {
  const file = path.join(folder, 'before-fairness.db');
  const old = new Kysely<Database>({ dialect: new SqliteDialect({ database: new Libsql(file) }) });
  await new Migrator({ db: old, provider: migrations }).migrateTo('008-matches');
  for (const person of ['ann', 'bob'])
    await sql`insert into person values (${person}, ${person}, ${person}, 1)`.execute(old);
  for (const [id, setup, practice] of [
    ['counting', '{}', 0],
    ['placed', '{"position":{}}', 1],
    ['other', '{}', 1],
  ])
    await sql`insert into game (id, kind, rules_version, content_hash, setup, seed, invite, created_at, changed_at,
      last_seq, deciding, practice) values (${id}, 'toy', 1, 'hash', ${setup}, 'seed', 'invite', 1, 2, 0, 1, ${practice})`.execute(
      old,
    );
  await sql`insert into seat (game_id, seat, person_id) values ('counting', 0, 'ann'), ('counting', 1, null)`.execute(
    old,
  );
  // Bob has moved in the seat that is open now; the server has no seat.
  await sql`insert into entry (game_id, seq, command, person_id, seat, move, at) values
    ('counting', 1, 'one', 'bob', 1, 7, 1), ('counting', 2, 'two', 'server', 1, 7, 1)`.execute(old);
  await old.destroy();

  const store = await openSqliteStore(file);
  const tables = await Promise.all(['counting', 'placed', 'other'].map((id) => store.tableById(id)));
  expect(tables.map((table) => table?.practice)).toEqual([[], ['position'], ['earlier']]);
  expect(tables[0]?.seats.map(({ held }) => held)).toEqual([['ann'], ['bob']]);
  expect(await store.takeSeat('counting', 1, 'ann', isBarred)).toBe('barred');
  expect(await store.takeSeat('counting', 1, 'bob', isBarred)).toBe('taken');
  await store.close();
});

it('names the levels of bots as they are called today', async () => {
  const file = path.join(folder, 'before-levels.db');
  const old = new Kysely<Database>({ dialect: new SqliteDialect({ database: new Libsql(file) }) });
  await new Migrator({ db: old, provider: migrations }).migrateTo('012-results');
  for (const kind of ['mystic-spires', 'toy'])
    await sql`insert into game (id, kind, rules_version, content_hash, setup, seed, invite, created_at, changed_at,
      last_seq, deciding) values (${kind}, ${kind}, 1, 'hash', '{}', 'seed', 'invite', 1, 2, 0, 1)`.execute(
      old,
    );
  for (const kind of ['mystic-spires', 'toy'])
    await sql`insert into seat (game_id, seat, bot, bot_name) values
      (${kind}, 0, 'random', 'Moth'), (${kind}, 1, 'heuristic', 'Ash'), (${kind}, 2, 'search', 'Wren'),
      (${kind}, 3, null, null)`.execute(old);
  await old.destroy();

  const store = await openSqliteStore(file);
  const levels = async (id: string) => (await store.tableById(id))?.seats.map(({ bot }) => bot);
  expect(await levels('mystic-spires')).toEqual(['novice', 'adept', 'master', undefined]);
  expect(await levels('toy')).toEqual(['random', 'adept', 'master', undefined]);
  await store.close();
});

it('knows people of before by the same token, in one browser', async () => {
  const file = path.join(folder, 'before-people.db');
  const old = new Kysely<Database>({ dialect: new SqliteDialect({ database: new Libsql(file) }) });
  await new Migrator({ db: old, provider: migrations }).migrateTo('015-analyses');
  await sql`insert into person (id, token_hash, name, created_at, seen_at) values
    ('ann', 'hash of ann', 'Ann', 1, 2), ('bob', 'hash of bob', 'Bob', 3, 4)`.execute(old);
  await old.destroy();

  const store = await openSqliteStore(file);
  expect(await store.personByToken('hash of ann', 2)).toEqual({ id: 'ann', name: 'Ann', device: 'ann' });
  expect(await store.devicesOf('bob')).toEqual([{ id: 'bob', name: '', createdAt: 3, seenAt: 4 }]);
  // What is left in the old column lets nobody in.
  expect(await store.personByToken('ann', 2)).toBeUndefined();
  await store.close();
});

it('keeps the order in which people sat down', async () => {
  const file = path.join(folder, 'before-held-order.db');
  const old = new Kysely<Database>({ dialect: new SqliteDialect({ database: new Libsql(file) }) });
  await new Migrator({ db: old, provider: migrations }).migrateTo('015-analyses');
  for (const person of ['ann', 'bob', 'zoe'])
    await sql`insert into person values (${person}, ${person}, ${person}, 1, 1)`.execute(old);
  for (const id of ['one', 'other'])
    await sql`insert into game (id, kind, rules_version, content_hash, setup, seed, invite, created_at, changed_at,
      last_seq, deciding) values (${id}, 'toy', 1, 'hash', '{}', 'seed', 'invite', 1, 2, 0, 1)`.execute(old);
  await sql`insert into seat (game_id, seat) values ('one', 0), ('one', 1), ('other', 0)`.execute(old);
  await sql`insert into seat_held (game_id, seat, person_id) values
    ('one', 1, 'zoe'), ('other', 0, 'bob'), ('one', 0, 'bob'), ('one', 0, 'ann')`.execute(old);
  await old.destroy();

  const store = await openSqliteStore(file);
  const [one, other] = [await store.tableById('one'), await store.tableById('other')];
  expect([one?.host, other?.host]).toEqual(['zoe', 'bob']);
  expect(one?.seats.map(({ held }) => held)).toEqual([['bob', 'ann'], ['zoe']]);
  expect(await store.takeSeat('one', 1, 'ann', nobodyBarred)).toBe('taken');
  expect((await store.tableById('one'))?.seats[1]?.held).toEqual(['zoe', 'ann']);
  await store.close();
});
