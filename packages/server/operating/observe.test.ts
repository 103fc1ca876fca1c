import { toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { readSurroundings } from '../settings/config-proxy.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor } from '../testing/visitor.ts';
import { createErrorNotes } from './error-notes.ts';
import { createLog } from './log.ts';

const METRICS_TOKEN = 'metrics-token-for-tests';
const OPERATOR_TOKEN = 'operator-token-for-tests';
const operating = { node: 'node-a', metricsToken: METRICS_TOKEN, operatorToken: OPERATOR_TOKEN };

let server: Loopback;
afterEach(() => server.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(server.url + path, { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** One person sits at a table of two and makes one move that is taken and one that is refused. */
const playAndFail = async (): Promise<string> => {
  const ann = createVisitor(server.url);
  const { table } = await ann.openTable('toy', { players: 2, rounds: 3 }, ['me', 'me']);
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  const { picture } = await line.next('picture');
  const [seat = 0] = picture.deciding;
  const outlook = picture.outlooks.find(({ viewer }) => viewer === seat);
  const move = outlook?.options[0]?.move ?? 0;
  const send = (made: number) => line.ask({ type: 'move', command: nanoid(), table, seat, move: made });
  expect((await send(move)).type).toBe('accepted');
  expect((await send(4_000)).type).toBe('refused');
  line.send('{"type":"nonsense"}');
  await line.next('error');
  return table;
};

describe('metrics', () => {
  it('count requests, messages, commands, appends and tables, without naming a table', async () => {
    server = await startLoopback([{ game: toyGame }], { metrics: createMetrics(), operating });
    const table = await playAndFail();
    const answer = await get('/metrics', bearer(METRICS_TOKEN));
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    for (const line of [
      'spires_http_request_seconds_count{route="/api/tables",method="POST",status="201"} 1',
      'spires_sockets_open 1',
      'spires_socket_messages_total{type="watch"} 1',
      'spires_socket_messages_total{type="move"} 2',
      'spires_socket_messages_total{type="invalid"} 1',
      'spires_command_seconds_count{game="toy",answer="accepted"} 1',
      'spires_command_seconds_count{game="toy",answer="refused"} 1',
      'spires_entries_total{game="toy",by="person"} 1',
      'spires_append_entries_sum 1',
      'spires_append_seconds_count 1',
      'spires_tables_in_memory{game="toy"} 1',
      'spires_bots_waiting 0',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toContain(table);
  });

  it('are off without a token, as a proxy on this machine may look like the machine itself', async () => {
    server = await startLoopback([{ game: toyGame }]);
    const answer = await get('/metrics');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: { text: 'Metrics are switched off. METRICS_TOKEN switches them on.' },
    });
  });

  it('need the token where there is one, also from this machine', async () => {
    server = await startLoopback([{ game: toyGame }], { operating });
    expect((await get('/metrics')).status).toBe(403);
    expect((await get('/metrics', bearer(`${METRICS_TOKEN}x`))).status).toBe(403);
    expect((await get('/metrics', bearer(OPERATOR_TOKEN))).status).toBe(403);
    const proxied = { ...bearer(METRICS_TOKEN), 'x-forwarded-for': '203.0.113.7' };
    expect((await get('/metrics', proxied)).status).toBe(200);
  });
});

describe('health', () => {
  it('says that it lives and is ready, and while it drains only that it lives', async () => {
    let isDraining = false;
    server = await startLoopback([{ game: toyGame }], { isDraining: () => isDraining });
    const statuses = async (): Promise<number[]> => {
      const paths = ['/health/live', '/health/ready', '/api/health', '/api/health/live', '/health/other'];
      return (await Promise.all(paths.map((path) => get(path)))).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200, 200, 404]);
    isDraining = true;
    expect(await statuses()).toEqual([200, 503, 200, 200, 404]);
    expect(await (await get('/health/ready')).json()).toMatchObject({ error: { code: 'draining' } });
  });
});

describe('the figures for the operator', () => {
  it('are switched off without a token', async () => {
    server = await startLoopback([{ game: toyGame }]);
    const answer = await get('/api/operator', bearer(OPERATOR_TOKEN));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'switched-off' } });
  });

  it('are shown for the right token', async () => {
    const errors = createErrorNotes();
    const log = createLog('error', { write: () => undefined }, { onLine: errors.take });
    server = await startLoopback([{ game: toyGame }], { operating, errors });
    await playAndFail();
    log.child({ table: 'a-table' }).error(new Error('the disk is on fire'), 'a table could not be kept');
    expect(await (await get('/api/operator', bearer(OPERATOR_TOKEN))).json()).toMatchObject({
      node: 'node-a',
      sockets: 1,
      draining: false,
      bots: { waiting: 0, thinking: 0 },
      games: [{ game: 'toy', inMemory: 1, running: 1 }],
      movesPerMinute: { people: 1, others: 0 },
      store: { ok: true, bytes: expect.any(Number) },
      rules: { toy: toyGame.rulesVersion },
      errors: [{ text: 'a table could not be kept: the disk is on fire', table: 'a-table' }],
    });
  });

  it('are refused for wrong tokens, and after some of these for a while to that address', async () => {
    server = await startLoopback([{ game: toyGame }], { operating });
    expect((await get('/api/operator')).status).toBe(401);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      statuses.push((await get('/api/operator', bearer(`guess-number-${guess}`))).status);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the log', () => {
  const recordingLog = () => {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string): void => void lines.push(JSON.parse(line));
    return { lines, log: createLog('info', { write }, { node: 'node-a' }) };
  };

  it('has node, request and table in the lines of a request', async () => {
    const { lines, log } = recordingLog();
    server = await startLoopback([{ game: toyGame }], { log });
    const { table } = await createVisitor(server.url).openTable('toy', { players: 1, rounds: 1 }, ['me']);
    const answer = await get(`/api/tables/${table}`);
    const reqId = answer.headers.get('x-request-id');
    const ofRequest = lines.filter((line) => line.reqId === reqId);
    expect(ofRequest).toMatchObject([
      { node: 'node-a', req: { route: '/api/tables/:table', table } },
      { node: 'node-a', table, res: { statusCode: answer.status } },
    ]);
  });

  it('takes the id of a request from a trusted proxy only, and only a fitting one', async () => {
    const { log } = recordingLog();
    const sent = { 'x-request-id': 'from-the-proxy-1' };
    server = await startLoopback([{ game: toyGame }], { log });
    expect((await get('/health/live', sent)).headers.get('x-request-id')).not.toBe('from-the-proxy-1');
    await server.close();
    const surroundings = readSurroundings({ TRUST_PROXY: 'loopback' });
    server = await startLoopback([{ game: toyGame }], { log, surroundings });
    expect((await get('/health/live', sent)).headers.get('x-request-id')).toBe('from-the-proxy-1');
    const strange = { 'x-request-id': 'a b"c{}' };
    expect((await get('/health/live', strange)).headers.get('x-request-id')).toMatch(/^[\w-]{21}$/);
  });

  it('never shows a token', () => {
    let written = '';
    const log = createLog('info', {
      write: (line) => {
        written += line;
      },
    });
    log.error({ headers: bearer(OPERATOR_TOKEN) }, 'a request');
    expect(written).toContain('Bearer …');
    expect(written).not.toContain(OPERATOR_TOKEN);
  });
});
