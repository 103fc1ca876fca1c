/** What two servers on one database do at the same moment. */
import type { Addition, StoredTable } from '@three-spires/session';
import { isBarred, newStoredTable, nobodyBarred } from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfTests } from '../../testing/place-of-tests.ts';
import { testMaking } from '../../testing/test-host.ts';
import { TEST_STORES } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

const outcome = { result: 'victory', winners: [0], reason: 'done' } as const;
const LATE = Number.MAX_SAFE_INTEGER;
const ROUNDS = 8;

describe.each(TEST_STORES)('$name', ({ name, make }) => {
  const place = placeOfTests(make);
  let one: Store;
  let other: Store;
  beforeEach(async () => {
    one = await place.open();
    other = await place.open();
    for (const id of ['ann', 'bob']) await one.addPerson({ id, name: id, tokenHash: id, createdAt: 0 });
  });
  afterEach(async () => {
    await one.close();
    await other.close();
  });

  /** Bob holds the first seat of a table; the others are open. */
  const newTable = (seats = 3): StoredTable =>
    newStoredTable(
      testMaking([{ game: toyGame }]),
      {
        game: toyGame.id,
        setup: { players: seats, rounds: 9 },
        seats: Array.from({ length: seats }, (_, at) => ({ holder: at === 0 ? 'me' : 'open' })),
      },
      { id: 'bob', name: 'bob' },
    );
  const addTable = async (more: Partial<StoredTable> = {}): Promise<string> => {
    const table = { ...newTable(), ...more };
    await one.addTable(table);
    return table.id;
  };
  /** Does the same at both servers in turn, all at once. */
  const often = <Result>(times: number, work: (store: Store, at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: times }, (_, at) => work(at % 2 === 0 ? one : other, at)));
  const addition = (seq: number, command: string, changedAt = seq): Addition => ({
    stored: { entry: { seq, seat: 0, move: seq }, command, person: 'bob' },
    standing: { lastSeq: seq, changedAt, deciding: 1, about: {} },
  });

  it('a person gets one of two seats among rivals', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const table = await addTable();
      const taken = await often(2, (store, at) => store.takeSeat(table, at + 1, 'ann', isBarred));
      expect(taken.sort()).toEqual(['barred', 'taken']);
    }
  });

  it('a seat goes to one of many', async () => {
    const table = await addTable();
    const taken = await often<string | boolean>(8, (store, at) =>
      at < 4 ? store.takeSeat(table, 1, 'ann', nobodyBarred) : store.seatBot(table, 1, 'novice', 'Moth'),
    );
    expect(taken.filter((answer) => answer === 'taken' || answer === true)).toHaveLength(1);
  });

  it('who sits down stays noted while a seat of theirs is forgotten', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const table = await addTable();
      await one.takeSeat(table, 1, 'ann', nobodyBarred);
      await one.releaseSeat(table, 1, 'ann');
      await Promise.all([one.forgetHeld(table, 'ann'), other.takeSeat(table, 1, 'ann', nobodyBarred)]);
      const seat = (await one.tableById(table))?.seats[1];
      expect(seat).toMatchObject({ person: 'ann', held: ['ann'] });
    }
  });

  it('people are noted in the order in which they sat down', async () => {
    for (const id of ['cid', 'dan']) await one.addPerson({ id, name: id, tokenHash: id, createdAt: 0 });
    const table = newTable(4);
    await one.addTable(table);
    await Promise.all(
      ['ann', 'cid', 'dan'].map((id, at) => other.takeSeat(table.id, at + 1, id, nobodyBarred)),
    );
    const seated = await one.tableById(table.id);
    expect(seated?.host).toBe('bob');
    expect(seated?.seats.flatMap(({ held = [] }) => held)).toEqual(['bob', 'ann', 'cid', 'dan']);
  });

  it('lines of chat are all kept and numbered, and one that comes again is not', async () => {
    const table = await addTable();
    const say = (store: Store, command: string) =>
      store.addLine(table, command, { at: 1, person: 'ann', said: { text: command } });
    const numbers = await often(16, (store, at) => say(store, `line ${at}`));
    expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 16 }, (_, at) => at + 1),
    );
    const again = await often(4, (store) => say(store, 'the same'));
    expect(again.filter((number) => number !== undefined)).toEqual([17]);
  });

  it('changes of a campaign add up, from the first one on', async () => {
    const count = (before: unknown): number => ((before as number | undefined) ?? 0) + 1;
    await often(12, (store) => store.changeCampaign('ann', 'toy', count));
    expect((await one.campaignOf('ann', 'toy'))?.data).toBe(12);
  });

  it('tables of the same people count once each in their campaigns', async () => {
    const tables: string[] = [];
    for (let at = 0; at < 4; at++) {
      const table = await addTable({ outcome });
      await one.takeSeat(table, 1, 'ann', nobodyBarred);
      tables.push(table);
    }
    await Promise.all(
      [...tables, ...tables].map((table, at) =>
        (at % 2 === 0 ? one : other).enterResult(table, (before) => ({
          campaign: ((before as number | undefined) ?? 0) + 1,
          news: [],
        })),
      ),
    );
    for (const person of ['ann', 'bob']) {
      expect((await one.campaignOf(person, toyGame.id))?.data).toBe(4);
      expect(await one.campaignEntries(person, toyGame.id, 10)).toHaveLength(4);
    }
  });

  it('nobody gets more decks than they may have', async () => {
    const saved = await often(10, (store, at) =>
      store.saveDeck('ann', 'toy', { id: `deck ${at}`, version: 0, list: [] }, 3),
    );
    expect(saved.filter((answer) => answer === 'saved')).toHaveLength(3);
    expect(await one.decksOf('ann', 'toy')).toHaveLength(3);
    const deck = (await one.decksOf('ann', 'toy'))[0]?.id ?? '';
    const changed = await often(4, (store) =>
      store.saveDeck('ann', 'toy', { id: deck, version: 1, list: [1] }, 3),
    );
    expect(changed.sort()).toEqual(['changed', 'changed', 'changed', 'saved']);
  });

  it('of two entries with one number one is added, at many tables in any order', async () => {
    const tables = await Promise.all(Array.from({ length: ROUNDS }, () => addTable()));
    for (let seq = 1; seq <= 3; seq++) {
      const append = (store: Store, from: string, order: readonly string[]) =>
        Promise.all(
          order.map(async (table) => ({
            table,
            added: await store.append(table, addition(seq, from + seq)),
          })),
        );
      const [here, there] = await Promise.all([
        append(one, 'one', tables),
        append(other, 'other', [...tables].reverse()),
      ]);
      for (const table of tables) {
        const added = [...here, ...there].filter((each) => each.table === table && each.added);
        expect(added).toHaveLength(1);
      }
    }
    for (const table of tables) {
      expect((await one.entriesOf(table)).map(({ entry }) => entry.seq)).toEqual([1, 2, 3]);
      expect((await one.tableById(table))?.lastSeq).toBe(3);
    }
  });

  it('a table is brought to new rules once, and never past a move it has not seen', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const table = newTable();
      await one.addTable(table);
      const { rulesVersion, contentHash, lastSeq, stateVersion } = table;
      const standing = { lastSeq, changedAt: 1, deciding: 1, about: {} };
      const to = { rulesVersion: rulesVersion + 1, contentHash, stateVersion };
      const [first, second] = await often(2, (store) =>
        store.moveToVersions(table.id, { rulesVersion, contentHash, lastSeq }, to, { standing }),
      );
      expect([first, second].filter(Boolean)).toHaveLength(1);
      await one.append(table.id, addition(1, 'move'));
      expect(await other.moveToVersions(table.id, { ...to, lastSeq }, to, { standing })).toBe(false);
    }
  });

  it('the next game of a match is opened once', async () => {
    const match = { id: 'match', number: 2, best: 3, wins: [0, 1] };
    const added = await often(6, (store) => store.addTable({ ...newTable(), match }));
    expect(added.filter(Boolean)).toHaveLength(1);
  });

  it('a result is kept once', async () => {
    const table = await addTable({ outcome });
    await often(6, (store, at) =>
      store.saveResult(table, {
        game: 'toy',
        beganAt: 0,
        endedAt: at,
        counts: true,
        names: [],
        stage: 1,
        reached: 1,
        people: [{ person: 'bob', result: 'won', as: [], cards: [] }],
      }),
    );
    expect(await one.countResults('bob', { practice: true })).toBe(1);
  });

  it('a clock is saved only as long as no move was made', async () => {
    const table = await addTable();
    const clock = { left: [1, 2, 3], increment: 0, at: 5 } as unknown as Parameters<Store['saveClock']>[1];
    await Promise.all([one.append(table, addition(1, 'move')), other.saveClock(table, clock, 0)]);
    expect(await other.saveClock(table, clock, 0)).toBe(false);
    expect(await other.saveClock(table, clock, 1)).toBe(true);
  });

  it('a person who sits down is not deleted, and one who is deleted does not sit down', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = `guest ${round}`;
      await one.addPerson({ id, name: id, tokenHash: id, createdAt: 0 });
      const table = await addTable();
      const [deleted, seated] = await Promise.allSettled([
        one.deletePerson(id, LATE),
        other.takeSeat(table, 1, id, nobodyBarred),
      ]);
      const isDeleted = deleted.status === 'fulfilled' && deleted.value;
      const isSeated = seated.status === 'fulfilled' && seated.value === 'taken';
      expect([deleted.status, isDeleted]).toEqual(['fulfilled', !isSeated]);
    }
  });

  // A file of SQLite belongs to one server, which deletes no table that is in its memory.
  if (name !== 'SQLite')
    it('a table where someone moves is not deleted, and one that is deleted takes no move', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const table = await addTable({ changedAt: 0 });
        const [deleted, moved] = await Promise.allSettled([
          one.deleteTable(table, { abandonedBefore: 1_000, finishedBefore: 0 }),
          other.append(table, addition(1, 'move', 2_000)),
        ]);
        const isMoved = moved.status === 'fulfilled' && moved.value;
        expect(deleted).toEqual({ status: 'fulfilled', value: !isMoved });
        expect(await one.logOf(table)).toHaveLength(isMoved ? 1 : 0);
        expect((await one.tableById(table)) !== undefined).toBe(isMoved);
      }
    });
});
