/** The outbox of notices, on every store. */
import { newStoredTable } from '@three-spires/session';
import type { StoredNotice } from '@three-spires/session/stores';
import { toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfTests } from '../../testing/place-of-tests.ts';
import { testMaking } from '../../testing/test-host.ts';
import { TEST_STORES } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

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
    for (const [at, endpoint] of ['one', 'other'].entries())
      await store.addChannel(
        { id: endpoint, person: 'ann', kind: 'push', endpoint, origin: 'here', createdAt: at },
        9,
      );
  });
  afterEach(() => store.close());

  const turn = (afterSeq: number, at: number) =>
    store.noteTurn({ table, person: 'ann', afterSeq, at, isTold: true, newId: nanoid });
  const take = async (now: number): Promise<readonly StoredNotice[]> =>
    [...(await store.takeNotices(now, now + 100, 9))].sort((one, other) =>
      one.channel.id < other.channel.id ? -1 : 1,
    );

  it('has one notice for each way to tell a person, and a newer one takes its place', async () => {
    expect(await turn(1, 10)).toBe(true);
    expect(await turn(1, 11)).toBe(false);
    expect(await turn(3, 12)).toBe(true);
    expect(await take(11)).toEqual([]);
    expect((await take(12)).map(({ channel, afterSeq, madeAt }) => [channel.id, afterSeq, madeAt])).toEqual([
      ['one', 3, 12],
      ['other', 3, 12],
    ]);
  });

  it('is taken by one alone until the lease is over, and counts attempts', async () => {
    await turn(1, 10);
    expect((await take(10)).map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(await take(109)).toEqual([]);
    const [first, second] = await take(110);
    expect(first?.attempts).toBe(2);
    await store.postponeNotice(first?.id ?? '', 500);
    if (second !== undefined) await store.endNotice(second, 'delivered');
    expect(await take(499)).toEqual([]);
    expect((await take(500)).map(({ channel }) => channel.id)).toEqual(['one']);
  });

  it('switches off a channel that fails too often in a row, with what was for it', async () => {
    const fail = async (at: number) => {
      await turn(at, at);
      const [notice] = await take(at);
      if (notice !== undefined) await store.endNotice(notice, { most: 2, reason: 'gone' });
      return notice?.channel.id;
    };
    const channel = async () => (await store.channelsOf('ann'))[0];
    expect(await fail(10)).toBe('one');
    expect(await channel()).toMatchObject({ failures: 1 });
    expect(await store.listenersAt(table)).toEqual(['ann']);
    expect(await fail(200)).toBe('one');
    expect(await channel()).toMatchObject({ failures: 2, offReason: 'gone' });
    expect(await fail(400)).toBe('other');
    expect(await fail(600)).toBe('other');
    expect(await store.listenersAt(table)).toEqual([]);
    await turn(800, 800);
    expect(await take(9_999)).toEqual([]);
  });
});
