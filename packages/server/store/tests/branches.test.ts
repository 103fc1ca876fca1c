/** Branches share their past with the tables they come from, whatever becomes of those. */
import {
  FREE,
  type Host,
  newStoredTable,
  openBranch,
  type StoredEntry,
  type StoredTable,
} from '@three-spires/session';
import { lastSeq } from '@three-spires/table';
import { toyDraw, toyEnd, toyGame } from '@three-spires/table/toy-game';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyDatabase, inspectDatabase } from '../../operating/database-copy.ts';
import { systemChance } from '../../settings/system-chance.ts';
import { systemTime } from '../../settings/system-time.ts';
import { placeOfTests } from '../../testing/place-of-tests.ts';
import { testHost, testMaking } from '../../testing/test-host.ts';
import { DATABASES, TEST_STORES } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

const games = [{ game: toyGame }];
const ANN = { id: 'ann', name: 'Ann' };
const OLD = { abandonedBefore: Number.MAX_SAFE_INTEGER, finishedBefore: Number.MAX_SAFE_INTEGER };

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  let host: Host;
  let written: number;
  beforeEach(async () => {
    store = await place.open();
    host = testHost(store, games);
    written = 0;
    await store.addPerson({ ...ANN, tokenHash: 'ann', createdAt: 0 });
  });
  afterEach(async () => {
    await host.close();
    await store.close();
  });

  const newTable = (more: Partial<StoredTable> = {}): StoredTable => ({
    ...newStoredTable(
      testMaking(games),
      {
        game: toyGame.id,
        setup: { players: 1, rounds: 50 },
        freeUndo: true,
        seats: [{ holder: 'me' }],
      },
      ANN,
    ),
    ...more,
  });
  const entriesFrom = (table: string, first: number, count: number): StoredEntry[] =>
    Array.from({ length: count }, (_, at) => ({
      entry: { seq: first + at, seat: 0, move: first + at },
      command: `command ${table} ${first + at}`,
      person: 'ann',
    }));
  /** A table with entries of its own after what it shares. */
  const lay = async (count: number, past?: StoredTable['past']): Promise<string> => {
    const table = newTable(past === undefined ? {} : { past });
    const first = (past?.seq ?? 0) + 1;
    await store.addTable({ ...table, lastSeq: first + count - 1 }, entriesFrom(table.id, first, count));
    return table.id;
  };
  const seqsOf = async (table: string): Promise<readonly number[]> =>
    (await store.logOf(table)).map(({ seq }) => seq);
  const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);
  const rows = (table?: string): Promise<number> => place.countEntries(table);
  const branch = async (table: string, seq: number): Promise<string> => {
    const stored = (await store.tableById(table)) as StoredTable;
    const costs = { ...FREE, wrote: (_: string, bytes: number) => (written += bytes) };
    const needs = { store, host, costs, time: systemTime, chance: systemChance };
    return (await openBranch(needs, stored, ANN, { seq })).id;
  };
  const playOn = async (table: string): Promise<void> => {
    for (const move of [toyDraw, toyEnd]) {
      const answer = await host.perform('ann', { type: 'move', command: nanoid(), table, seat: 0, move });
      expect(answer.type).toBe('accepted');
    }
  };

  it('a branch adds no entries, and has the log up to where it begins', async () => {
    const table = newTable();
    await store.addTable(table);
    for (let round = 0; round < 10; round++) await playOn(table.id);
    const before = await rows();
    const one = await branch(table.id, 15);
    expect(await rows()).toBe(before);
    expect(written).toBeGreaterThan(0);
    await playOn(one);
    expect(await seqsOf(one)).toEqual(upTo(17));
    expect((await store.entriesOf(one)).slice(0, 15)).toEqual((await store.entriesOf(table.id)).slice(0, 15));
    // From before it begins a branch of a branch belongs to the first table, from after to the branch.
    const [early, late] = [await branch(one, 10), await branch(one, 16)];
    expect((await store.tableById(early))?.past).toEqual({ table: table.id, seq: 10 });
    expect((await store.tableById(late))?.past).toEqual({ table: one, seq: 16 });
    expect([await seqsOf(early), await seqsOf(late)]).toEqual([upTo(10), upTo(16)]);
    // They are loaded from what is stored.
    await host.close();
    host = testHost(store, games);
    const [{ table: shown }, { table: played }] = [await host.table(late), await host.table(one)];
    expect([lastSeq(shown), lastSeq(played)]).toEqual([16, 17]);
  });

  it('a log of many parts is copied in the end, and counts as written', async () => {
    let last = newTable().id;
    await store.addTable({ ...newTable(), id: last });
    for (let count = 1; count <= 12; count++) {
      await playOn(last);
      last = await branch(last, 2 * count);
    }
    expect(await seqsOf(last)).toEqual(upTo(24));
    expect(await rows(last)).toBeLessThan(24);
    await playOn(last);
  });

  it('a table that is deleted leaves its branches their past, stored once', async () => {
    const root = await lay(700);
    const [short, long] = [await lay(3, { table: root, seq: 150 }), await lay(5, { table: root, seq: 600 })];
    const upon = await lay(2, { table: long, seq: 603 });
    expect(await store.deleteTable(root, OLD)).toBe(true);
    expect(await store.tableById(root)).toBeUndefined();
    const check = async (): Promise<void> => {
      expect(await seqsOf(short)).toEqual(upTo(153));
      expect(await seqsOf(upon)).toEqual(upTo(605));
    };
    await check();
    expect(await seqsOf(long)).toEqual(upTo(605));
    expect(await rows()).toBe(600 + 3 + 5 + 2);
    const moves = (await store.logOf(short)).map((entry) => 'move' in entry && entry.move);
    expect(moves).toEqual(upTo(153));
    // The one that has taken over the log goes as well, and then the rest.
    expect(await store.deleteTable(long, OLD)).toBe(true);
    await check();
    expect(await rows()).toBe(603 + 3 + 2);
    for (const table of [upon, short]) expect(await store.deleteTable(table, OLD)).toBe(true);
    expect(await rows()).toBe(0);
  });

  it('commands of the past are no hindrance where it is left to a branch', async () => {
    const root = await lay(2);
    const past = { table: root, seq: 2 };
    const table = newTable({ past });
    const [own] = entriesFrom(root, 1, 1);
    await store.addTable({ ...table, lastSeq: 3 }, [
      { ...(own as StoredEntry), entry: { seq: 3, seat: 0, move: 3 } },
    ]);
    expect(await store.deleteTable(root, OLD)).toBe(true);
    expect(await seqsOf(table.id)).toEqual([1, 2, 3]);
  });

  it('a past that is gone is no past', async () => {
    const root = await lay(2);
    await store.deleteTable(root, OLD);
    await expect(lay(0, { table: root, seq: 2 })).rejects.toThrow('There is no such table.');
  });
});

it('a backup takes a branch for a whole log', async () => {
  const [{ make }] = DATABASES as [(typeof DATABASES)[number]];
  const place = await make();
  const store = await place.open();
  const making = testMaking(games);
  await store.addPerson({ ...ANN, tokenHash: 'ann', createdAt: 0 });
  const body = { game: 'toy', setup: { players: 1, rounds: 9 }, seats: [{ holder: 'me' as const }] };
  const [root, twig] = [newStoredTable(making, body, ANN), newStoredTable(making, body, ANN)];
  const entry = (seq: number): StoredEntry => ({
    entry: { seq, seat: 0, move: seq },
    command: `command ${seq}`,
    person: 'ann',
  });
  await store.addTable(root, [entry(1), entry(2)]);
  await store.addTable({ ...twig, past: { table: root.id, seq: 1 } }, [entry(2)]);
  await store.close();
  const file = await place.reach(async (db) => {
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
    return rows[0]?.file ?? '';
  });
  await copyDatabase(file, `${file}.copy`);
  expect(await inspectDatabase(`${file}.copy`)).toEqual({ people: 1, tables: 2, entries: 3 });
  await place.end();
});
