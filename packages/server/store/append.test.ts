import { type Addition, newStoredTable } from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfTests } from '../testing/place-of-tests.ts';
import { testMaking } from '../testing/test-host.ts';
import { TEST_STORES } from '../testing/test-stores.ts';
import type { Store } from './store.ts';

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  let table: string;
  beforeEach(async () => {
    store = await place.open();
    await store.addPerson({ id: 'ann', name: 'Ann', tokenHash: 'ann', createdAt: 0 });
    const wanted = { game: toyGame.id, setup: { players: 1, rounds: 9 }, seats: [{ holder: 'me' as const }] };
    const stored = newStoredTable(testMaking([{ game: toyGame }]), wanted, { id: 'ann', name: 'Ann' });
    await store.addTable(stored);
    table = stored.id;
  });
  afterEach(() => store.close());

  const addition = (seq: number, more: Partial<Addition> = {}): Addition => ({
    stored: { entry: { seq, seat: 0, move: seq }, command: `command ${seq}`, person: 'ann' },
    standing: { lastSeq: seq, changedAt: seq, deciding: 1, about: {} },
    ...more,
  });
  const patient = (seq: number): Addition => addition(seq, { isPatient: true });

  const stored = async (): Promise<number[]> => (await store.entriesOf(table)).map(({ entry }) => entry.seq);

  it('stores patient entries too, one after another and many at once', async () => {
    expect(await store.append(table, patient(1))).toBe(true);
    expect(await store.append(table, patient(2))).toBe(true);
    const more = [3, 4, 5].map((seq) => store.append(table, patient(seq)));
    expect(await Promise.all(more)).toEqual([true, true, true]);
    expect(await stored()).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes patient entries along with one that is not, in the order in which they came', async () => {
    await store.append(table, addition(1));
    const settled: number[] = [];
    const appending = [patient(2), patient(3), addition(4)].map(async (each) => {
      await store.append(table, each);
      settled.push(each.standing.lastSeq);
    });
    await Promise.all(appending);
    expect(settled).toEqual([2, 3, 4]);
    expect(await stored()).toEqual([1, 2, 3, 4]);
  });

  it('refuses a second entry of the same number, patient or not', async () => {
    const both = [patient(1), { ...addition(1), stored: { ...addition(1).stored, command: 'other' } }];
    expect(await Promise.all(both.map((each) => store.append(table, each)))).toEqual([true, false]);
  });
});
