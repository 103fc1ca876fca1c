/** How people find each other, on every store. */
import {
  type Meeting,
  newStoredTable,
  nobodyBarred,
  PAIRING_KEPT_MS,
  type StoredResult,
  type StoredTable,
  whyUnrated,
} from '@three-spires/session';
import type { Report, Waiting } from '@three-spires/session/stores';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfTests } from '../../testing/place-of-tests.ts';
import { testMaking } from '../../testing/test-host.ts';
import { TEST_STORES } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

const games = [{ game: toyGame }];
const outcome = { result: 'victory', winners: [0], reason: 'done' } as const;
const PEOPLE = ['ann', 'bob', 'cid', 'dot'];

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  /** Two nodes on one store. */
  let store: Store;
  let beside: Store;
  beforeEach(async () => {
    store = await place.open();
    beside = await place.open();
    for (const id of PEOPLE)
      await store.addPerson({ id, name: id.toUpperCase(), tokenHash: id, createdAt: 0 });
  });
  afterEach(async () => {
    await store.close();
    await beside.close();
  });

  const laid = (host: string, more: Partial<StoredTable> = {}): StoredTable => ({
    ...newStoredTable(
      testMaking(games),
      { game: toyGame.id, setup: { players: 2, rounds: 9 }, seats: [{ holder: 'me' }, { holder: 'open' }] },
      { id: host, name: host },
    ),
    ...more,
  });

  const open = async (host: string, more: Partial<StoredTable> = {}): Promise<string> => {
    const table = laid(host, more);
    await store.addTable(table);
    return table.id;
  };

  describe('open tables', () => {
    const listed = async (viewer?: string, seenAfter = 50): Promise<string[]> =>
      (await store.openTables(viewer, { seenAfter }, 10)).map(({ id }) => id);

    it('are those that were listed, the newest first', async () => {
      await open('ann');
      const old = await open('ann', { listedAt: 100, createdAt: 1 });
      const fresh = await open('bob', { listedAt: 100, createdAt: 2 });
      expect(await listed()).toEqual([fresh, old]);
      expect((await store.openTables(undefined, { seenAfter: 50 }, 1)).map(({ id }) => id)).toEqual([fresh]);
      expect(await store.openTables(undefined, { game: 'other', seenAfter: 50 }, 10)).toEqual([]);
    });

    it('leave the list when full, over, switched off, or when nobody was seen there', async () => {
      const [full, over, off, left, stays] = [
        await open('ann', { listedAt: 100 }),
        await open('ann', { listedAt: 100, outcome }),
        await open('ann', { listedAt: 100 }),
        await open('ann', { listedAt: 40 }),
        await open('ann', { listedAt: 40 }),
      ];
      await store.takeSeat(full, 1, 'bob', nobodyBarred);
      await store.changeSettings(off, { listed: false }, 200);
      await store.seenAtListed([stays, off], 120);
      expect(await listed()).toEqual([stays]);
      expect((await store.tableById(off))?.listedAt).toBeUndefined();
      expect((await store.tableById(left))?.listedAt).toBe(40);
      expect((await store.tableById(over))?.listedAt).toBe(100);
    });

    it('are not shown to those who have blocked, or were blocked by, one who sits there', async () => {
      const table = await open('ann', { listedAt: 100 });
      await store.addBlock('ann', 'bob', 1, 10);
      await store.addBlock('cid', 'ann', 1, 10);
      expect([await listed('bob'), await listed('cid'), await listed('dot')]).toEqual([[], [], [table]]);
      await store.removeBlock('ann', 'bob');
      expect(await listed('bob')).toEqual([table]);
    });

    it('remember whether others may look on', async () => {
      const table = await open('ann', { playersOnly: true, rated: true });
      expect(await store.tableById(table)).toMatchObject({ playersOnly: true, rated: true });
      await store.changeSettings(table, { playersOnly: false }, 1);
      expect((await store.tableById(table))?.playersOnly).toBeUndefined();
    });
  });

  describe('ratings', () => {
    const result = (
      endedAt: number,
      people: readonly [string, string],
      score: 0 | 0.5 | 1,
    ): StoredResult => ({
      game: 'toy',
      beganAt: 0,
      endedAt,
      counts: true,
      names: people,
      stage: 1,
      reached: 1,
      people: people.map((person) => ({ person, result: 'draw', as: [], cards: [] })),
      rated: { people, score, short: false },
    });
    const NOW = 1000;

    it('change once, however often and from wherever a result is saved', async () => {
      const table = await open('ann', { outcome });
      await Promise.all(
        [store, beside, store, beside].map((each) => each.saveResult(table, result(5, ['ann', 'bob'], 1))),
      );
      const ratings = await store.ratingsOf('toy', PEOPLE, 5);
      expect([...ratings.keys()].sort()).toEqual(['ann', 'bob']);
      expect(ratings.get('ann')).toMatchObject({ games: 1 });
      expect(ratings.get('ann')?.rating).toBeCloseTo(1662.3, 0);
      expect(ratings.get('bob')?.rating).toBeCloseTo(1337.7, 0);
      expect(await store.ratingChanges(table)).toHaveLength(2);
      const [kept] = await store.resultsOf('ann', { practice: false }, 0, 5);
      expect(kept?.rating?.before).toBe(1500);
      expect(kept?.rating?.after).toBeCloseTo(1662.3, 0);
    });

    it('lose no game when two of the same person end at once on two nodes', async () => {
      const tables = await Promise.all([...Array(6)].map(() => open('ann', { outcome })));
      await Promise.all(
        tables.map((table, at) =>
          (at % 2 === 0 ? store : beside).saveResult(
            table,
            result(5, at % 3 === 0 ? ['bob', 'ann'] : ['ann', 'bob'], at % 3 === 0 ? 0 : 1),
          ),
        ),
      );
      const ratings = await store.ratingsOf('toy', ['ann', 'bob'], 5);
      expect([ratings.get('ann')?.games, ratings.get('bob')?.games]).toEqual([6, 6]);
      // Every change starts where another one ended.
      const changes = (await Promise.all(tables.map((table) => store.ratingChanges(table)))).flat();
      const own = changes.filter(({ person }) => person === 'ann');
      expect(new Set(own.map(({ before }) => before)).size).toBe(6);
      const ends = new Set([1500, ...own.map(({ after }) => after)]);
      expect(own.filter(({ before }) => !ends.has(before))).toEqual([]);
    });

    it('fall for the loser alone where not enough was played, and stay after a draw', async () => {
      const short = (score: 0 | 0.5 | 1): StoredResult => ({
        ...result(5, ['ann', 'bob'], score),
        rated: { people: ['ann', 'bob'], score, short: true },
      });
      const lost = await open('ann', { outcome });
      await store.saveResult(lost, short(1));
      expect(await store.ratingChanges(lost)).toMatchObject([{ person: 'bob', before: 1500 }]);
      expect((await store.ratingsOf('toy', ['bob'], 5)).get('bob')?.rating).toBeCloseTo(1337.7, 0);
      expect((await store.ratingsOf('toy', ['ann'], 5)).get('ann')).toMatchObject({ rating: 1500, games: 0 });
      const drawn = await open('ann', { outcome });
      await store.saveResult(drawn, short(0.5));
      expect(await store.ratingChanges(drawn)).toEqual([]);
    });

    it('are kept for rated games only', async () => {
      const table = await open('ann', { outcome });
      const { rated: _, ...unrated } = result(5, ['ann', 'bob'], 1);
      await store.saveResult(table, unrated);
      expect((await store.ratingsOf('toy', PEOPLE, 5)).size).toBe(0);
      expect((await store.resultsOf('ann', { practice: false }, 0, 5))[0]).not.toHaveProperty('rating');
    });

    it('are listed once they are sure enough, the highest first', async () => {
      for (let count = 0; count < 24; count++) {
        const table = await open('ann', { outcome });
        await store.saveResult(table, result(NOW, ['ann', 'bob'], count % 3 === 0 ? 0 : 1));
      }
      const table = await open('ann', { outcome });
      await store.saveResult(table, result(NOW, ['cid', 'dot'], 1));
      const best = await store.bestRatings('toy', { at: NOW, within: 110 }, 50);
      expect(best.map(({ name }) => name)).toEqual(['ANN', 'BOB']);
      expect(best.every(({ deviation, games: played }) => deviation <= 110 && played === 24)).toBe(true);
      expect(await store.bestRatings('toy', { at: NOW, within: 110 }, 1)).toHaveLength(1);
      const years = NOW + 5 * 365 * 24 * 3600 * 1000;
      expect(await store.bestRatings('toy', { at: years, within: 110 }, 50)).toEqual([]);
    });

    it('go with the person', async () => {
      const table = await open('dot', { outcome });
      await store.saveResult(table, result(5, ['bob', 'cid'], 1));
      await store.addBlock('ann', 'bob', 1, 10);
      await store.addBlock('bob', 'ann', 1, 10);
      expect(await store.deletePerson('bob', 10)).toBe(true);
      expect([...(await store.ratingsOf('toy', PEOPLE, 5)).keys()]).toEqual(['cid']);
      expect(await store.blockedBy('ann')).toEqual([]);
    });
  });

  /** What any two are told who are paired. */
  const rated = () => undefined;

  describe('the queue', () => {
    const entry = (person: string, more: Partial<Waiting> = {}): Omit<Waiting, 'table'> => ({
      person,
      ticket: `${person}'s`,
      game: 'toy',
      clock: 'none',
      choice: { deck: person },
      rating: 1500,
      joinedAt: 100,
      place: `house of ${person}`,
      company: 'people',
      ...more,
    });
    const opponents = async (own: Omit<Waiting, 'table'>, seenAfter = 50): Promise<string[]> =>
      (await store.opponentsFor(own, seenAfter, 10)).map(({ person }) => person);

    it('offers those who want the same, the closest rating first', async () => {
      await store.joinQueue(entry('ann'), 9);
      await store.joinQueue(entry('bob', { rating: 1900 }), 9);
      await store.joinQueue(entry('cid', { rating: 1450 }), 9);
      await store.joinQueue(entry('dot', { clock: 'quick' }), 9);
      expect(await opponents(entry('ann'))).toEqual(['cid', 'bob']);
      expect(await opponents(entry('ann'), 100)).toEqual([]);
      await store.waitInQueue('bob', 'toy', 150);
      expect(await opponents(entry('ann'), 100)).toEqual(['bob']);
      await store.addBlock('bob', 'ann', 1, 10);
      expect(await opponents(entry('ann'), 100)).toEqual([]);
      expect(await opponents(entry('cid'), 100)).toEqual(['bob']);
    });

    it('pairs each person exactly once, with all nodes pairing at the same moment', async () => {
      const crowd = [...Array(12)].map((_, at) => `p${at}`);
      for (const id of crowd) {
        await store.addPerson({ id, name: id, tokenHash: id, createdAt: 0 });
        await store.joinQueue(entry(id), 99);
      }
      const attempts = crowd.flatMap((one) =>
        crowd.filter((other) => other !== one).map((other) => [one, other] as const),
      );
      const paired = await Promise.all(
        attempts.map(async ([one, other], at) => {
          const table = laid(one, { seats: [one, other].map((person, seat) => ({ seat, person })) });
          const node = at % 2 === 0 ? store : beside;
          return (await node.pairInQueue([entry(one), entry(other)], table, rated))
            ? [table.id, one, other]
            : [];
        }),
      );
      const made = paired.filter(({ length }) => length > 0);
      expect(made).toHaveLength(6);
      expect(made.flatMap(([, one, other]) => [one, other]).sort()).toEqual([...crowd].sort());
      for (const [table, one, other] of made) {
        expect((await store.waitInQueue(one ?? '', 'toy', 200))?.table).toBe(table);
        expect((await store.waitInQueue(other ?? '', 'toy', 200))?.table).toBe(table);
      }
      // A pair that was not made has left no table behind.
      let tables = 0;
      for (const id of crowd) tables += (await store.tablesOf(id, 99)).length;
      expect(tables).toBe(12);
    });

    it('is left, cleared and full', async () => {
      expect(await store.joinQueue(entry('ann'), 2)).toBe(true);
      expect(await store.joinQueue(entry('bob'), 2)).toBe(true);
      expect(await store.joinQueue(entry('cid'), 2)).toBe(false);
      expect([await store.leaveQueue('ann', 'toy'), await store.leaveQueue('ann', 'toy')]).toEqual([
        true,
        false,
      ]);
      expect(await store.waitInQueue('ann', 'toy', 200)).toBeUndefined();
      const table = laid('bob');
      expect(await store.pairInQueue([entry('ann'), entry('bob')], table, rated)).toBe(false);
      expect(await store.tableById(table.id)).toBeUndefined();
      expect(await store.waitInQueue('bob', 'toy', 200)).toEqual(entry('bob'));
      await store.clearQueue(201, 0);
      expect(await store.waitInQueue('bob', 'toy', 300)).toBeUndefined();
    });

    it('keeps a person who has a table from leaving it unseen', async () => {
      await store.joinQueue(entry('ann'), 9);
      await store.joinQueue(entry('bob'), 9);
      const table = laid('ann');
      expect(await store.pairInQueue([entry('bob'), entry('ann')], table, rated)).toBe(true);
      expect(await store.leaveQueue('bob', 'toy')).toBe(false);
      expect((await store.waitInQueue('bob', 'toy', 200))?.table).toBe(table.id);
      expect(await opponents(entry('cid'))).toEqual([]);
    });
  });

  describe('whether a pair is rated', () => {
    const DAY = 24 * 3600 * 1000;
    const clock = { settings: { seconds: 300, increment: 5 }, left: [300_000, 300_000], at: 0 };
    /** Pairs two people at a time, in the homes that are given, and says how. */
    const pair = async (
      at: number,
      [one, other]: readonly [string, string],
      { places = [one, other], timed = true, node = store } = {},
    ): Promise<string> => {
      const waiting = [one, other].map((person, which) => ({
        person,
        ticket: `${person} ${at}`,
        game: 'toy',
        clock: 'quick',
        choice: {},
        rating: 1500,
        joinedAt: at,
        place: places[which] ?? '',
      })) as [Waiting, Waiting];
      for (const each of waiting) await node.joinQueue(each, 9);
      const seats = [one, other].map((person, seat) => ({ seat, person }));
      const table = laid(one, { seats, createdAt: at, ...(timed ? { clock } : {}) });
      const judge = (meetings: readonly Meeting[]) => whyUnrated(meetings, table.clock !== undefined, at);
      expect(await node.pairInQueue(waiting, table, judge)).toBe(true);
      await node.clearQueue(0, at - PAIRING_KEPT_MS);
      const kept = await node.tableById(table.id);
      return kept?.rated === true ? 'rated' : (kept?.unrated ?? '');
    };

    it('depends on their age and a clock', async () => {
      expect(await pair(DAY - 1, ['ann', 'bob'])).toBe('newcomer');
      expect(await pair(DAY, ['ann', 'bob'])).toBe('rated');
      expect(await pair(DAY, ['cid', 'dot'], { timed: false })).toBe('untimed');
      await store.addPerson({ id: 'eve', name: 'EVE', tokenHash: 'eve', createdAt: 2 * DAY });
      expect(await pair(2 * DAY, ['ann', 'eve'])).toBe('newcomer');
    });

    it('ends with the third game of a day and the tenth of a month, on all nodes together', async () => {
      for (const node of [store, beside, store])
        expect(await pair(DAY, ['ann', 'bob'], { node })).toBe('rated');
      expect(await pair(DAY + 1, ['bob', 'ann'], { node: beside })).toBe('often');
      // Others are not affected, and the next day starts from zero.
      expect(await pair(DAY + 1, ['ann', 'cid'])).toBe('rated');
      let rated = 3;
      for (let day = 2; day < 9; day++)
        for (let game = 0; game < 2; game++)
          if ((await pair(day * DAY + game, ['ann', 'bob'])) === 'rated') rated++;
      expect(rated).toBe(10);
      expect(await pair(40 * DAY, ['ann', 'bob'])).toBe('rated');
    });

    it('counts an address as one, also when the people behind it are deleted', async () => {
      const GUESTS = [...Array(5)].map((_, at) => `guest${at}`);
      for (const id of GUESTS) await store.addPerson({ id, name: id, tokenHash: id, createdAt: 0 });
      const meet = (guest: number) =>
        pair(DAY + guest, ['ann', `guest${guest}`], { places: ['ann', 'the house of guests'] });
      for (const guest of [0, 1, 2]) {
        expect(await meet(guest)).toBe('rated');
        await store.erasePerson(`guest${guest}`);
      }
      expect([await meet(3), await meet(4)]).toEqual(['often', 'often']);
    });
  });

  describe('blocks and reports', () => {
    it('lists blocks, the last one first, and no more than a person may have', async () => {
      expect(await store.addBlock('ann', 'bob', 1, 2)).toBe(true);
      expect(await store.addBlock('ann', 'cid', 2, 2)).toBe(true);
      expect(await store.addBlock('ann', 'dot', 3, 2)).toBe(false);
      expect(await store.blocksOf('ann', 9)).toEqual([
        { id: 'cid', name: 'CID' },
        { id: 'bob', name: 'BOB' },
      ]);
      expect(await store.isBlockBetween('bob', ['dot', 'ann'])).toBe(true);
      expect(await store.isBlockBetween('ann', ['cid'])).toBe(true);
      expect(await store.isBlockBetween('dot', ['ann', 'bob', 'cid'])).toBe(false);
      expect(await store.isBlockBetween('ann', [])).toBe(false);
    });

    const report = (id: string, at: number): Report => ({
      id,
      at,
      table: `table ${id}`,
      reason: 'abuse',
      words: 'look',
      lines: [],
      reporter: { id: 'ann', name: 'ANN' },
      about: { id: 'bob', name: 'BOB' },
    });

    it('keeps reports for the operator, for as long as they are wanted', async () => {
      const keep = (each: Report, { place = 'home', keptAfter = 0, most = 9 } = {}) =>
        store.addReport(each, { place, keptAfter, most });
      await keep(report('r1', 10));
      await keep(report('r2', 20));
      expect((await store.reports(9)).map(({ id }) => id)).toEqual(['r2', 'r1']);
      expect(await store.reports(1)).toEqual([report('r2', 20)]);
      const count = (by: Parameters<Store['countReports']>[1]) => store.countReports(15, by);
      expect([await count({ reporter: 'ann' }), await count({ reporter: 'bob' })]).toEqual([1, 0]);
      expect([await count({ place: 'home' }), await count({ place: 'elsewhere' })]).toEqual([1, 0]);
      await keep(report('r3', 30), { keptAfter: 20 });
      expect((await store.reports(9)).map(({ id }) => id)).toEqual(['r3', 'r2']);
      // The same about the same takes the place of the last one.
      await keep({ ...report('r4', 40), table: 'table r3' });
      expect((await store.reports(9)).map(({ id }) => id)).toEqual(['r4', 'r2']);
    });

    it('makes room for a report with one of the address that has sent most', async () => {
      for (const [at, place] of ['flood', 'home', 'flood', 'flood', 'other'].entries())
        await store.addReport(report(`r${at}`, at), { place, keptAfter: 0, most: 4 });
      expect((await store.reports(9)).map(({ id }) => id)).toEqual(['r4', 'r3', 'r2', 'r1']);
    });
  });
});
