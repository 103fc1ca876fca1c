import type { BrowserErrorBody } from '@three-spires/session/protocol';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, expect, it } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { createErrorNotes } from '../operating/error-notes.ts';
import { createLog } from '../operating/log.ts';
import { UNOPERATED } from '../settings/config-operating.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';

const TOKEN = 'a-token-that-is-long-enough';

let server: Loopback;
afterEach(() => server.close());

const start = async () => {
  const lines: string[] = [];
  const errors = createErrorNotes();
  const log = createLog('warn', { write: (line) => void lines.push(line) }, { onLine: errors.take });
  const operating = { ...UNOPERATED, metricsToken: TOKEN };
  server = await startLoopback([{ game: toyGame }], { log, errors, operating, metrics: createMetrics() });
  return { lines, errors };
};

const ERROR: BrowserErrorBody = {
  kind: 'render',
  page: '/table/abc',
  build: 'index-1.js',
  message: "TypeError: Cannot read properties of undefined (reading 'seat')",
  stack:
    'TypeError: nothing\n    at Table (https://here/assets/table-1.js:1:20)\n    at go (https://here/x.js:2:3)',
};

const report = (body: unknown): Promise<Response> =>
  fetch(`${server.url}/api/browser-errors`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/150.0',
    },
    body: JSON.stringify(body),
  });

const metric = async (): Promise<string[]> =>
  (await (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text())
    .split('\n')
    .filter((line) => line.startsWith('spires_browser_errors_total'));

it('writes an error of a browser into the log and counts it, without making it an error of the server', async () => {
  const { lines, errors } = await start();
  const answer = await report(ERROR);
  expect([answer.status, await answer.json()]).toEqual([202, { reported: true }]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'an error in a browser',
    browser: {
      kind: 'render',
      page: '/table/abc',
      build: 'index-1.js',
      device: 'Firefox on Windows',
      message: ERROR.message,
      stack: 'at Table (https://here/assets/table-1.js:1:20)\nat go (https://here/x.js:2:3)',
    },
  });
  expect(errors.newest()).toEqual([]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await metric()).toEqual(['spires_browser_errors_total{kind="render"} 1']);
});

it('keeps secrets, names and chat out of the log', async () => {
  const { lines } = await start();
  await report({
    ...ERROR,
    page: '/join/table-1/SECRET1?x=SECRET2#SECRET3',
    message:
      'SyntaxError: Unexpected token, "SECRET4 of Ann" at https://here/table/a?invite=SECRET5#SECRET6 is no JSON; session SECRET7-0123456789; /api/turns/SECRET8.xml; a script https://here/assets/library-page-Cg4ir6aK.js',
    stack: 'Error: SECRET9\nSECRET10 said: hello\n at f (https://here/table/a?invite=SECRET11:3:4)',
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('SECRET');
  expect(lines[0]).toContain('/join/table-1/…');
  expect(lines[0]).toContain('/assets/library-page-Cg4ir6aK.js');
});

it.each<[what: string, field: string, body: unknown]>([
  ['a message that is too long', 'message', { ...ERROR, message: 'x'.repeat(501) }],
  ['a stack that is too long', 'stack', { ...ERROR, stack: 'x'.repeat(3_001) }],
  ['a path that is too long', 'page', { ...ERROR, page: `/${'x'.repeat(200)}` }],
  ['a kind that there is not', 'kind', { ...ERROR, kind: 'panic' }],
  ['a field that there is not', 'cookie', { ...ERROR, cookie: 'a=b' }],
])('refuses %s', async (_, field, body) => {
  const { lines } = await start();
  const answer = await report(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'bad-request', field } });
  expect(lines).toEqual([]);
});

it('limits the reports of an address', async () => {
  const { lines } = await start();
  const statuses: number[] = [];
  for (let sent = 0; sent < 40; sent++) statuses.push((await report(ERROR)).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(202));
  expect(statuses.at(-1)).toBe(429);
  expect(lines.length).toBeLessThan(40);
});
