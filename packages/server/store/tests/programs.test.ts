/** Access tokens, bot accounts and challenges, on every store. */
import type { StoredChallenge } from '@three-spires/session/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfTests } from '../../testing/place-of-tests.ts';
import { TEST_STORES } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

const HOUR_MS = 3600 * 1000;
const MERGE = { shared: [], combine: () => undefined };

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
    for (const id of ['ann', 'bob', 'cid'])
      await store.addPerson({ id, name: id, tokenHash: id, createdAt: 0 });
  });
  afterEach(() => store.close());

  const addToken = (id: string, person: string, limit = 9) =>
    store.addToken(
      { id, person, name: id, scopes: ['read', 'play'], createdAt: 1, tokenHash: `hash of ${id}` },
      limit,
    );
  const addBot = (id: string, owner: string, limit = 9) =>
    store.addBot(owner, { id, name: `${id} (bot)`, createdAt: 1 }, limit);
  const open = (id: string, from: string, to: string, at: number): StoredChallenge => ({
    id,
    table: `table of ${from}`,
    from,
    to,
    status: 'open',
    at,
    changedAt: at,
  });

  it('finds whom a token acts for, and notes its use within the hour', async () => {
    expect(await addToken('one', 'ann')).toBe(true);
    expect(await store.accessBy('hash of one', HOUR_MS * 5)).toEqual({
      person: { id: 'ann', name: 'ann' },
      isBot: false,
      token: 'one',
      scopes: ['read', 'play'],
    });
    await store.accessBy('hash of one', HOUR_MS * 5 + 1);
    expect(await store.tokensOf('ann')).toMatchObject([{ id: 'one', usedAt: HOUR_MS * 5 }]);
    expect(await store.accessBy('one', 1)).toBeUndefined();
  });

  it('keeps no more tokens and bot accounts than the limit', async () => {
    expect([await addToken('one', 'ann', 1), await addToken('two', 'ann', 1)]).toEqual([true, false]);
    expect([await addBot('x', 'ann', 1), await addBot('y', 'ann', 1)]).toEqual([true, false]);
    const both = await Promise.all([addToken('three', 'bob', 1), addToken('four', 'bob', 1)]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  it('gives a person the tokens of their bot accounts, and nobody else', async () => {
    await addBot('x', 'ann');
    await addToken('one', 'x');
    expect(await store.accessBy('hash of one', 1)).toMatchObject({
      person: { name: 'x (bot)' },
      isBot: true,
    });
    expect([await store.ownerOf('x'), await store.ownerOf('ann')]).toEqual(['ann', undefined]);
    expect(await store.tokensOf('ann')).toMatchObject([{ id: 'one', person: 'x' }]);
    expect(await store.removeToken('bob', 'one')).toBe(false);
    expect(await store.removeToken('ann', 'one')).toBe(true);
    expect(await store.accessBy('hash of one', 1)).toBeUndefined();
  });

  it('forgets tokens with the person, and those of their bot accounts', async () => {
    await addBot('x', 'ann');
    await addToken('one', 'ann');
    await addToken('two', 'x');
    await store.erasePerson('ann');
    expect([await store.accessBy('hash of one', 1), await store.accessBy('hash of two', 1)]).toEqual([
      undefined,
      undefined,
    ]);
    await store.erasePerson('x');
    expect(await store.botsOf('ann')).toEqual([]);
  });

  it('lists bot accounts with a token, those seen last first', async () => {
    for (const id of ['x', 'y', 'z']) await addBot(id, id === 'y' ? 'bob' : 'ann');
    expect([await store.listedBots(undefined, 0, 9), await store.countListedBots(undefined)]).toEqual([
      [],
      0,
    ]);
    await addToken('one', 'x');
    await addToken('two', 'y');
    await addToken('own', 'ann');
    await store.accessBy('hash of two', HOUR_MS * 2);
    await store.accessBy('hash of two', HOUR_MS * 2 + 1);
    const bot = (id: string, seenAt: number) => ({ id, name: `${id} (bot)`, createdAt: 1, seenAt });
    expect(await store.listedBots('cid', 0, 9)).toEqual([bot('y', HOUR_MS * 2), bot('x', 1)]);
    expect(await store.listedBots('cid', 1, 1)).toEqual([bot('x', 1)]);
    expect(await store.countListedBots('cid')).toBe(2);
    expect([await store.listedBot('cid', 'z'), await store.listedBot('cid', 'ann')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('hides a bot account from a person who has blocked it', async () => {
    await addBot('x', 'ann');
    await addToken('one', 'x');
    await store.addBlock('bob', 'x', 1, 9);
    expect(await store.listedBots('bob', 0, 9)).toEqual([]);
    expect(await store.countListedBots('bob')).toBe(0);
    expect(await store.listedBot('bob', 'x')).toBeUndefined();
    expect(await store.listedBot('cid', 'x')).toMatchObject({ id: 'x' });
  });

  it('names the owner of a bot account only if the owner wants that', async () => {
    await addBot('x', 'ann');
    await addToken('one', 'x');
    expect(await store.showOwner('bob', 'x', true)).toBe(false);
    expect(await store.listedBot('cid', 'x')).not.toHaveProperty('owner');
    expect(await store.showOwner('ann', 'x', true)).toBe(true);
    expect(await store.botsOf('ann')).toMatchObject([{ ownerShown: true }]);
    await store.changePerson('ann', { name: 'Ann' });
    expect(await store.listedBot('cid', 'x')).toMatchObject({ owner: 'Ann' });
    await store.mergeGuest('ann', 'bob', MERGE);
    expect(await store.listedBot('cid', 'x')).toMatchObject({ owner: 'bob' });
    expect(await store.showOwner('bob', 'x', false)).toBe(true);
    expect(await store.listedBot('cid', 'x')).not.toHaveProperty('owner');
  });

  it('keeps an idle person as long as a bot account of theirs', async () => {
    await addBot('x', 'ann');
    await addToken('one', 'x');
    expect(await store.deletePerson('ann', 100)).toBe(false);
    expect(await store.deletePerson('x', 100)).toBe(true);
    expect(await store.deletePerson('ann', 100)).toBe(true);
  });

  it('brings tokens, bot accounts and challenges of a guest along', async () => {
    await addBot('x', 'ann');
    await addToken('one', 'ann');
    await store.addChallenge(open('c', 'ann', 'cid', 5), 9);
    expect(await store.mergeGuest('ann', 'bob', MERGE)).toMatchObject({ isAll: true });
    expect(await store.botsOf('bob')).toMatchObject([{ id: 'x' }]);
    expect(await store.accessBy('hash of one', 1)).toMatchObject({ person: { id: 'bob' } });
    expect(await store.challengesOf('bob', 0, 9)).toMatchObject([{ id: 'c', from: 'bob' }]);
  });

  it('has one open challenge for a table and a person, up to a limit', async () => {
    expect(await store.addChallenge(open('a', 'ann', 'bob', 1), 2)).toBe('added');
    expect(await store.addChallenge(open('b', 'ann', 'bob', 2), 2)).toBe('known');
    expect(await store.addChallenge(open('c', 'ann', 'cid', 3), 2)).toBe('added');
    expect(await store.addChallenge({ ...open('d', 'ann', 'cid', 4), table: 'other' }, 2)).toBe('too-many');
    expect((await store.challengesOf('ann', 1, 9)).map(({ id }) => id)).toEqual(['c']);
    expect((await store.challengesOf('cid', 0, 9)).map(({ id }) => id)).toEqual(['c']);
  });

  it('answers a challenge once', async () => {
    await store.addChallenge(open('a', 'ann', 'bob', 1), 9);
    const ends = await Promise.all([
      store.endChallenge('a', 'accepted', 5),
      store.endChallenge('a', 'withdrawn', 5),
    ]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await store.challengeById('a')).toMatchObject({ changedAt: 5 });
    await store.clearChallenges(5);
    expect(await store.challengeById('a')).toBeDefined();
    await store.clearChallenges(6);
    expect(await store.challengeById('a')).toBeUndefined();
  });

  it('matches bot accounts only with those who agree', async () => {
    const waiting = (person: string, company: 'people' | 'anyone' | 'bot') => ({
      ...{ person, ticket: person, game: 'toy', clock: 'quick', choice: {}, rating: 1500 },
      ...{ joinedAt: 1, place: person, company },
    });
    await addBot('x', 'ann');
    const all = [waiting('ann', 'people'), waiting('bob', 'anyone'), waiting('x', 'bot')];
    for (const each of all) expect(await store.joinQueue(each, 9)).toBe(true);
    const met = await Promise.all(all.map((each) => store.opponentsFor(each, 0, 9)));
    expect(met.map((others) => others.map(({ person }) => person).sort())).toEqual([
      ['bob'],
      ['ann', 'x'],
      ['bob'],
    ]);
  });
});
