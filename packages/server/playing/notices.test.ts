import { createHmac } from 'node:crypto';
import type { ErrorAnswer, FeedAnswer, NewTableAnswer, NoticesAnswer } from '@three-spires/session/protocol';
import { toyEnd, toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Loopback, startLoopback, testNotices } from '../testing/loopback.ts';
import {
  createSubscription,
  type Received,
  type Receiver,
  readVapid,
  startReceiver,
} from '../testing/receiver.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };
const settings = { ...testNotices(), liveDelayMs: 0, firstSweepMs: 500 };

let server: Loopback;
let receiver: Receiver;
let ann: Visitor;
let bob: Visitor;
/** Added to the time of day and to the time that goes by. */
let ahead: number;

beforeEach(async () => {
  ahead = 0;
  const time = { date: () => Date.now() + ahead, elapsed: () => performance.now() + ahead };
  server = await startLoopback([{ game: toyGame }], { notices: settings, time });
  receiver = await startReceiver();
  [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
  await ann.request('PATCH', '/api/me', { name: 'Ann <"&' });
  await bob.request('PATCH', '/api/me', { name: 'Bob' });
});
afterEach(async () => {
  await server.close();
  await receiver.close();
});

/** A table that Ann has opened and where Bob sits down, so that it begins: in the toy game both have to decide. */
const begin = async (more: object = {}): Promise<NewTableAnswer> => {
  const opened = await ann.openTable('toy', { players: 2, rounds: 9 }, ['me', 'open'], more);
  await sit(opened);
  return opened;
};
const sit = async ({ table, invite }: NewTableAnswer): Promise<void> => {
  expect((await bob.request('POST', `/api/tables/${table}/seats`, { invite })).status).toBe(200);
};

/** A visitor ends their turn, with the table open only for that. */
const endTurn = async (who: Visitor, table: string, seat: number): Promise<void> => {
  const line = await who.connect();
  const answer = await line.ask({ type: 'move', command: nanoid(), table, seat, move: toyEnd });
  expect(answer).toMatchObject({ type: 'accepted' });
  await line.close();
};

const subscribe = async (who: Visitor, path = '/push/one') => {
  const subscription = createSubscription();
  const body = { endpoint: receiver.url + path, expirationTime: null, keys: subscription.keys };
  const answer = await who.request<NoticesAnswer>('POST', '/api/notices/browsers', body);
  expect(answer.status).toBe(201);
  return subscription;
};

const received = async (count: number): Promise<void> => {
  await expect.poll(() => receiver.received.length, PATIENCE).toBeGreaterThanOrEqual(count);
  expect(receiver.received).toHaveLength(count);
};

describe('a browser', () => {
  it('is told once of each turn, sealed and signed, without anything of the game', async () => {
    const { read } = await subscribe(ann);
    const { table } = await begin();
    await received(1);
    const [first] = receiver.received;
    const { key, claims } = readVapid(first?.headers.authorization ?? '');
    expect(key).toBe(settings.vapid.publicKey);
    expect(claims).toMatchObject({ aud: receiver.url, sub: settings.vapid.subject });
    expect(Object.keys(read(first?.body ?? Buffer.of()) as object).sort()).toEqual(
      ['event', 'game', 'id', 'players', 'table', 'text', 'title', 'url'].sort(),
    );
    expect(read(first?.body ?? Buffer.of())).toMatchObject({
      event: 'turn',
      game: 'toy',
      table,
      players: ['Bob'],
      url: `${server.url}/table/${table}`,
    });
    // Bob's move changes nothing for Ann: it is still the same turn of hers.
    await endTurn(bob, table, 1);
    await endTurn(ann, table, 0);
    await received(2);
    expect(read(receiver.received[1]?.body ?? Buffer.of())).not.toMatchObject({
      id: (read(first?.body ?? Buffer.of()) as { id: string }).id,
    });
  });

  it('is not told where its person has the table open, and not of games against bots', async () => {
    await subscribe(ann);
    await subscribe(bob, '/push/bob');
    const opened = await ann.openTable('toy', { players: 2, rounds: 9 }, ['me', 'open']);
    const line = await ann.connect();
    line.send({ type: 'watch', table: opened.table });
    await line.next('picture');
    await ann.openTable('toy', { players: 2, rounds: 9 }, ['me', 'bot']);
    await sit(opened);
    await received(1);
    expect(receiver.received[0]?.path).toBe('/push/bob');
    await line.close();
  });

  it('that has taken its subscription back is forgotten', async () => {
    receiver.answerWith(410);
    await subscribe(ann);
    await begin();
    await received(1);
    await expect
      .poll(async () => (await ann.request<NoticesAnswer>('GET', '/api/notices')).body.browsers, PATIENCE)
      .toEqual([]);
  });

  it('belongs to the person who uses it now, and a person has ten at most', async () => {
    await subscribe(bob);
    for (let count = 0; count < 12; count++) await subscribe(ann, `/push/${count}`);
    await subscribe(ann);
    const own = async (who: Visitor) =>
      (await who.request<NoticesAnswer>('GET', '/api/notices')).body.browsers;
    expect(await own(bob)).toEqual([]);
    const endpoints = (await own(ann)).map(({ endpoint }) => new URL(endpoint).pathname);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).toContain('/push/one');
    expect(endpoints).not.toContain('/push/0');
  });
});

describe('a webhook', () => {
  const hook = async (path = '/hook') => {
    const url = receiver.url + path;
    const { body } = await ann.request<NoticesAnswer>('PUT', '/api/notices/webhook', { url });
    return body.webhook as NonNullable<NoticesAnswer['webhook']>;
  };

  it('gets a small signed letter', async () => {
    const { key } = await hook();
    const { table } = await begin({ clock: { days: 2 } });
    await received(1);
    const { headers, body } = receiver.received[0] as Received;
    const timestamp = headers['x-three-spires-timestamp'];
    const expected = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
    expect(headers['x-three-spires-signature']).toBe(`sha256=${expected}`);
    const message = JSON.parse(body.toString()) as { id: string; dueAt: string };
    expect(message).toMatchObject({ id: headers['x-three-spires-id'], event: 'turn', table });
    const days = (Date.parse(message.dueAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(2);
  });

  it('is tried again after trouble, with the same id, and not where the turn is over', async () => {
    await hook();
    receiver.answerWith(503);
    const { table } = await begin();
    await received(1);
    ahead += 31_000;
    await received(2);
    const ids = receiver.received.map(({ headers }) => headers['x-three-spires-id']);
    expect(ids[1]).toBe(ids[0]);
    await endTurn(ann, table, 0);
    ahead += 600_000;
    receiver.answerWith(200);
    const other = await begin();
    await received(3);
    expect(JSON.parse(receiver.received[2]?.body.toString() ?? '')).toMatchObject({ table: other.table });
  });

  it('is switched off when it fails again and again, and says so', async () => {
    const { id } = await hook();
    receiver.answerWith(302, { location: `${receiver.url}/elsewhere` });
    for (let count = 1; count <= 5; count++) {
      await begin();
      await received(count);
    }
    await expect
      .poll(async () => (await ann.request<NoticesAnswer>('GET', '/api/notices')).body.webhook, PATIENCE)
      .toMatchObject({ id, offReason: 'It answered with status 302.' });
    const letters = (path: string): number => receiver.received.filter((each) => each.path === path).length;
    // Bob's browser is told of the same table, and the webhook is not.
    receiver.answerWith(201);
    await subscribe(bob);
    await begin();
    await expect.poll(() => letters('/push/one'), PATIENCE).toBeGreaterThan(0);
    expect(letters('/hook')).toBe(5);
    await hook();
    await begin();
    await expect.poll(() => letters('/hook'), PATIENCE).toBeGreaterThan(5);
  });

  it('is refused where it leads inside', async () => {
    for (const url of ['https://192.168.0.1/', 'https://[fe80::1]/', 'gopher://x.example/']) {
      const { status, body } = await ann.request<ErrorAnswer>('PUT', '/api/notices/webhook', { url });
      expect(status).toBe(400);
      expect(body.error).toMatchObject({ code: 'bad-address', field: 'url' });
    }
  });

  it('can be switched off by its person only', async () => {
    const { id } = await hook();
    expect((await bob.request('DELETE', `/api/notices/channels/${id}`)).status).toBe(404);
    const { body } = await ann.request<NoticesAnswer>('DELETE', `/api/notices/channels/${id}`);
    expect(body.webhook).toBeUndefined();
  });
});

describe('the feed', () => {
  const read = async (address: string) => {
    const answer = await fetch(address);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('lists the tables that wait, as Atom, until it is revoked', async () => {
    const { body } = await bob.request<FeedAnswer>('PUT', '/api/notices/feed');
    const before = await read(body.feed);
    expect(before).toMatchObject({ status: 200, type: 'application/atom+xml; charset=utf-8' });
    expect(before.text).not.toContain('<entry>');
    const { table } = await begin();
    const { text } = await read(body.feed);
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/,
    );
    for (const part of ['id', 'title', 'updated'])
      expect(text.match(new RegExp(`<${part}>[^<]+</${part}>`, 'g'))).toHaveLength(2);
    expect(text).toContain(`href="${server.url}/table/${table}"`);
    expect(text).toContain('You play with Ann &lt;&quot;&amp;.');
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${body.feed}"/>`);
    await endTurn(bob, table, 1);
    expect((await read(body.feed)).text).not.toContain('<entry>');

    const { body: again } = await bob.request<FeedAnswer>('PUT', '/api/notices/feed');
    expect(await bob.request('GET', '/api/notices')).toMatchObject({ body: { feed: again.feed } });
    expect((await read(body.feed)).status).toBe(404);
    expect((await read(again.feed)).status).toBe(200);
    await bob.request('DELETE', '/api/notices/feed');
    expect((await read(again.feed)).status).toBe(404);
  });
});
