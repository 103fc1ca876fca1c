/** What every database keeps, and how it gives it back. */
import {
  type Addition,
  isBarred,
  newStoredTable,
  nobodyBarred,
  type StoredTable,
} from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfTests } from '../../testing/place-of-tests.ts';
import { testMaking } from '../../testing/test-host.ts';
import { DATABASES, TEST_STORES } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

const outcome = { result: 'victory', winners: [0], reason: 'done' } as const;
/** A time that does not fit into 32 bits. */
const AT = Date.UTC(2026, 10, 17);

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
    for (const id of ['ann', 'bob']) await store.addPerson({ id, name: id, tokenHash: id, createdAt: AT });
  });
  afterEach(() => store.close());

  const newTable = (more: Partial<StoredTable> = {}): StoredTable => ({
    ...newStoredTable(
      testMaking([{ game: toyGame }]),
      {
        game: toyGame.id,
        setup: { players: 2, rounds: 9 },
        seats: [{ holder: 'me' }, { holder: 'open' }],
      },
      { id: 'ann', name: 'ann' },
    ),
    createdAt: AT,
    changedAt: AT,
    ...more,
  });
  const addTable = async (more: Partial<StoredTable> = {}): Promise<StoredTable> => {
    const table = newTable(more);
    expect(await store.addTable(table)).toBe(true);
    return table;
  };
  const addition = (seq: number, more: Partial<Addition> = {}): Addition => ({
    stored: { entry: { seq, seat: 0, move: 2 ** 29 + seq }, command: `command ${seq}`, person: 'ann' },
    standing: { lastSeq: seq, changedAt: AT + seq, deciding: 3, about: { round: seq } },
    ...more,
  });
  const snapshot = { stateVersion: 4, outline: 'outline', hash: 'hash', state: { text: 'ä "\u0000" 🂡' } };

  it('people, who are seen at most once a day', async () => {
    expect(await store.personByToken('ann', AT + 1)).toMatchObject({ id: 'ann', name: 'ann' });
    await store.changePerson('ann', { name: 'Änn 🂡' });
    expect(await store.personByToken('ann', AT + 2 * 86_400_000)).toMatchObject({ id: 'ann', name: 'Änn 🂡' });
    expect(await store.personByToken('nobody', AT)).toBeUndefined();
    expect(await store.oldPeople(AT + 1, { id: '', at: Number.MIN_SAFE_INTEGER }, 9)).toEqual([
      { id: 'bob', at: AT, isDue: true },
    ]);
    await expect(
      store.addPerson({ id: 'ann', name: 'ann', tokenHash: 'other', createdAt: AT }),
    ).rejects.toThrow();
  });

  it('a table with its seats and who has held them', async () => {
    const match = { id: 'match', number: 2, best: 3, wins: [0, 1] };
    const table = await addTable({ match, hints: 'on', practice: ['seed'] });
    expect(await store.tableById(table.id)).toEqual({
      ...table,
      seats: [
        { seat: 0, person: 'ann', name: 'ann', held: ['ann'] },
        { seat: 1, held: [] },
      ],
      host: 'ann',
    });
    const { seats: _seats, ...game } = table;
    expect(await store.gameById(table.id)).toEqual(game);
    expect(await store.takeSeat(table.id, 1, 'bob', isBarred)).toBe('taken');
    expect(await store.takeSeat(table.id, 1, 'ann', nobodyBarred)).toBe('occupied');
    expect(await store.releaseSeat(table.id, 1, 'ann')).toBe(false);
    expect(await store.releaseSeat(table.id, 1, 'bob')).toBe(true);
    expect((await store.tablesOf('bob', 9)).map(({ id }) => id)).toEqual([table.id]);
    expect(await store.takeSeat(table.id, 1, 'ann', isBarred)).toBe('barred');
    await store.forgetHeld(table.id, 'bob');
    expect(await store.tablesOf('bob', 9)).toEqual([]);
    expect(await store.seatBot(table.id, 1, 'novice', 'Moth')).toBe(true);
    expect((await store.tableById(table.id))?.seats[1]).toEqual({
      seat: 1,
      bot: 'novice',
      name: 'Moth',
      held: [],
    });
    expect(await store.gameOfMatch('match', 2)).toEqual({ id: table.id, invite: table.invite });
    expect(await store.addTable(newTable({ match }))).toBe(false);
    expect(await store.openTablesOf('ann')).toBe(1);
    expect(await store.tableById('nothing')).toBeUndefined();
    expect(await store.gameById('nothing')).toBeUndefined();
  });

  it('a set-up that is completed once', async () => {
    const { id, setup } = await addTable();
    const { standing } = addition(0);
    expect(await store.completeSetup(id, { other: 1 }, { done: 1 }, standing)).toBe(false);
    expect(await store.completeSetup(id, setup, { done: 1 }, standing)).toBe(true);
    expect(await store.completeSetup(id, setup, { done: 2 }, standing)).toBe(false);
    expect((await store.tableById(id))?.setup).toEqual({ done: 1 });
  });

  it('a log with moves, undos and facts, snapshots and guests', async () => {
    const { id } = await addTable();
    const stored = (entry: Addition['stored']['entry'], command: string) => ({
      entry,
      command,
      person: 'bob',
    });
    const fact = { seq: 3, outside: { join: 'ä\u0000', numbers: [1.5, -2] } };
    expect(await store.append(id, addition(1, { snapshot: { ...snapshot, seq: 1 } }))).toBe(true);
    expect(
      await store.append(id, addition(2, { stored: stored({ seq: 2, seat: 1, undoTo: 0 }, 'undo') })),
    ).toBe(true);
    const guest = { seat: 2, person: 'bob', name: 'bob' };
    expect(await store.append(id, addition(3, { stored: stored(fact, 'fact'), guest }))).toBe(true);
    expect(
      await store.append(id, addition(4, { stored: stored({ seq: 4, seat: 0, move: 1 }, 'fact') })),
    ).toBe(false);
    expect(await store.logOf(id)).toEqual([
      { seq: 1, seat: 0, move: 2 ** 29 + 1 },
      { seq: 2, seat: 1, undoTo: 0 },
      fact,
    ]);
    expect(await store.logOf(id, 2)).toEqual([fact]);
    expect(await store.entryOf(id, 'fact')).toEqual({ entry: fact, command: 'fact', person: 'bob' });
    const table = await store.tableById(id);
    expect(table).toMatchObject({ lastSeq: 3, changedAt: AT + 3, deciding: 3, about: { round: 3 } });
    expect(table?.seats[2]).toEqual({ seat: 2, person: 'bob', name: 'bob', held: ['bob'] });
    await store.keepState(id, { ...snapshot, seq: 2 });
    await store.keepState(id, { ...snapshot, seq: 3 });
    expect((await store.snapshotsOf(id)).map(({ seq }) => seq)).toEqual([1, 3]);
    expect(await store.snapshotAt(id, 3)).toEqual({ ...snapshot, seq: 3 });
    await expect(store.append('nothing', addition(1))).rejects.toThrow();
  });

  it('a faulty entry harms none that comes with it', async () => {
    const [one, other] = [await addTable(), await addTable()];
    const [added, failed, second] = await Promise.allSettled([
      store.append(one.id, addition(1)),
      store.append('nothing', addition(1)),
      store.append(other.id, addition(1)),
    ]);
    expect([added, failed.status, second]).toMatchObject([{ value: true }, 'rejected', { value: true }]);
  });

  it('versions, bases, archives and analyses', async () => {
    const table = await addTable();
    const { rulesVersion, contentHash, stateVersion, id, game } = table;
    const today = [{ game, rulesVersion: rulesVersion + 1, contentHash }];
    const from = { rulesVersion, contentHash, lastSeq: 0 };
    const to = { rulesVersion: rulesVersion + 1, contentHash, stateVersion };
    const { standing } = addition(0);
    expect(await store.tablesToUpdate(today, '', 9)).toEqual([id]);
    expect(await store.closeTable(id, { ...from, lastSeq: 5 }, { rulesVersion, contentHash, at: AT })).toBe(
      false,
    );
    const base = { seq: 0, at: AT, state: { some: 'state' }, stateVersion, outline: 'outline' };
    expect(await store.moveToVersions(id, from, to, { standing, base })).toBe(true);
    expect(await store.tablesToUpdate(today, '', 9)).toEqual([]);
    expect(await store.baseOf(id)).toEqual(base);
    expect(await store.closeTable(id, { ...to, lastSeq: 0 }, { rulesVersion, contentHash, at: AT })).toBe(
      true,
    );
    expect((await store.tableById(id))?.closed).toMatchObject({ at: AT });

    const done = await addTable({ outcome });
    expect(await store.tablesToArchive(today, '', 9)).toEqual([done.id]);
    const made = { ...to, at: AT };
    await store.saveArchive(done.id, made);
    expect(await store.tablesToArchive(today, '', 9)).toEqual([]);
    expect(await store.tablesToArchive([], '', 9)).toEqual([done.id]);
    const data = Uint8Array.from([0, 1, 255, 128]);
    await store.saveArchive(done.id, { ...made, data });
    await store.saveArchive(done.id, { ...made, data: Uint8Array.from([7]) });
    expect((await store.archiveOf(done.id))?.data).toEqual(data);
    const analysis = { moves: [] } as unknown as Parameters<Store['saveAnalysis']>[1];
    await store.saveAnalysis(done.id, analysis, AT);
    await store.saveAnalysis(done.id, { other: 1 } as never, AT);
    expect(await store.analysisOf(done.id)).toEqual(analysis);
  });

  it('chat, the newest lines oldest first', async () => {
    const { id } = await addTable();
    for (const text of ['one', 'two\u0000', 'three'])
      await store.addLine(id, text, { at: AT, person: 'bob', said: { text } });
    expect(await store.linesOf(id, 2)).toEqual([
      { number: 2, at: AT, person: 'bob', name: 'bob', said: { text: 'two\u0000' } },
      { number: 3, at: AT, person: 'bob', name: 'bob', said: { text: 'three' } },
    ]);
    expect((await store.linesOf(id, 9, 2)).map(({ number }) => number)).toEqual([3]);
  });

  it('decks and campaigns', async () => {
    expect(await store.saveDeck('ann', 'toy', { id: 'deck', version: 0, list: [1] }, 9)).toBe('saved');
    expect(await store.saveDeck('ann', 'toy', { id: 'deck', version: 1, list: [2] }, 9)).toBe('saved');
    expect(await store.deckOf('ann', 'toy', 'deck')).toMatchObject({ list: [2], version: 2 });
    expect(await store.deleteDeck('ann', 'toy', 'deck')).toBe(true);
    expect(await store.deleteDeck('ann', 'toy', 'deck')).toBe(false);
    const table = await addTable({ outcome });
    expect(await store.tablesToEnter()).toEqual([table.id]);
    await store.saveCampaign('ann', game(table), { games: 1 });
    await store.enterResult(table.id, (before) => ({ campaign: { before }, news: ['more'] }));
    expect((await store.campaignOf('ann', game(table)))?.data).toEqual({ before: { games: 1 } });
    expect(await store.campaignEntry('ann', table.id)).toMatchObject({ table: table.id, news: ['more'] });
    expect(await store.tablesToEnter()).toEqual([]);
  });

  it('health', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

const game = (table: StoredTable): string => table.game;

describe.each(DATABASES)('$name', ({ make }) => {
  it('takes a snapshot that cannot be read for none, and counts the owners of a lease', async () => {
    const place = await make();
    const store = await place.open();
    await store.addPerson({ id: 'ann', name: 'ann', tokenHash: 'ann', createdAt: AT });
    const table = newStoredTable(
      testMaking([{ game: toyGame }]),
      { game: toyGame.id, setup: { players: 1, rounds: 9 }, seats: [{ holder: 'me' }] },
      { id: 'ann', name: 'ann' },
    );
    await store.addTable(table);
    await store.keepState(table.id, { seq: 1, stateVersion: 1, outline: '', hash: '', state: {} });
    await place.reach((db) => db.updateTable('snapshot').set({ state: 'no JSON' }).execute());
    expect(await store.snapshotAt(table.id, 1)).toBeUndefined();

    await store.claimLeases('one', ['a']);
    await store.claimLeases('other', ['a']);
    await store.claimLeases('other', ['a']);
    const leases = await place.reach((db) => db.selectFrom('lease').select('epoch').execute());
    expect(leases).toEqual([{ epoch: 2 }]);
    await store.close();
    await place.end();
  });
});

it('has the same tables and columns in every database', async () => {
  const found: unknown[] = [];
  for (const { name, make } of DATABASES) {
    const place = await make();
    await (await place.open()).close();
    const columns = await place.reach(async (db) => {
      const { rows } = await (name === 'SQLite'
        ? sql<{
            place: string;
          }>`select m.name || '.' || c.name as place from sqlite_master m, pragma_table_info(m.name) c
            where m.type = 'table'`
        : sql<{
            place: string;
          }>`select table_name || '.' || column_name as place from information_schema.columns
            where table_schema = current_schema()`
      ).execute(db);
      const indexes = await (name === 'SQLite'
        ? sql<{
            place: string;
          }>`select name as place from sqlite_master where type = 'index' and sql is not null`
        : sql<{ place: string }>`select indexname as place from pg_indexes where schemaname = current_schema()
            and indexname not in (select conname from pg_constraint)`
      ).execute(db);
      return [...rows, ...indexes.rows].map((row) => row.place).sort();
    });
    found.push(columns);
    await place.end();
  }
  expect((found[0] as string[]).length).toBeGreaterThan(100);
  for (const columns of found) expect(columns).toEqual(found[0]);
});
