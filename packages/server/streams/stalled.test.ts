/** Streams and sockets that nobody reads, over raw connections, and those that are read however much there is. */
import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type ToyState, toyDraw, toyEnd, toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createProgram, type TestProgram } from '../testing/program.ts';
import { UNREAD_LIMIT } from './lines.ts';

/** One picture is more than may wait, and all together are far more than what the system buffers for a connection. */
const PICTURE_BYTES = 300_000;
const MOVES = 90;
const game: typeof toyGame = {
  ...toyGame,
  view: (state: ToyState, viewer) => ({ ...toyGame.view(state, viewer), wide: 'x'.repeat(PICTURE_BYTES) }),
};

let server: Loopback;
/** The server's side of each connection, by the port of the other side. */
const accepted = new Map<number | undefined, Socket>();
const accept = (message: unknown): void => {
  const { socket } = message as { readonly socket: Socket };
  accepted.set(socket.remotePort, socket);
};

beforeEach(async () => {
  subscribe('net.server.socket', accept);
  server = await startLoopback([{ game }]);
});
afterEach(async () => {
  unsubscribe('net.server.socket', accept);
  accepted.clear();
  await server.close();
});

/** Sends a request and never reads anything, not even its head. */
const stall = async (lines: readonly string[]): Promise<{ readonly raw: Socket; readonly far: Socket }> => {
  const { hostname, port } = new URL(server.url);
  const raw = connect(Number(port), hostname).pause();
  raw.on('error', () => undefined);
  await once(raw, 'connect');
  raw.write([...lines, `Host: ${hostname}`, '', ''].join('\r\n'));
  while (!accepted.has(raw.localPort)) await new Promise(setImmediate);
  return { raw, far: accepted.get(raw.localPort) as Socket };
};

/** Plays on while nobody reads. Answers with the most bytes that waited in the server, and the entry of the last move. */
const playOn = async (
  { client }: TestProgram,
  table: string,
  far: Socket,
): Promise<{ readonly most: number; readonly seq: number }> => {
  let [most, seq] = [0, 0];
  for (let count = 0; count < MOVES; count++) {
    ({ seq } = await client.ask('move', { table, move: count % 2 === 0 ? toyDraw : toyEnd }));
    most = Math.max(most, far.writableLength);
  }
  return { most, seq };
};

const openToy = async ({ client }: Pick<TestProgram, 'client'>): Promise<string> => {
  const setup = { players: 1, rounds: 50 };
  return (await client.ask('openTable', { game: 'toy', setup, seats: [{ holder: 'me' }] })).table;
};

it('a stream that nobody reads is ended within bounded memory, and nothing is lost', async () => {
  const program = await createProgram(server.url);
  const table = await openToy(program);
  const { raw, far } = await stall([
    `GET /api/tables/${table}/events HTTP/1.1`,
    `Authorization: Bearer ${program.secret}`,
  ]);
  const closed = once(far, 'close');
  const { most, seq } = await playOn(program, table, far);
  expect(most).toBeGreaterThan(UNREAD_LIMIT);
  expect(most).toBeLessThan(UNREAD_LIMIT + 3 * PICTURE_BYTES);
  await closed;
  raw.destroy();
  const again = program.client.follow(table, { seen: seq });
  expect((await again.next()).value).toMatchObject({ type: 'picture', seq, since: seq });
  await again.return();
});

it('a socket that nobody reads is ended within bounded memory', async () => {
  const program = await createProgram(server.url);
  const table = await openToy(program);
  const { raw, far } = await stall([
    'GET /socket HTTP/1.1',
    `Authorization: Bearer ${program.secret}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ]);
  raw.write(frame(JSON.stringify({ type: 'watch', table })));
  const closed = once(far, 'close');
  const { most } = await playOn(program, table, far);
  expect(most).toBeGreaterThan(UNREAD_LIMIT);
  expect(most).toBeLessThan(UNREAD_LIMIT + 3 * PICTURE_BYTES);
  await closed;
  raw.destroy();
});

it('pictures of any size reach those who read', async () => {
  const { client, secret, owner } = await createProgram(server.url);
  const table = await openToy({ client });
  const events = client.follow(table);
  const line = await owner.connect({ authorization: `Bearer ${secret}` });
  line.send({ type: 'watch', table });
  const isWide = (view: unknown): boolean => JSON.stringify(view).length > PICTURE_BYTES;
  for (let expected = 0; expected < 5; expected++) {
    const message = await line.next('picture', ({ seq }) => seq === expected);
    expect(isWide(message.picture.outlooks[0]?.view)).toBe(true);
    let event: Awaited<ReturnType<typeof events.next>>['value'];
    do event = (await events.next()).value;
    while (event?.type !== 'picture' || event.seq !== expected);
    await client.ask('move', { table, move: toyDraw });
  }
  await events.return();
  await line.close();
});

/** A short text message as a client sends it; a mask of zeros leaves it as it is. */
const frame = (text: string): Buffer => {
  const content = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | content.length, 0, 0, 0, 0]), content]);
};
