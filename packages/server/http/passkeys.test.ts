import type { Account, ErrorAnswer, Me } from '@three-spires/session/protocol';
import { toyGame } from '@three-spires/table/toy-game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../testing/authenticator.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type HttpAnswer, type Visitor } from '../testing/visitor.ts';

const HOUR_MS = 3600 * 1000;

let server: Loopback;
let origin: string;
let later = 0;
beforeAll(async () => {
  server = await startLoopback([{ game: toyGame, portraits: ['figure/one', 'figure/two'] }], {
    time: { date: () => Date.now() + later, elapsed: () => 0 },
  });
  // An authenticator knows sites by name, and this is how a browser would name it.
  const { port } = new URL(server.url);
  origin = `http://localhost:${port}`;
  server = { ...server, url: origin };
});
afterAll(() => server.close());

type Options = Parameters<Authenticator['create']>[0] & { readonly excludeCredentials: { id: string }[] };
type Asked = Parameters<Authenticator['get']>[0];

const codeOf = ({ status, body }: HttpAnswer): string =>
  status < 300 ? String(status) : `${status} ${(body as ErrorAnswer).error.code}`;

const optionsFor = async (who: Visitor): Promise<Options> =>
  (await who.request<Options>('POST', '/api/me/passkeys/options')).body;

const add = (who: Visitor, response: object) =>
  who.request<Account>('POST', '/api/me/passkeys', { response });

const askFor = async (who: Visitor): Promise<Asked> =>
  (await who.request<Asked>('POST', '/api/sign-in/options')).body;

const signIn = (who: Visitor, response: object) => who.request<Me>('POST', '/api/sign-in', { response });

const accountOf = async (who: Visitor): Promise<Account> =>
  (await who.request<Account>('GET', '/api/me/account')).body;

/** A person with a passkey. */
const keeper = async (name: string, authenticator = createAuthenticator()) => {
  const visitor = createVisitor(server.url);
  const { body: me } = await visitor.request<Me>('PATCH', '/api/me', { name });
  const answer = await add(visitor, authenticator.create(await optionsFor(visitor), origin));
  expect(codeOf(answer)).toBe('200');
  return { visitor, me, authenticator };
};

describe('a passkey', () => {
  it('lets its person in elsewhere, with the same name and portrait', async () => {
    const { visitor, me, authenticator } = await keeper('Ann');
    const other = createVisitor(server.url);
    const { body } = await signIn(other, authenticator.get(await askFor(other), origin));
    expect(body).toEqual(me);
    expect((await other.request('GET', '/api/me')).body).toEqual(me);
    const { devices, passkeys } = await accountOf(visitor);
    expect(devices.map(({ here }) => here).toSorted()).toEqual([false, true]);
    expect(passkeys).toMatchObject([{ backedUp: false, usedAt: expect.any(Number) }]);
    expect(JSON.stringify(passkeys)).not.toContain('publicKey');
  });

  it('is not needed for anything, and a second one can be added and removed', async () => {
    const { visitor, authenticator } = await keeper('Bea');
    const options = await optionsFor(visitor);
    expect(options.excludeCredentials).toHaveLength(1);
    const second = authenticator.create(options, origin);
    const { passkeys } = (await add(visitor, second)).body;
    expect(passkeys.map(({ id }) => id)).toContain(second.id);
    const { body } = await visitor.request<Account>('DELETE', `/api/me/passkeys/${second.id}`);
    expect(body.passkeys.map(({ id }) => id)).not.toContain(second.id);
    expect(body.passkeys).toHaveLength(1);
    const other = createVisitor(server.url);
    expect(codeOf(await signIn(other, authenticator.get(await askFor(other), origin)))).toBe(
      '404 unknown-passkey',
    );
  });

  it('of another person cannot be removed, nor taken over', async () => {
    const [ann, eve] = [await keeper('Ann'), await keeper('Eve')];
    const [passkey] = (await accountOf(ann.visitor)).passkeys;
    expect(codeOf(await eve.visitor.request('DELETE', `/api/me/passkeys/${passkey?.id}`))).toBe(
      '404 no-such-passkey',
    );
    const options = await optionsFor(ann.visitor);
    const made = ann.authenticator.create(options, origin);
    expect(codeOf(await add(ann.visitor, made))).toBe('200');
    await optionsFor(eve.visitor);
    // Eve's browser was asked to sign something else.
    expect(codeOf(await add(eve.visitor, made))).toBe('403 passkey-refused');
    expect((await accountOf(ann.visitor)).passkeys).toHaveLength(2);
  });
});

describe('a challenge', () => {
  it('is good for one answer', async () => {
    const { visitor, authenticator } = await keeper('Ann');
    const made = authenticator.create(await optionsFor(visitor), origin);
    expect(codeOf(await add(visitor, made))).toBe('200');
    expect(codeOf(await add(visitor, made))).toBe('409 challenge-gone');
    const other = createVisitor(server.url);
    const signed = authenticator.get(await askFor(other), origin);
    expect(codeOf(await signIn(other, signed))).toBe('200');
    expect(codeOf(await signIn(other, signed))).toBe('409 challenge-gone');
  });

  it('is spent by a wrong answer too', async () => {
    const { authenticator } = await keeper('Ann');
    const other = createVisitor(server.url);
    const asked = await askFor(other);
    const wrong = authenticator.get({ ...asked, challenge: 'bm90IHRoaXMgb25l' }, origin);
    expect(codeOf(await signIn(other, wrong))).toBe('403 passkey-refused');
    expect(codeOf(await signIn(other, authenticator.get(asked, origin)))).toBe('409 challenge-gone');
  });

  it('belongs to the browser that asked, and holds after a restart', async () => {
    const { me, authenticator } = await keeper('Ann');
    const [one, thief] = [createVisitor(server.url), createVisitor(server.url)];
    const asked = await askFor(one);
    await askFor(thief);
    const signed = authenticator.get(asked, origin);
    expect(codeOf(await signIn(thief, signed))).toBe('403 passkey-refused');
    expect(codeOf(await signIn(createVisitor(server.url), signed))).toBe('409 challenge-gone');
    await server.restart();
    // The connections of before are gone.
    await (await one.connect()).close();
    expect((await signIn(one, signed)).body).toEqual(me);
  });

  it('is no good for the other purpose', async () => {
    const { visitor, authenticator } = await keeper('Ann');
    const { challenge } = await optionsFor(visitor);
    const signed = authenticator.get({ rpId: 'localhost', challenge }, origin);
    expect(codeOf(await signIn(visitor, signed))).toBe('409 challenge-gone');
  });

  it('ends after some minutes', async () => {
    const { authenticator } = await keeper('Ann');
    const other = createVisitor(server.url);
    const signed = authenticator.get(await askFor(other), origin);
    later += HOUR_MS;
    expect(codeOf(await signIn(other, signed))).toBe('409 challenge-gone');
  });
});

describe('an answer is refused', () => {
  it('from another site', async () => {
    const { visitor, authenticator } = await keeper('Ann');
    const bent = { origin: 'https://spires.evil' };
    const other = createVisitor(server.url);
    expect(codeOf(await signIn(other, authenticator.get(await askFor(other), origin, bent)))).toBe(
      '403 passkey-refused',
    );
    const made = authenticator.create(await optionsFor(visitor), origin, bent);
    expect(codeOf(await add(visitor, made))).toBe('403 passkey-refused');
  });

  it('for another person', async () => {
    const [ann, eve] = [await keeper('Ann'), await keeper('Eve')];
    const other = createVisitor(server.url);
    const bent = { userHandle: Buffer.from(ann.me.id).toString('base64url') };
    const signed = eve.authenticator.get(await askFor(other), origin, bent);
    expect(codeOf(await signIn(other, signed))).toBe('403 passkey-refused');
  });

  it('from a copy that has fallen behind in counting', async () => {
    const { authenticator } = await keeper('Ann');
    const other = createVisitor(server.url);
    expect(codeOf(await signIn(other, authenticator.get(await askFor(other), origin, { counter: 7 })))).toBe(
      '200',
    );
    expect(codeOf(await signIn(other, authenticator.get(await askFor(other), origin, { counter: 7 })))).toBe(
      '403 passkey-refused',
    );
    const uncounted = await keeper('Bob', createAuthenticator({ counts: false }));
    for (const _ of ['first', 'second']) {
      const visitor = createVisitor(server.url);
      const signed = uncounted.authenticator.get(await askFor(visitor), origin);
      expect(codeOf(await signIn(visitor, signed))).toBe('200');
    }
  });

  it('that is no answer', async () => {
    const visitor = createVisitor(server.url);
    for (const response of [{}, { id: 'a b', rawId: 'x', type: 'public-key', response: {} }, 'no'])
      expect(codeOf(await visitor.request('POST', '/api/sign-in', { response }))).toBe('400 bad-request');
  });
});

describe('a guest in the browser where a person signs in', () => {
  it('is kept, and is back when that person signs out', async () => {
    const { me, authenticator } = await keeper('Ann');
    const browser = createVisitor(server.url);
    const { body: guest } = await browser.request<Me>('PATCH', '/api/me', { name: 'Gus' });
    const { table } = await browser.openTable('toy', { players: 1, rounds: 1 }, ['me']);
    await signIn(browser, authenticator.get(await askFor(browser), origin));
    expect((await browser.request('GET', '/api/me')).body).toEqual(me);
    const brings = { running: 1, decks: 0, campaigns: 0, results: 0 };
    expect((await accountOf(browser)).guest).toEqual({ name: 'Gus', brings, stays: 0 });
    expect(codeOf(await browser.request('POST', '/api/sign-out'))).toBe('200');
    expect((await browser.request('GET', '/api/me')).body).toEqual(guest);
    expect(codeOf(await browser.request('GET', `/api/tables/${table}`))).toBe('200');
    expect((await accountOf(browser)).guest).toBeUndefined();
  });

  it('brings their games along when asked, once, and is gone then', async () => {
    const { me, authenticator } = await keeper('Ann');
    const browser = createVisitor(server.url);
    await browser.request('PATCH', '/api/me', { name: 'Gus' });
    const { table } = await browser.openTable('toy', { players: 1, rounds: 1 }, ['me']);
    await signIn(browser, authenticator.get(await askFor(browser), origin));
    const line = await browser.connect();
    const again = browser.at(server.url);
    for (const who of [browser, again, browser]) {
      const { status, body } = await who.request<Account>('POST', '/api/me/guest');
      expect([status, body.guest, body.holds.running]).toEqual([200, undefined, 1]);
    }
    line.send({ type: 'watch', table });
    const { picture } = await line.next('picture');
    expect(picture.seats).toMatchObject([{ name: 'Ann', mine: true }]);
    await line.close();
    expect(codeOf(await browser.request('POST', '/api/sign-out'))).toBe('200');
    const { body: next } = await browser.request<Me>('GET', '/api/me');
    expect([next.name.startsWith('Guest '), next.id === me.id]).toEqual([true, false]);
  });

  it('who has a passkey is not brought along', async () => {
    const { authenticator } = await keeper('Ann');
    const guest = await keeper('Gus');
    const browser = createVisitor(server.url);
    await signIn(browser, authenticator.get(await askFor(browser), origin));
    await browser.request('POST', '/api/sign-out');
    // The guest of this browser makes a passkey and then waits again.
    expect(codeOf(await add(browser, guest.authenticator.create(await optionsFor(browser), origin)))).toBe(
      '200',
    );
    await signIn(browser, authenticator.get(await askFor(browser), origin));
    expect(codeOf(await browser.request('POST', '/api/me/guest'))).toBe('409 guest-has-passkey');
  });

  it('who has no passkey is not signed out', async () => {
    const browser = createVisitor(server.url);
    const { body: guest } = await browser.request<Me>('PATCH', '/api/me', { name: 'Gus' });
    expect(codeOf(await browser.request('POST', '/api/sign-out'))).toBe('409 no-passkey');
    expect((await browser.request('GET', '/api/me')).body).toEqual(guest);
  });

  it('is never replaced by a second one', async () => {
    const [ann, bea] = [await keeper('Ann'), await keeper('Bea')];
    const browser = createVisitor(server.url);
    await browser.request('PATCH', '/api/me', { name: 'Gus' });
    await signIn(browser, ann.authenticator.get(await askFor(browser), origin));
    const [passkey] = (await accountOf(browser)).passkeys;
    await browser.request('DELETE', `/api/me/passkeys/${passkey?.id}`);
    const signed = bea.authenticator.get(await askFor(browser), origin);
    expect(codeOf(await signIn(browser, signed))).toBe('409 guest-waits');
    expect((await browser.request('GET', '/api/me')).body).toEqual(ann.me);
  });
});

describe('browsers of a person', () => {
  it('can be signed out from another one, with their sockets', async () => {
    const { visitor, authenticator, me } = await keeper('Ann');
    const [phone, laptop] = [createVisitor(server.url), createVisitor(server.url)];
    for (const each of [phone, laptop]) await signIn(each, authenticator.get(await askFor(each), origin));
    const line = await phone.connect();
    const closed = new Promise((resolve) => line.socket.once('close', resolve));
    const phoneId = (await accountOf(phone)).devices.find(({ here }) => here)?.id;
    const { body } = await visitor.request<Account>('DELETE', `/api/me/devices/${phoneId}`);
    expect(body.devices).toHaveLength(2);
    expect(await closed).toBe(1001);
    expect((await phone.request<Me>('GET', '/api/me')).body.id).not.toBe(me.id);
    expect((await laptop.request('GET', '/api/me')).body).toEqual(me);

    expect((await visitor.request<Account>('DELETE', '/api/me/devices')).body.devices).toHaveLength(1);
    expect((await laptop.request<Me>('GET', '/api/me')).body.id).not.toBe(me.id);
    expect((await visitor.request('GET', '/api/me')).body).toEqual(me);
  });

  it('of other people stay', async () => {
    const [ann, eve] = [await keeper('Ann'), await keeper('Eve')];
    const [device] = (await accountOf(ann.visitor)).devices;
    expect(codeOf(await eve.visitor.request('DELETE', `/api/me/devices/${device?.id}`))).toBe(
      '404 no-such-device',
    );
    expect(codeOf(await ann.visitor.request('DELETE', `/api/me/devices/${device?.id}`))).toBe(
      '409 this-device',
    );
    expect((await ann.visitor.request('GET', '/api/me')).body).toEqual(ann.me);
  });
});
