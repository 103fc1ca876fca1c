/** What a guest has becomes another person's, on every database. */
import type { StoredResult, StoredTable } from '@three-spires/session';
import { isBarred, newStoredTable, nobodyBarred } from '@three-spires/session';
import type { MergeRules } from '@three-spires/session/stores';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfTests } from '../../testing/place-of-tests.ts';
import { testMaking } from '../../testing/test-host.ts';
import { TEST_STORES } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

const outcome = { result: 'victory', winners: [0], reason: 'done' } as const;
const ALL = { practice: true };
const NONE = { running: 0, decks: 0, campaigns: 0, results: 0 };
const TOGETHER: MergeRules = {
  shared: ['toy'],
  combine: (_game, own, other) => Number(own) + Number(other),
};
const RIVALS: MergeRules = { ...TOGETHER, shared: [] };

const resultFor = (people: readonly string[], more: Partial<StoredResult> = {}): StoredResult => ({
  game: 'toy',
  beganAt: 1,
  endedAt: 2,
  counts: true,
  names: ['Gus'],
  stage: 1,
  reached: 1,
  people: people.map((person) => ({ person, result: 'won', as: [], cards: [] })),
  ...more,
});

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
    for (const id of ['gus', 'ann', 'bob'])
      await store.addPerson({ id, name: id, tokenHash: id, createdAt: 0 });
  });
  afterEach(() => store.close());

  /** A table of the guest with an open seat, where `others` sit down. */
  const tableWith = async (others: readonly string[] = [], more: Partial<StoredTable> = {}) => {
    const table = newStoredTable(
      testMaking([{ game: toyGame }]),
      {
        game: toyGame.id,
        setup: { players: 2, rounds: 9 },
        seats: [{ holder: 'me' }, { holder: 'open' }],
      },
      { id: 'gus', name: 'gus' },
    );
    await store.addTable({ ...table, ...more });
    for (const other of others) await store.takeSeat(table.id, 1, other, nobodyBarred);
    return table.id;
  };
  const finished = async (
    others: readonly string[],
    result: StoredResult,
    more: Partial<StoredTable> = {},
  ) => {
    const table = await tableWith(others, { outcome, ...more });
    await store.saveResult(table, result);
    return table;
  };
  const peopleAt = async (table: string) => (await store.tableById(table))?.seats.map(({ person }) => person);
  const merge = (rules = RIVALS) => store.mergeGuest('gus', 'ann', rules);

  it('moves seats, moves, words, results, campaigns and decks, once', async () => {
    const running = await tableWith(['bob']);
    const stored = { entry: { seq: 1, seat: 0, move: 1 }, command: 'a command', person: 'gus' };
    await store.append(running, { stored, standing: { lastSeq: 1, changedAt: 1, deciding: 1, about: {} } });
    await store.addLine(running, 'a line', { at: 1, person: 'gus', said: { text: 'hello' } });
    await store.saveRequest(running, 1, {
      before: undefined,
      after: { person: 'gus', seat: 0, to: 0, waiting: ['bob'] },
    });
    const over = await finished(['bob'], resultFor(['gus', 'bob']));
    await store.enterResult(over, (before) => ({ campaign: Number(before ?? 0) + 1, news: [] }));
    await store.saveCampaign('ann', 'toy', 5);
    for (const [person, list] of [
      ['gus', 'one'],
      ['ann', 'two'],
    ] as const)
      await store.saveDeck(person, 'toy', { id: 'deck', version: 0, list }, 9);
    await store.saveDeck('gus', 'toy', { id: 'other', version: 0, list: 'three' }, 9);
    expect(await store.mergeOffer('gus', 'ann', [])).toEqual({
      brings: { running: 1, decks: 2, campaigns: 1, results: 1 },
      stays: 0,
    });

    expect(await merge()).toEqual({ running: [running], isAll: true });
    expect([await peopleAt(running), await peopleAt(over)]).toEqual([
      ['ann', 'bob'],
      ['ann', 'bob'],
    ]);
    const table = await store.tableById(running);
    expect([table?.host, table?.seats[0]?.held, table?.request]).toEqual(['ann', ['ann'], undefined]);
    expect((await store.entryOf(running, 'a command'))?.person).toBe('ann');
    expect((await store.linesOf(running, 9)).map(({ person }) => person)).toEqual(['ann']);
    expect((await store.resultsOf('ann', ALL, 0, 9)).map((result) => result.table)).toEqual([over]);
    expect((await store.campaignOf('ann', 'toy'))?.data).toBe(6);
    expect((await store.campaignEntries('ann', 'toy', 9)).map((entry) => entry.table)).toEqual([over]);
    const decks = await store.decksOf('ann', 'toy');
    expect(decks.map(({ list }) => list).toSorted()).toEqual(['one', 'three', 'two']);

    expect(await merge()).toEqual({ running: [], isAll: true });
    expect((await store.campaignOf('ann', 'toy'))?.data).toBe(6);
    expect(await store.holdingsOf('gus')).toEqual(NONE);
    expect((await store.decksOf('ann', 'toy')).length).toBe(3);
  });

  it('never gives one person both sides of a duel', async () => {
    const [duel, over] = [await tableWith(['ann']), await finished(['ann'], resultFor(['gus', 'ann']))];
    const left = await tableWith(['ann']);
    await store.releaseSeat(left, 1, 'ann');
    expect(await store.mergeOffer('gus', 'ann', [])).toEqual({ brings: NONE, stays: 3 });
    expect(await merge()).toEqual({ running: [], isAll: false });
    for (const table of [duel, over]) expect(await peopleAt(table)).toEqual(['gus', 'ann']);
    expect(await peopleAt(left)).toEqual(['gus', undefined]);
    expect((await store.resultsOf('gus', ALL, 0, 9)).map(({ table }) => table)).toEqual([over]);
  });

  it('gives one person two seats where all play together and the game goes on', async () => {
    const [running, over] = [await tableWith(['ann']), await finished(['ann'], resultFor(['gus', 'ann']))];
    expect(await merge(TOGETHER)).toEqual({ running: [running], isAll: false });
    expect(await peopleAt(running)).toEqual(['ann', 'ann']);
    expect(await peopleAt(over)).toEqual(['gus', 'ann']);
  });

  it('leaves a rated game where it is until it is recorded', async () => {
    const table = await tableWith(['bob'], { rated: true, outcome });
    expect(await merge()).toEqual({ running: [], isAll: false });
    expect(await peopleAt(table)).toEqual(['gus', 'bob']);
    const rated = { people: ['gus', 'bob'], score: 1, short: false } as const;
    await store.saveResult(table, resultFor(['gus', 'bob'], { rated }));
    expect(await merge()).toEqual({ running: [], isAll: true });
    expect(await peopleAt(table)).toEqual(['ann', 'bob']);
    expect((await store.allRatingsOf('ann')).map(({ games }) => games)).toEqual([1]);
    expect(await store.ratingChangesOf('ann', '', 9)).toHaveLength(1);
  });

  it('keeps the rating of a person who has one', async () => {
    for (const person of ['ann', 'gus']) {
      const rated = { people: [person, 'bob'], score: 1, short: false } as const;
      const table = await tableWith(['bob'], { rated: true, outcome });
      await store.saveResult(table, resultFor(['gus'], { rated }));
    }
    const before = await store.allRatingsOf('ann');
    await merge();
    expect(await store.allRatingsOf('ann')).toEqual(before);
    expect([await store.allRatingsOf('gus'), await store.ratingChangesOf('gus', '', 9)]).toEqual([[], []]);
  });

  it('keeps blocks of both, and those of others', async () => {
    await store.addPerson({ id: 'cid', name: 'cid', tokenHash: 'cid', createdAt: 0 });
    await store.addBlock('gus', 'bob', 1, 9);
    await store.addBlock('gus', 'ann', 1, 9);
    await store.addBlock('cid', 'gus', 1, 9);
    await merge();
    expect(await store.blockedBy('ann')).toEqual(['bob']);
    expect(await store.blockedBy('cid')).toEqual(['ann']);
  });

  it('does nothing for a guest with a passkey', async () => {
    const table = await tableWith();
    const key = { id: 'key', person: 'gus', publicKey: 'x', counter: 0, transports: [], backedUp: false };
    await store.addPasskey({ ...key, name: '', createdAt: 0 }, 9);
    expect(await store.mergeOffer('gus', 'ann', [])).toEqual({ brings: NONE, stays: 0 });
    expect(await merge()).toBeUndefined();
    expect(await peopleAt(table)).toEqual(['gus', undefined]);
  });

  it('adds up once when two servers are asked at the same moment, and while a game is entered', async () => {
    const other = await place.open();
    await store.saveCampaign('gus', 'toy', 10);
    await store.saveCampaign('ann', 'toy', 1);
    const over = await tableWith(['bob'], { outcome });
    await Promise.all([
      merge(),
      other.mergeGuest('gus', 'ann', RIVALS),
      store.enterResult(over, (before) => ({ campaign: Number(before ?? 0) + 100, news: [] })),
      other.takeSeat(await tableWith(), 1, 'ann', isBarred),
    ]);
    await merge();
    expect((await store.campaignOf('ann', 'toy'))?.data).toBe(111);
    expect(await peopleAt(over)).toEqual(['ann', 'bob']);
    await other.close();
  });
});
