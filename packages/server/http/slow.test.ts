import { once } from 'node:events';
import type { Socket } from 'node:net';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../settings/config.ts';
import { LIMITS, type Limits } from '../settings/limits.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { openRaw, parseAnswer, readToTheEnd } from '../testing/raw-request.ts';
import { createVisitor } from '../testing/visitor.ts';

const games = [{ game: toyGame }];
/** Without the limits under test a connection outlives the test. */
const SHORT_MS = 300;

let server: Loopback;
afterEach(() => server.close());

const start = async (limits: Partial<Limits>, env: Readonly<Record<string, string>> = {}): Promise<void> => {
  server = await startLoopback(games, {
    limits: { ...LIMITS, ...limits },
    surroundings: readConfig(env).surroundings,
  });
};

describe('a connection', () => {
  it('that says nothing is closed', async () => {
    await start({ requestMs: SHORT_MS });
    await readToTheEnd(await openRaw(server.url));
  });

  it('that does not finish its headers is closed', async () => {
    await start({ requestMs: SHORT_MS });
    const socket = await openRaw(server.url);
    socket.write('GET /api/me HTTP/1.1\r\nHost: here\r\n');
    expect(parseAnswer(await readToTheEnd(socket))).toMatchObject({
      status: 408,
      body: { error: { code: 'too-slow' } },
    });
  });

  it('that does not finish its body is closed', async () => {
    await start({ requestMs: SHORT_MS });
    const socket = await openRaw(server.url);
    const head = ['POST /api/tables HTTP/1.1', 'Host: here', 'Content-Type: application/json'];
    socket.write(`${head.join('\r\n')}\r\nContent-Length: 1000\r\n\r\n{"game":`);
    expect(parseAnswer(await readToTheEnd(socket))).toMatchObject({
      status: 408,
      body: { error: { code: 'too-slow' } },
    });
  });

  it('that is left open after an answer is closed', async () => {
    await start({ idleMs: SHORT_MS });
    const socket = await openRaw(server.url);
    socket.write('GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n');
    expect(await readToTheEnd(socket)).toContain('HTTP/1.1 200 OK');
  });
});

describe('connections', () => {
  /** Refused or not is known once an answer has come. */
  const isServed = async (socket: Socket): Promise<number> => {
    socket.write('GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n');
    const [chunk] = await once(socket, 'data');
    return Number(String(chunk).split(' ')[1]);
  };

  it('from one address are limited, and closing one makes room', async () => {
    await start({ connectionsPerAddress: 2 });
    const [first, second] = [await openRaw(server.url), await openRaw(server.url)];
    expect([await isServed(first), await isServed(second)]).toEqual([200, 200]);
    expect(parseAnswer(await readToTheEnd(await openRaw(server.url)))).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many-connections' } },
    });
    first.destroy();
    await expect
      .poll(async () => {
        const again = await openRaw(server.url);
        const status = await isServed(again);
        again.destroy();
        return status;
      })
      .toBe(200);
    second.destroy();
  });

  it('through a trusted proxy are limited in all only', async () => {
    await start({ connections: 3, connectionsPerAddress: 1 }, { TRUST_PROXY: 'loopback' });
    const open = [await openRaw(server.url), await openRaw(server.url), await openRaw(server.url)];
    for (const socket of open) expect(await isServed(socket)).toBe(200);
    expect(parseAnswer(await readToTheEnd(await openRaw(server.url)))).toMatchObject({
      status: 503,
      body: { error: { code: 'server-full' } },
    });
    for (const socket of open) socket.destroy();
  });
});

describe('a socket', () => {
  const codeOf = async (socket: WebSocket): Promise<number> => {
    const [code] = await once(socket, 'close');
    return code;
  };

  it('that never says anything is closed', async () => {
    await start({ firstMessageMs: SHORT_MS });
    const ann = createVisitor(server.url);
    await ann.request('GET', '/api/me');
    expect(await codeOf((await ann.connect()).socket)).toBe(1008);
  });

  it('that has said something may then be silent', async () => {
    await start({ firstMessageMs: SHORT_MS });
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    for (const who of [ann, bob]) await who.request('GET', '/api/me');
    const talks = await ann.connect();
    talks.send({ type: 'ping' });
    const silent = await bob.connect();
    await codeOf(silent.socket);
    expect(talks.socket.readyState).toBe(WebSocket.OPEN);
    await talks.close();
  });

  it('that does not answer pings is closed', async () => {
    await start({ heartbeatMs: SHORT_MS });
    const answer = await fetch(`${server.url}/api/me`);
    const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, {
      headers: { cookie },
      autoPong: false,
    });
    await once(socket, 'open');
    socket.send('{"type":"ping"}');
    expect(await codeOf(socket)).toBe(1006);
  });

  it('is one of a few also when many are opened at once', async () => {
    await start({ sockets: 2 });
    const ann = createVisitor(server.url);
    await ann.request('GET', '/api/me');
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const line = await ann.connect().catch(() => undefined);
        line?.send({ type: 'ping' });
        return await line?.next('pong').catch(() => undefined);
      }),
    );
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(2);
  });

  it('is one of a few that a person may have open', async () => {
    await start({ sockets: 2 });
    const ann = createVisitor(server.url);
    await ann.request('GET', '/api/me');
    const first = await ann.connect();
    const second = await ann.connect();
    await expect(ann.connect()).rejects.toThrow('429');
    const bob = createVisitor(server.url);
    await bob.request('GET', '/api/me');
    await (await bob.connect()).close();
    await first.close();
    await expect
      .poll(() =>
        ann.connect().then(
          (line) => line.close().then(() => 'open'),
          () => 'refused',
        ),
      )
      .toBe('open');
    await second.close();
  });
});
