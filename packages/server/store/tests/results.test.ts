import type { StoredResult } from '@three-spires/session';
import { newStoredTable } from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfTests } from '../../testing/place-of-tests.ts';
import { testMaking } from '../../testing/test-host.ts';
import { TEST_STORES } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

const games = [{ game: toyGame }];
const outcome = { result: 'victory', winners: [0], reason: 'done' } as const;
const ALL = { practice: true };
const COUNTING = { practice: false };

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
    for (const id of ['ann', 'bob', 'cid'])
      await store.addPerson({ id, name: id.toUpperCase(), tokenHash: id, createdAt: 0 });
  });
  afterEach(() => store.close());

  /** A finished table without a result. */
  const finished = async (): Promise<string> => {
    const table = newStoredTable(
      testMaking(games),
      { game: toyGame.id, setup: { players: 2, rounds: 9 }, seats: [{ holder: 'me' }, { holder: 'open' }] },
      { id: 'ann', name: 'ANN' },
    );
    await store.addTable({ ...table, outcome });
    return table.id;
  };

  const result = (
    endedAt: number,
    people: readonly (readonly [string, 'won' | 'lost'])[],
    more: Partial<StoredResult> = {},
  ): StoredResult => ({
    game: 'toy',
    beganAt: 0,
    endedAt,
    counts: true,
    names: ['ANN', 'BOB'],
    stage: 1,
    reached: 1,
    people: people.map(([person, ended]) => ({ person, result: ended, as: ['Red'], cards: ['Strike'] })),
    ...more,
  });

  it('keeps the result of a finished table once, for everyone in it', async () => {
    const table = await finished();
    expect(await store.tablesToRecord('', 10)).toEqual([table]);
    await store.saveResult(
      table,
      result(5, [
        ['ann', 'won'],
        ['bob', 'lost'],
      ]),
    );
    await store.saveResult(table, result(9, [['ann', 'lost']]));
    expect(await store.tablesToRecord('', 10)).toEqual([]);
    expect(await store.resultsOf('ann', ALL, 0, 10)).toEqual([
      {
        table,
        game: 'toy',
        result: 'won',
        beganAt: 0,
        endedAt: 5,
        counts: true,
        kept: true,
        names: ['ANN', 'BOB'],
        as: ['Red'],
        cards: ['Strike'],
        stage: 1,
        reached: 1,
      },
    ]);
    expect((await store.resultsOf('bob', ALL, 0, 10)).map((each) => each.result)).toEqual(['lost']);
    expect(await store.resultsOf('cid', ALL, 0, 10)).toEqual([]);
  });

  it('keeps nothing of a table that is still played', async () => {
    const table = newStoredTable(
      testMaking(games),
      { game: toyGame.id, setup: { players: 1, rounds: 9 }, seats: [{ holder: 'me' }] },
      { id: 'ann', name: 'ANN' },
    );
    await store.addTable(table);
    await store.saveResult(table.id, result(5, [['ann', 'won']]));
    expect(await store.countResults('ann', ALL)).toBe(0);
    expect(await store.tablesToRecord('', 10)).toEqual([]);
  });

  it('gives results in pages, the newest first, by game and with or without practice', async () => {
    for (let at = 1; at <= 5; at++)
      await store.saveResult(
        await finished(),
        result(at, [['ann', 'won']], { counts: at !== 3, game: at === 5 ? 'other' : 'toy' }),
      );
    const ended = async (filter: Parameters<Store['countResults']>[1], from: number, limit: number) =>
      (await store.resultsOf('ann', filter, from, limit)).map(({ endedAt }) => endedAt);
    expect(await ended(ALL, 0, 2)).toEqual([5, 4]);
    expect(await ended(ALL, 2, 2)).toEqual([3, 2]);
    expect(await ended(COUNTING, 0, 10)).toEqual([5, 4, 2, 1]);
    expect(await ended({ ...COUNTING, game: 'toy' }, 0, 10)).toEqual([4, 2, 1]);
    expect(await store.countResults('ann', { ...ALL, game: 'toy' })).toBe(4);
  });

  it('lists the first finished game of each person on a day, the best and fastest first', async () => {
    const day = '2026-11-16';
    const save = async (...given: Parameters<typeof result>) =>
      store.saveResult(await finished(), result(...given));
    await save(50, [['ann', 'lost']], { day, stage: 2, reached: 3 });
    await save(60, [['ann', 'won']], { day, stage: 3, reached: 9 });
    await save(90, [['bob', 'won']], { day, stage: 3, reached: 9 });
    await save(40, [['cid', 'won']], { day, stage: 3, reached: 9 });
    await save(10, [['bob', 'lost']], { day, counts: false });
    await save(11, [['bob', 'lost']], { day: '2026-11-15' });
    const lines = await store.dayResults('toy', day, 10);
    expect(lines.map(({ name, result: ended, endedAt }) => [name, ended, endedAt])).toEqual([
      ['CID', 'won', 40],
      ['BOB', 'won', 90],
      ['ANN', 'lost', 50],
    ]);
    expect((await store.dayResults('toy', day, 2)).map(({ name }) => name)).toEqual(['CID', 'BOB']);
    expect(await store.dayResultOf('ann', 'toy', day)).toMatchObject({ name: 'ANN', endedAt: 50 });
    expect(await store.dayResultOf('cid', 'toy', '2026-11-15')).toBeUndefined();
  });

  it('keeps a result when its table is deleted, and deletes it with the person', async () => {
    const table = await finished();
    await store.saveResult(
      table,
      result(5, [
        ['ann', 'won'],
        ['bob', 'lost'],
      ]),
    );
    await store.enterResult(table, undefined);
    const late = Number.MAX_SAFE_INTEGER;
    expect(await store.deleteTable(table, { abandonedBefore: late, finishedBefore: late })).toBe(true);
    expect(await store.resultsOf('ann', ALL, 0, 10)).toMatchObject([{ table, kept: false }]);
    expect(await store.deletePerson('ann', 0)).toBe(false);
    expect(await store.countResults('ann', ALL)).toBe(1);
    expect(await store.deletePerson('ann', late)).toBe(true);
    expect(await store.countResults('ann', ALL)).toBe(0);
    expect(await store.countResults('bob', ALL)).toBe(1);
  });
});
