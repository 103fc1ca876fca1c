/** People and addresses whose work costs too much are told to slow down; nothing of theirs is lost, and others go on. */
import type { ErrorAnswer, ServerMessage } from '@three-spires/session/protocol';
import { toyDraw, toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { readConfig } from '../settings/config.ts';
import { LIMITS } from '../settings/limits.ts';
import { systemTime } from '../settings/system-time.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

const VIEW_MS = 400;
/** Nobody has to wait for long. */
const TIME = {
  elapsed: () => now,
  after: (ms: number, call: () => void) => systemTime.after(Math.min(ms, 20), call),
};
const SETUP = { players: 1, rounds: 9 };

let now: number;
let viewMs: number;
let metrics: Metrics;
let server: Loopback;

/** To look at this game takes long, by a clock that only this moves. */
const game: typeof toyGame = {
  ...toyGame,
  view(state, viewer) {
    now += viewMs;
    return toyGame.view(state, viewer);
  },
};

beforeEach(async () => {
  now = 0;
  viewMs = 0;
  metrics = createMetrics();
  server = await startLoopback([{ game }], {
    processor: LIMITS.processor,
    metrics,
    time: TIME,
    surroundings: readConfig({ TRUST_PROXY: 'loopback' }).surroundings,
  });
});
afterEach(() => server.close());

const at = (address: string): Visitor => createVisitor(server.url, undefined, address);

type Seated = { readonly visitor: Visitor; readonly table: string; readonly line: Line };

const sit = async (address: string): Promise<Seated> => {
  const visitor = at(address);
  const { table } = await visitor.openTable('toy', SETUP, ['me']);
  return { visitor, table, line: await visitor.connect() };
};

/** What comes of a look at the own table. */
const look = ({ line, table }: Seated): Promise<ServerMessage> =>
  new Promise((resolve) => {
    const hear = (data: unknown): void => {
      const message: ServerMessage = JSON.parse(String(data));
      if (message.type !== 'picture' && message.type !== 'error') return;
      line.socket.off('message', hear);
      resolve(message);
    };
    line.socket.on('message', hear);
    line.send({ type: 'watch', table });
  });

const drawn = ({ table }: Seated, command: string) =>
  ({ type: 'move', command, table, seat: 0, move: toyDraw }) as const;

it('guests of one address share its budget, and people elsewhere go on', async () => {
  const guests = [await sit('203.0.113.7'), await sit('203.0.113.7'), await sit('203.0.113.7')];
  const other = await sit('198.51.100.9');
  viewMs = VIEW_MS;
  const answers: string[] = [];
  for (let round = 0; round < 4; round++) for (const guest of guests) answers.push((await look(guest)).type);
  // Three seconds were saved up, and a little comes in meanwhile.
  expect(answers.filter((type) => type === 'picture').length).toBeLessThan(11);
  expect(answers).toContain('error');
  expect((await look(other)).type).toBe('picture');
  expect(await metrics.text()).toMatch(/spires_slow_downs_total\{what="processor",scope="address"\} [1-9]/);
  // The same address over HTTP.
  const refused = await guests[0]?.visitor.request<ErrorAnswer>('GET', '/api/tables');
  expect([refused?.status, refused?.body.error.code]).toEqual([429, 'slow-down']);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('a move that is refused for it is made when it is sent again', async () => {
  const ann = await sit('203.0.113.7');
  viewMs = 2_500;
  await look(ann);
  viewMs = 0;
  const command = nanoid();
  const refused = await ann.line.ask(drawn(ann, command));
  expect(refused).toMatchObject({ type: 'error', code: 'slow-down', command });
  expect(refused).toHaveProperty('retryAfterMs', expect.any(Number));
  now += 60_000;
  expect(await ann.line.ask(drawn(ann, command))).toEqual({ type: 'accepted', command, seq: 1 });
});
