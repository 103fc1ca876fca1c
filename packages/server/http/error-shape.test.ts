import { toyGame } from '@three-spires/table/toy-game';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { rawRequest } from '../testing/raw-request.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback([{ game: toyGame }]);
});
afterAll(() => server.close());

const HOST = 'Host: here';
const CLOSE = 'Connection: close';
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket'];

it.each<[what: string, status: number, code: string, lines: readonly string[]]>([
  ['a malformed address', 400, 'bad-address', ['GET /api/%zz HTTP/1.1', HOST]],
  ['a malformed address of a socket', 400, 'bad-address', ['GET /%zz HTTP/1.1', HOST, ...UPGRADE]],
  ['a part that is too long', 404, 'not-found', [`GET /api/tables/${'x'.repeat(200)} HTTP/1.1`, HOST, CLOSE]],
  ['an unknown address', 404, 'not-found', ['GET /api/nothing HTTP/1.1', HOST, CLOSE]],
  ['a page that is not built', 404, 'not-built', ['GET /nothing HTTP/1.1', HOST, CLOSE]],
  ['the wrong method', 404, 'not-found', ['PUT /api/me HTTP/1.1', HOST, CLOSE, 'Content-Length: 0']],
  ['a rare method', 404, 'not-found', ['PROPFIND /api/me HTTP/1.1', HOST, CLOSE]],
  ['a method that there is not', 400, 'bad-http', ['DANCE /api/me HTTP/1.1', HOST]],
  ['no HTTP at all', 400, 'bad-http', ['hello']],
  ['no host', 400, 'no-host', ['GET /api/me HTTP/1.1', CLOSE]],
  [
    'headers that are too large',
    431,
    'headers-too-large',
    ['GET / HTTP/1.1', HOST, `X: ${'x'.repeat(20_000)}`],
  ],
  [
    'an unknown expectation',
    417,
    'bad-expectation',
    ['GET /api/me HTTP/1.1', HOST, CLOSE, 'Expect: wonders'],
  ],
  ['a socket that is none', 426, 'not-a-socket', ['GET /socket HTTP/1.1', HOST, CLOSE]],
  ['a socket for nobody', 401, 'nobody', ['GET /socket HTTP/1.1', HOST, ...UPGRADE]],
  [
    'another upgrade',
    404,
    'not-found',
    ['GET /api/me HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: h2c'],
  ],
])('gives %s an error of the usual shape', async (_, status, code, lines) => {
  const answer = await rawRequest(server.url, ...lines);
  expect(answer).toMatchObject({ status, body: { error: { code, text: expect.any(String) } } });
  expect(Object.keys(answer.body as object)).toEqual(['error']);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

it('gives a failed handshake an error of the usual shape', async () => {
  const me = await fetch(`${server.url}/api/me`);
  const cookie = `Cookie: ${me.headers.getSetCookie()[0]?.split(';')[0]}`;
  const answer = await rawRequest(server.url, 'GET /socket HTTP/1.1', HOST, cookie, ...UPGRADE);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-upgrade' } } });
});
