import {
  createNewsroom,
  createResults,
  gamesById,
  type HostedGame,
  newStoredTable,
  nobodyBarred,
  type Results,
} from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTime } from '../settings/system-time.ts';
import type { Store } from '../store/store.ts';
import { placeOfTests } from '../testing/place-of-tests.ts';
import { SILENT, testHost, testMaking } from '../testing/test-host.ts';
import { TEST_STORES } from '../testing/test-stores.ts';

const GAMES: readonly HostedGame[] = [{ game: toyGame }];
const outcome = { result: 'victory', winners: [0], reason: 'done' } as const;

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  const running: Results[] = [];
  beforeEach(async () => {
    store = await place.open();
    for (const id of ['ann', 'bob']) await store.addPerson({ id, name: id, tokenHash: id, createdAt: 0 });
  });
  afterEach(async () => {
    for (const results of running.splice(0)) {
      await results.stop();
      await results.close();
    }
    await store.close();
  });

  const resultsWith = (games: readonly HostedGame[]): Results => {
    const results = createResults({
      store,
      games: gamesById(games),
      host: testHost(store, games),
      log: SILENT,
      time: systemTime,
      news: createNewsroom(setImmediate),
    });
    running.push(results);
    return results;
  };

  /** A table that ended before results were kept. */
  const earlierTable = async (more: { readonly practice?: readonly ['seed'] } = {}): Promise<string> => {
    const table = newStoredTable(
      testMaking(GAMES),
      { game: toyGame.id, setup: { players: 2, rounds: 3 }, seats: [{ holder: 'me' }, { holder: 'open' }] },
      { id: 'ann', name: 'ann' },
    );
    await store.addTable({ ...table, ...more, outcome });
    await store.takeSeat(table.id, 1, 'bob', nobodyBarred);
    return table.id;
  };

  it('keeps the results of games that ended before, once', async () => {
    const tables = [await earlierTable(), await earlierTable({ practice: ['seed'] })];
    const results = resultsWith(GAMES);
    expect(await results.catchUp(0)).toBe(2);
    expect(await results.catchUp(0)).toBe(0);
    const ann = await store.resultsOf('ann', { practice: true }, 0, 10);
    expect(ann.map(({ table }) => table).sort()).toEqual(tables.sort());
    expect(ann.map(({ result }) => result)).toEqual(['won', 'won']);
    expect(await store.countResults('bob', { practice: false })).toBe(1);
    const [lost] = await store.resultsOf('bob', { practice: false }, 0, 1);
    expect(lost).toMatchObject({ result: 'lost', names: ['ann', 'bob'], counts: true });
  });

  it('keeps what is known of a game that this server no longer plays', async () => {
    const table = await earlierTable();
    expect(await resultsWith([]).catchUp(0)).toBe(1);
    expect(await store.resultsOf('ann', { practice: true }, 0, 10)).toMatchObject([
      { table, result: 'won', as: [], stage: 0 },
    ]);
  });

  it('keeps nothing of a game that goes on', async () => {
    const table = newStoredTable(
      testMaking(GAMES),
      { game: toyGame.id, setup: { players: 1, rounds: 3 }, seats: [{ holder: 'me' }] },
      { id: 'ann', name: 'ann' },
    );
    await store.addTable(table);
    const results = resultsWith(GAMES);
    await results.record(table.id);
    expect(await results.catchUp(0)).toBe(0);
    expect(await store.countResults('ann', { practice: true })).toBe(0);
  });
});
