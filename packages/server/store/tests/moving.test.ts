import { newStoredTable } from '@three-spires/session';
import type { Arrivals, ArrivingResult } from '@three-spires/session/stores';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfTests } from '../../testing/place-of-tests.ts';
import { testMaking } from '../../testing/test-host.ts';
import { TEST_STORES } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

const games = [{ game: toyGame }];
const ANN = { id: 'ann', name: 'ANN' };
const NOTHING: Arrivals = { tables: [], decks: [], campaigns: [], results: [] };

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
    for (const id of ['ann', 'bob'])
      await store.addPerson({ id, name: id.toUpperCase(), tokenHash: id, createdAt: 0 });
  });
  afterEach(() => store.close());

  const arriving = (): Arrivals['tables'][number] => {
    const table = newStoredTable(
      testMaking(games),
      { game: 'toy', setup: { players: 2, rounds: 9 }, seats: [{ holder: 'me' }, { holder: 'open' }] },
      ANN,
    );
    const entry = { seq: 1, seat: 0, move: 5 };
    return {
      table: {
        ...table,
        lastSeq: 1,
        practice: ['imported'],
        seats: [...table.seats.slice(0, 1), { seat: 1, name: 'Bob of elsewhere' }],
      },
      entries: [{ entry, command: `command of ${table.id}`, person: 'ann' }],
      lines: [
        { at: 3, said: { text: 'Hello' }, command: 'first line' },
        { at: 4, said: { signal: { name: 'ready' }, bot: 1 }, command: 'second line' },
      ],
    };
  };

  const result = (table: string): ArrivingResult => ({
    ...{ table, game: 'toy', beganAt: 1, endedAt: 2, names: ['ANN'], stage: 1, reached: 2 },
    ...{ result: 'won', as: ['Red'], cards: ['Strike'] },
  });

  it('brings in a table with its log, its names and its lines', async () => {
    const { table, entries, lines } = arriving();
    await store.bringIn('ann', { ...NOTHING, tables: [{ table, entries, lines }] });
    expect(await store.tableById(table.id)).toMatchObject({
      practice: ['imported'],
      seed: table.seed,
      lastSeq: 1,
      host: 'ann',
      seats: [
        { person: 'ann', name: 'ANN' },
        { seat: 1, name: 'Bob of elsewhere' },
      ],
    });
    expect((await store.tableById(table.id))?.seats[1]).not.toHaveProperty('person');
    expect(await store.entriesOf(table.id)).toEqual(entries);
    expect((await store.linesOf(table.id, 10)).map(({ number, name, said }) => [number, name, said])).toEqual(
      [
        [1, 'ANN', lines[0]?.said],
        [2, 'ANN', lines[1]?.said],
      ],
    );
    expect((await store.tablesOf('ann', 10)).map(({ id }) => id)).toEqual([table.id]);
    expect(await store.takeSeat(table.id, 1, 'bob', () => false)).toBe('taken');
    expect((await store.tableById(table.id))?.seats[1]).toMatchObject({ person: 'bob', name: 'BOB' });
  });

  it('keeps the match and the clock of a table', async () => {
    const { table, ...rest } = arriving();
    const match = { id: 'ann/a match', best: 3, number: 2, wins: [1, 0] };
    const clock = {
      settings: { seconds: 60, increment: 5 },
      left: [30_000, 60_000],
      at: 7,
      runsFrom: [60_000, 60_000],
      dueAt: 30_007,
    };
    await store.bringIn('ann', { ...NOTHING, tables: [{ table: { ...table, match, clock }, ...rest }] });
    const stored = await store.tableById(table.id);
    expect(stored?.match).toEqual(match);
    expect(stored?.clock).toMatchObject({ settings: clock.settings, left: clock.left, at: 7 });
    expect(await store.gameOfMatch('ann/a match', 2)).toMatchObject({ id: table.id });
    expect((await store.tablesDue(30_008, undefined, 9)).map(({ id }) => id)).toEqual([table.id]);
  });

  it("finds the person's tables by game, seed and length", async () => {
    const { table, entries, lines } = arriving();
    await store.bringIn('ann', { ...NOTHING, tables: [{ table, entries, lines }] });
    const like = { game: 'toy', seed: table.seed, lastSeq: 1 };
    expect(await store.tablesLike('ann', like)).toEqual([table.id]);
    expect(await store.tablesLike('bob', like)).toEqual([]);
    for (const other of [{ game: 'other' }, { seed: 'other' }, { lastSeq: 2 }])
      expect(await store.tablesLike('ann', { ...like, ...other })).toEqual([]);
  });

  it('adds decks and results once, which count for nothing, and replaces campaigns', async () => {
    await store.saveCampaign('ann', 'toy', { won: 1 });
    const deck = { game: 'toy', id: 'a-deck-of-mine', list: { name: 'Mine' } };
    const bring = (list: unknown) =>
      store.bringIn('ann', {
        ...NOTHING,
        decks: [{ ...deck, list }],
        campaigns: [{ game: 'toy', campaign: { won: 7 } }],
        results: [result('elsewhere')],
      });
    expect(await bring(deck.list)).toEqual({ decks: 1, results: 1 });
    expect(await bring({ name: 'Another' })).toEqual({ decks: 0, results: 0 });
    expect((await store.decksOf('ann', 'toy')).map(({ list, version }) => [list, version])).toEqual([
      [deck.list, 1],
    ]);
    expect((await store.campaignOf('ann', 'toy'))?.data).toEqual({ won: 7 });
    expect(await store.campaignOf('bob', 'toy')).toBeUndefined();
    const { table: _, ...shown } = result('elsewhere');
    expect(await store.resultsOf('ann', { practice: true }, 0, 10)).toEqual([
      { ...shown, table: 'elsewhere', counts: false, kept: false },
    ]);
    expect(await store.countResults('ann', { practice: false })).toBe(0);
  });

  it('adds nothing where one thing cannot be added', async () => {
    const { table, entries, lines } = arriving();
    await store.bringIn('ann', { ...NOTHING, tables: [{ table, entries, lines }] });
    const second = arriving();
    const again = { table, entries, lines };
    await expect(
      store.bringIn('ann', { ...NOTHING, tables: [second, again], results: [result('elsewhere')] }),
    ).rejects.toThrow();
    expect(await store.tableById(second.table.id)).toBeUndefined();
    expect(await store.countResults('ann', { practice: true })).toBe(0);
  });
});
