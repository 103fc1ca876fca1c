import { toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor } from '../testing/visitor.ts';

const HOUR_MS = 3600 * 1000;

let server: Loopback;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await startLoopback([{ game: toyGame }]);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

it('a clock that steps back leaves open sockets alone', async () => {
  const ann = createVisitor(server.url);
  const { table } = await ann.openTable('toy', { players: 2, rounds: 3 }, ['me', 'me']);
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  await line.next('picture');
  const say = () => line.ask({ type: 'chat', command: nanoid(), table, text: 'Hello' });
  expect(await say()).toMatchObject({ type: 'accepted' });
  vi.setSystemTime(Date.now() - HOUR_MS);
  for (let count = 0; count < 5; count++) {
    line.send({ type: 'ping' });
    await line.next('pong');
  }
  expect(await say()).toMatchObject({ type: 'accepted' });
  expect((await ann.request('GET', '/api/me')).status).toBe(200);
  await line.close();
});
