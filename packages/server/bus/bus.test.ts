import type { BusMessage } from '@three-spires/session';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, createTestNats, hasNats, hasPostgres } from '../testing/brokers.ts';
import { BUS_KINDS, type TestBroker } from '../testing/bus-kinds.ts';
import { createCarrier, createOutbox, type OpenBus } from './carrier.ts';
import { openBus } from './open-bus.ts';
import { createSocketHub, makeSocketHome } from './socket-hub.ts';

type Got = { readonly node: string; readonly message: BusMessage };

const chatAt = (table: string): BusMessage => ({ topic: 'chat', news: { table } });
const listen = (bus: OpenBus): Got[] => {
  const got: Got[] = [];
  bus.subscribe((node, message) => got.push({ node, message }));
  return got;
};

describe.each(BUS_KINDS)('%s', (_, create) => {
  let broker: TestBroker;
  let buses: OpenBus[];
  beforeAll(async () => {
    broker = await create();
  });
  afterAll(() => broker.close());
  beforeEach(async () => {
    buses = [await broker.open(), await broker.open()];
  });
  afterEach(async () => {
    for (const bus of buses) await bus.close();
  });

  it('carries messages to every node, to the one that sends them too', async () => {
    const [one, other] = buses as [OpenBus, OpenBus];
    const heard = [listen(one), listen(other)];
    const message: BusMessage = {
      topic: 'table',
      news: {
        table: 'a',
        seq: 3,
        cause: 'command 1',
        botMoved: { seat: 1, why: ['Best: ', { icon: 'gem' }] },
      },
    };
    one.publish('first', message);
    const expected = { node: 'first', message };
    for (const got of heard) await expect.poll(() => got).toContainEqual(expected);
    other.publish('second', chatAt('b'));
    for (const got of heard)
      await expect.poll(() => got).toContainEqual({ node: 'second', message: chatAt('b') });
  });

  it('keeps the messages of a node in order, however many come at once', async () => {
    const [one, other] = buses as [OpenBus, OpenBus];
    const got = listen(other);
    const tables = Array.from({ length: 2_000 }, (_, at) => `table ${at}`);
    for (const table of tables) one.publish('first', chatAt(table));
    await expect.poll(() => got.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(tables.length);
    const heard = got.flatMap(({ message }) => (message.topic === 'chat' ? [message.news.table] : []));
    expect(heard).toEqual(tables);
  });

  it('ends a subscription', async () => {
    const [one, other] = buses as [OpenBus, OpenBus];
    const got: string[] = [];
    const end = other.subscribe((node) => got.push(node));
    const still = listen(other);
    end();
    one.publish('first', chatAt('a'));
    await expect.poll(() => still.length).toBe(1);
    expect(got).toEqual([]);
  });

  it('comes back when it was lost, says so, and never throws meanwhile', async () => {
    const [one, other] = buses as [OpenBus, OpenBus];
    const got = listen(other);
    const regained: string[] = [];
    one.onRegained(() => regained.push('one'));
    other.onRegained(() => regained.push('other'));
    await broker.cut();
    for (let count = 0; count < 100; count++) one.publish('first', chatAt('lost?'));
    await broker.mend();
    await expect.poll(() => regained.length, { timeout: 30_000 }).toBe(2);
    expect([one.isUp(), other.isUp()]).toEqual([true, true]);
    one.publish('first', chatAt('again'));
    await expect.poll(() => got.at(-1)?.message).toEqual(chatAt('again'));
  });
});

it('cuts messages that are too large for the bus down to what is needed to read the store', () => {
  const outbox = createOutbox();
  const why = Array.from({ length: 100 }, () => 'x'.repeat(90));
  outbox.add('me', { topic: 'table', news: { table: 'a', seq: 2, botMoved: { seat: 0, why } } });
  outbox.add('me', chatAt('b'));
  const texts = [outbox.take(7_900), outbox.take(7_900)];
  expect(texts.map((text) => text && JSON.parse(text))).toEqual([
    { node: 'me', messages: [{ topic: 'table', news: { table: 'a', seq: 2 } }, chatAt('b')] },
    undefined,
  ]);
});

it('cuts what waits into texts that the bus can carry, and drops the oldest where there are too many', () => {
  const outbox = createOutbox(300);
  const kept = Array.from({ length: 301 }, (_, at) => outbox.add('me', chatAt(`table ${at}`)));
  expect(kept.filter((isKept) => !isKept)).toHaveLength(1);
  const tables: string[] = [];
  for (let text = outbox.take(1_000); text !== undefined; text = outbox.take(1_000)) {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_000);
    for (const { news } of JSON.parse(text).messages) tables.push(news.table);
  }
  expect(tables).toEqual(Array.from({ length: 300 }, (_, at) => `table ${at + 1}`));
});

it('leaves out what is not a message, and says so once', () => {
  const warned: string[] = [];
  const carrier = createCarrier('a bus', { info: () => undefined, warn: (text) => warned.push(text) });
  const got: BusMessage[] = [];
  carrier.subscribe((_, message) => got.push(message));
  const wrong = [
    'no JSON',
    '{}',
    '{"node":"a","messages":[{"topic":"unknown"}]}',
    '{"node":"a","messages":[{"topic":"chat","news":{"table":7}}]}',
    '{"node":"a","messages":[{"topic":"table","news":{"table":"t","secret":1}}]}',
    `{"node":"${'a'.repeat(100)}","messages":[]}`,
  ];
  for (const text of wrong) carrier.deliver(text);
  expect(got).toEqual([]);
  expect(warned).toHaveLength(1);
  carrier.deliver(JSON.stringify({ node: 'a', messages: [chatAt('t')] }));
  expect(got).toEqual([chatAt('t')]);
});

it('is the hub for processes that share a file', async () => {
  const home = makeSocketHome();
  const said: string[] = [];
  const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) };
  const bus = openBus({ natsSubject: 'test', hub: home.address }, log);
  // The primary may come later.
  await expect.poll(() => said).toEqual([expect.stringMatching(/^the bus between the processes cannot be/)]);
  const hub = createSocketHub(home.address);
  await hub.listen();
  await expect.poll(() => bus?.isUp()).toBe(true);
  const got = listen(bus as OpenBus);
  hub.tell(JSON.stringify({ node: 'gone', messages: [{ topic: 'leaving' }] }));
  await expect.poll(() => got).toEqual([{ node: 'gone', message: { topic: 'leaving' } }]);
  await bus?.close();
  await hub.close();
  home.remove();
});

it('is nothing for a server that is alone', () => {
  const log = { info: () => undefined, warn: () => undefined };
  expect(openBus({ natsSubject: 'test' }, log)).toBeUndefined();
  expect(openBus({ natsUrl: 'nats://127.0.0.1:1', natsSubject: 'test' }, log)).toBeUndefined();
});

it.runIf(hasNats && (await hasPostgres()))('is NATS where there is one, else the database', async () => {
  const [nats, database] = [await createTestNats(), await createTestDatabase()];
  const said: string[] = [];
  const saying = { info: (text: string) => said.push(text), warn: () => undefined };
  const settings = { databaseUrl: database.url, natsSubject: 'test' };
  const [one, other] = [openBus({ ...settings, natsUrl: nats.url }, saying), openBus(settings, saying)];
  await expect
    .poll(() => said.toSorted())
    .toEqual([
      'NATS carries messages between the nodes',
      'the bus of PostgreSQL carries messages between the nodes',
    ]);
  await Promise.all([one?.close(), other?.close()]);
  await Promise.all([nats.stop(), database.close()]);
});

it.runIf(hasNats)('starts while the broker is away, and tells the operator what happens', async () => {
  const nats = await createTestNats();
  await nats.stop();
  const said: string[] = [];
  const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) };
  const bus = openBus({ databaseUrl: 'postgres://nobody', natsUrl: nats.url, natsSubject: 'test' }, log);
  bus?.publish('me', chatAt('a'));
  await expect.poll(() => said).toEqual([expect.stringMatching(/^NATS cannot be reached \(.+\)/)]);
  await nats.start();
  await expect.poll(() => said, { timeout: 30_000 }).toHaveLength(2);
  expect(said[1]).toMatch(/^NATS is there again/);
  await bus?.close();
  await nats.stop();
});
