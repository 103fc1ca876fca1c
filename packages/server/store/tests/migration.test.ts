import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isBarred, nobodyBarred } from '@three-spires/session';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../sqlite/store-sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'three-spires-migration-'));
  file = path.join(folder, 'old.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a database as a release left it, with these rows instead of its own. */
const layOld = (release: string, ...rows: readonly string[]): void => {
  const fixture = path.resolve(import.meta.dirname, `../../releases/fixtures/${release}.db.gz`);
  writeFileSync(file, gunzipSync(readFileSync(fixture)));
  const old = new Libsql(file);
  old.pragma('foreign_keys = off');
  const tables = old.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'kysely%'",
  );
  for (const { name } of tables.all() as { readonly name: string }[]) old.exec(`delete from "${name}"`);
  for (const row of rows) old.exec(row);
  old.close();
};

const game = (id: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const { setup = '{}', kind = 'toy', ...more } = values;
  const columns = Object.keys(more).map((name) => `, ${name}`);
  const shown = Object.values(more).map((value) =>
    typeof value === 'string' ? `, '${value}'` : `, ${value}`,
  );
  return `insert into game (id, kind, rules_version, content_hash, setup, seed, invite, created_at, changed_at,
    last_seq, deciding${columns.join('')})
    values ('${id}', '${kind}', 1, 'hash', '${setup}', 'seed', 'invite', 1, 2, 0, 1${shown.join('')})`;
};

it('brings the oldest file up to date and keeps what it holds', async () => {
  layOld(
    '2026-11-15-68c1a25',
    "insert into person values ('ann', 'token', 'Ann', 1)",
    game('played', { outcome: '{"result":"defeat","winners":[],"reason":"player-died"}' }),
    game('going'),
    "insert into seat (game_id, seat, person_id) values ('played', 0, 'ann')",
    `insert into entry (game_id, seq, command, person_id, seat, move, undo_to, at) values
      ('going', 1, 'command', 'ann', 0, 7, null, 1), ('going', 2, 'back', 'ann', 0, null, 0, 1)`,
  );

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
  layOld(
    '2026-11-16-75ddd13',
    "insert into person values ('ann', 'ann', 'ann', 1, 1), ('bob', 'bob', 'bob', 1, 1)",
    game('counting'),
    game('placed', { setup: '{"position":{}}', practice: 1 }),
    game('other', { practice: 1 }),
    "insert into seat (game_id, seat, person_id) values ('counting', 0, 'ann'), ('counting', 1, null)",
    // Bob has moved in the seat that is open now; the server has no seat.
    `insert into entry (game_id, seq, command, person_id, seat, move, at) values
      ('counting', 1, 'one', 'bob', 1, 7, 1), ('counting', 2, 'two', 'server', 1, 7, 1)`,
  );

  const store = await openSqliteStore(file);
  const tables = await Promise.all(['counting', 'placed', 'other'].map((id) => store.tableById(id)));
  expect(tables.map((table) => table?.practice)).toEqual([[], ['position'], ['earlier']]);
  expect(tables[0]?.seats.map(({ held }) => held)).toEqual([['ann'], ['bob']]);
  expect(await store.takeSeat('counting', 1, 'ann', isBarred)).toBe('barred');
  expect(await store.takeSeat('counting', 1, 'bob', isBarred)).toBe('taken');
  await store.close();
});

it('names the levels of bots as they are called today', async () => {
  const kinds = ['mystic-spires', 'toy'];
  layOld(
    '2026-11-16-one-shape',
    ...kinds.map((kind) => game(kind, { kind })),
    ...kinds.map(
      (kind) => `insert into seat (game_id, seat, bot, bot_name) values
        ('${kind}', 0, 'random', 'Moth'), ('${kind}', 1, 'heuristic', 'Ash'), ('${kind}', 2, 'search', 'Wren'),
        ('${kind}', 3, null, null)`,
    ),
  );

  const store = await openSqliteStore(file);
  const levels = async (id: string) => (await store.tableById(id))?.seats.map(({ bot }) => bot);
  expect(await levels('mystic-spires')).toEqual(['novice', 'adept', 'master', undefined]);
  expect(await levels('toy')).toEqual(['random', 'adept', 'master', undefined]);
  await store.close();
});

it('knows people of before by the same token, in one browser', async () => {
  layOld(
    '2026-11-16-one-shape',
    `insert into person (id, token_hash, name, created_at, seen_at) values
      ('ann', 'hash of ann', 'Ann', 1, 2), ('bob', 'hash of bob', 'Bob', 3, 4)`,
  );

  const store = await openSqliteStore(file);
  expect(await store.personByToken('hash of ann', 2)).toEqual({ id: 'ann', name: 'Ann', device: 'ann' });
  expect(await store.devicesOf('bob')).toEqual([{ id: 'bob', name: '', createdAt: 3, seenAt: 4 }]);
  // What is left in the old column lets nobody in.
  expect(await store.personByToken('ann', 2)).toBeUndefined();
  await store.close();
});

it('keeps the order in which people sat down', async () => {
  layOld(
    '2026-11-16-one-shape',
    ...['ann', 'bob', 'zoe'].map((id) => `insert into person values ('${id}', '${id}', '${id}', 1, 1)`),
    game('one'),
    game('other'),
    "insert into seat (game_id, seat) values ('one', 0), ('one', 1), ('other', 0)",
    `insert into seat_held (game_id, seat, person_id) values
      ('one', 1, 'zoe'), ('other', 0, 'bob'), ('one', 0, 'bob'), ('one', 0, 'ann')`,
  );

  const store = await openSqliteStore(file);
  const [one, other] = [await store.tableById('one'), await store.tableById('other')];
  expect([one?.host, other?.host]).toEqual(['zoe', 'bob']);
  expect(one?.seats.map(({ held }) => held)).toEqual([['bob', 'ann'], ['zoe']]);
  expect(await store.takeSeat('one', 1, 'ann', nobodyBarred)).toBe('taken');
  expect((await store.tableById('one'))?.seats[1]?.held).toEqual(['zoe', 'ann']);
  await store.close();
});

it('refuses a file that is older than all releases', async () => {
  const old = new Libsql(file);
  old.exec(
    "create table kysely_migration (name, timestamp); insert into kysely_migration values ('001-first', '')",
  );
  old.close();
  await expect(openSqliteStore(file)).rejects.toThrow(`${file} was written before the first release`);
});
