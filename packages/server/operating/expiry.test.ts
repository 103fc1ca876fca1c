import type { StoredTable } from '@three-spires/session';
import { type Host, newStoredTable } from '@three-spires/session';
import { toyDraw, toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTime } from '../settings/system-time.ts';
import type { Store } from '../store/store.ts';
import { placeOfTests } from '../testing/place-of-tests.ts';
import { testHost, testMaking } from '../testing/test-host.ts';
import { TEST_STORES } from '../testing/test-stores.ts';
import { createExpiry, type Expiry } from './expiry.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 0, 1);
const LIMITS = { abandonedDays: 60, finishedDays: 365, strangerDays: 30 };
const games = [{ game: toyGame }];
const outcome = { result: 'victory', winners: [0], reason: 'done' } as const;

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  let host: Host;
  let expiry: Expiry;
  let days: number;
  const followed = new Set<string>();
  const here = new Set<string>();

  const start = (limits: typeof LIMITS): void => {
    const since = () => days * DAY_MS;
    const time = { ...systemTime, elapsed: since, date: () => NOW + since() };
    host = testHost(store, games, { time });
    expiry = createExpiry({
      store,
      host,
      limits,
      time,
      log: pino({ level: 'silent' }),
      mayDo: async () => true,
      gate: { isFollowed: (table) => followed.has(table), isHere: (person) => here.has(person) },
    });
  };

  beforeEach(async () => {
    store = await place.open();
    days = 0;
    followed.clear();
    here.clear();
    start(LIMITS);
  });
  afterEach(async () => {
    await expiry.close();
    await host.close();
    await store.close();
  });

  const addPerson = async (id: string): Promise<void> => {
    await store.addPerson({ id, name: id, tokenHash: `token of ${id}`, createdAt: NOW });
  };

  const addTable = async (person: string, changes: Partial<StoredTable> = {}): Promise<string> => {
    const body = { game: 'toy', setup: { players: 1, rounds: 9 }, seats: [{ holder: 'me' as const }] };
    const table = newStoredTable(testMaking(games), body, {
      id: person,
      name: person,
    });
    await store.addTable({ ...table, createdAt: NOW, changedAt: NOW, ...changes });
    return table.id;
  };

  const isThere = async (id: string): Promise<boolean> => (await store.tableById(id)) !== undefined;

  const sweepOn = async (day: number) => {
    days = day;
    return await expiry.sweep(0);
  };

  describe('an unfinished table', () => {
    it('goes with everything on it when it has not changed for long', async () => {
      await addPerson('ann');
      const id = await addTable('ann');
      await host.perform('ann', { type: 'move', command: nanoid(), table: id, seat: 0, move: toyDraw });
      const line = { at: NOW, person: 'ann', said: { text: 'Hello' } };
      await store.addLine(id, nanoid(), line);
      const { changedAt = 0 } = (await store.tableById(id)) ?? {};
      host.dropIdle(-1);
      const due = 60 + (changedAt - NOW) / DAY_MS;
      expect(await sweepOn(due - 0.1)).toEqual({ tables: 0, people: 0 });
      expect(await isThere(id)).toBe(true);
      expect((await sweepOn(due + 0.1)).tables).toBe(1);
      expect(await isThere(id)).toBe(false);
      expect(await store.entriesOf(id)).toEqual([]);
      expect(await store.linesOf(id, 10)).toEqual([]);
    });

    it('stays while it is followed or in memory', async () => {
      await addPerson('ann');
      const [watched, loaded, left] = [await addTable('ann'), await addTable('ann'), await addTable('ann')];
      followed.add(watched);
      await host.table(loaded);
      expect((await sweepOn(61)).tables).toBe(1);
      expect(await Promise.all([watched, loaded, left].map(isThere))).toEqual([true, true, false]);
      followed.clear();
      host.dropIdle(-1);
      expect((await sweepOn(62)).tables).toBe(2);
    });
  });

  describe('a slow game', () => {
    it('stays while the time for a move lasts, with what its people were told', async () => {
      await addPerson('ann');
      const left = [7 * DAY_MS];
      const settings = { seconds: 7 * 24 * 3600, increment: 0, perMove: true } as const;
      const clock = { settings, left, at: NOW, dueAt: NOW + 7 * DAY_MS };
      const [slow, plain] = [await addTable('ann', { clock }), await addTable('ann')];
      const turn = { table: slow, person: 'ann', afterSeq: 0, at: NOW, isTold: true, newId: nanoid };
      await store.addChannel(
        {
          id: 'hook',
          person: 'ann',
          kind: 'webhook',
          endpoint: 'https://hooks.example.com',
          origin: 'https://spires.example',
          createdAt: NOW,
        },
        1,
      );
      expect(await store.noteTurn(turn)).toBe(true);
      expect(await store.noteTurn(turn)).toBe(false);
      expect((await sweepOn(61)).tables).toBe(1);
      expect([await isThere(slow), await isThere(plain)]).toEqual([true, false]);
      expect(await store.takeNotices(NOW, NOW + 1, 10)).toMatchObject([{ table: slow, attempts: 1 }]);
      expect((await sweepOn(68)).tables).toBe(1);
      expect(await isThere(slow)).toBe(false);
      expect(await store.takeNotices(NOW + DAY_MS, NOW + DAY_MS, 10)).toEqual([]);
    });

    it('is found when its time is over, the longest due first', async () => {
      await addPerson('ann');
      const due = async (dueAt: number): Promise<string> => {
        const settings = { seconds: 60, increment: 0 };
        return await addTable('ann', { clock: { settings, left: [60_000], at: NOW, dueAt } });
      };
      const [later, first, second] = [await due(NOW + 9), await due(NOW + 1), await due(NOW + 2)];
      const page = await store.tablesDue(NOW + 5, undefined, 1);
      expect(page).toEqual([{ id: first, dueAt: NOW + 1 }]);
      expect(await store.tablesDue(NOW + 5, page[0], 9)).toEqual([{ id: second, dueAt: NOW + 2 }]);
      expect((await store.tablesDue(NOW + 9, undefined, 9)).map(({ id }) => id)).toEqual([
        first,
        second,
        later,
      ]);
    });
  });

  describe('a finished table', () => {
    it('stays longer, and as long as a campaign refers to it or has still to hear of it', async () => {
      await addPerson('ann');
      const [plain, counted, unheard] = [
        await addTable('ann', { outcome }),
        await addTable('ann', { outcome }),
        await addTable('ann', { outcome }),
      ];
      await store.enterResult(plain, undefined);
      await store.enterResult(counted, () => ({ campaign: {}, news: [] }));
      expect((await sweepOn(364)).tables).toBe(0);
      expect((await sweepOn(366)).tables).toBe(1);
      expect(await Promise.all([plain, counted, unheard].map(isThere))).toEqual([false, true, true]);
      expect(await store.campaignEntry('ann', counted)).toBeDefined();
    });

    it('stays for ever where the setting says so', async () => {
      await expiry.close();
      start({ ...LIMITS, finishedDays: Number.POSITIVE_INFINITY });
      await addPerson('ann');
      const [finished, unfinished] = [await addTable('ann', { outcome }), await addTable('ann')];
      await store.enterResult(finished, undefined);
      expect((await sweepOn(9_999)).tables).toBe(1);
      expect([await isThere(finished), await isThere(unfinished)]).toEqual([true, false]);
    });
  });

  describe('a person', () => {
    it('who has nothing here is forgotten, and others are not', async () => {
      for (const id of ['stranger', 'connected', 'seated', 'builder', 'climber', 'talker', 'back'])
        await addPerson(id);
      const table = await addTable('seated');
      await store.saveDeck('builder', 'mystic-spires', { id: 'a-deck-id', version: 0, list: {} }, 9);
      await store.saveCampaign('climber', 'toy', {});
      await store.addLine(table, nanoid(), { at: NOW, person: 'talker', said: { text: 'Hello' } });
      here.add('connected');
      await store.personByToken('token of back', NOW + 20 * DAY_MS);
      expect(await sweepOn(29)).toEqual({ tables: 0, people: 0 });
      expect(await sweepOn(31)).toEqual({ tables: 0, people: 1 });
      const known = (id: string) => store.personByToken(`token of ${id}`, NOW);
      expect(await known('stranger')).toBeUndefined();
      for (const id of ['connected', 'seated', 'builder', 'climber', 'talker', 'back'])
        expect(await known(id)).toMatchObject({ id });
      expect(await sweepOn(51)).toEqual({ tables: 0, people: 1 });
      expect(await known('back')).toBeUndefined();
      // The table goes, and with it what held two people.
      expect(await sweepOn(61)).toEqual({ tables: 1, people: 2 });
    });
  });

  describe('a sweep', () => {
    it('goes through many in batches, past those that stay', async () => {
      await addPerson('ann');
      for (let count = 0; count < 130; count++)
        await addTable('ann', { changedAt: NOW + count, ...(count < 70 ? { outcome } : {}) });
      expect((await sweepOn(61)).tables).toBe(60);
      expect((await sweepOn(62)).tables).toBe(0);
    });

    it('deletes nothing when the time of day has jumped', async () => {
      await addPerson('ann');
      const id = await addTable('ann');
      await expiry.close();
      let date = NOW;
      expiry = createExpiry({
        store,
        host,
        limits: LIMITS,
        log: pino({ level: 'silent' }),
        mayDo: async () => true,
        time: { ...systemTime, elapsed: () => 0, date: () => date },
        gate: { isFollowed: () => false, isHere: () => false },
      });
      date = NOW + 900 * DAY_MS;
      expect(await expiry.sweep(0)).toEqual({ tables: 0, people: 0 });
      expect(await isThere(id)).toBe(true);
    });
  });
});
