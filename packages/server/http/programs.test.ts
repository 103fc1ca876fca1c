/** What an access token opens, what it does not, and how it ends. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { ServerProblem } from '@three-spires/client';
import type { NewTokenAnswer, Programs } from '@three-spires/session/protocol';
import { toyGame } from '@three-spires/table/toy-game';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../settings/limits.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createProgram } from '../testing/program.ts';
import { createVisitor } from '../testing/visitor.ts';

const TABLE = { game: 'toy', setup: { players: 2, rounds: 3 } };
let server: Loopback;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino(
    { level: 'trace' },
    new Writable({
      write(line, _, done) {
        logged.push(String(line));
        done();
      },
    }),
  );
  server = await startLoopback([{ game: toyGame }], { log });
});
afterAll(() => server.close());

/** The problem with which a promise fails. */
const problemIn = async (work: Promise<unknown>): Promise<ServerProblem> => {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ServerProblem) return failure;
  throw failure ?? new Error('It was allowed.');
};

const fetchWith = (secret: string, route: string, more: RequestInit = {}): Promise<Response> =>
  fetch(server.url + route, { ...more, headers: { ...more.headers, authorization: `Bearer ${secret}` } });

describe('an access token', () => {
  it('is shown once, and kept only as a hash', async () => {
    const owner = createVisitor(server.url);
    const { secret } = await createProgram(server.url, { owner });
    const { body } = await owner.request<Programs>('GET', '/api/me/programs');
    expect(body.tokens).toMatchObject([{ name: 'a test', scopes: ['read', 'play', 'challenge'] }]);
    expect(JSON.stringify(body)).not.toContain(secret);
    const files = readdirSync(server.dataDir).map((file) => readFileSync(path.join(server.dataDir, file)));
    expect(files.length).toBeGreaterThan(0);
    for (const content of files) expect(content.includes(secret)).toBe(false);
  });

  it('never gets into the log, whatever is asked with it', async () => {
    const { secret, client } = await createProgram(server.url);
    await client.ask('listTables');
    await fetchWith(secret, '/api/tables/none');
    await fetchWith(secret, '/api/me/passkeys/options', { method: 'POST' });
    await fetchWith(secret, '/api/nothing');
    await fetchWith(`${secret}x`, '/api/tables');
    expect(logged.join('')).not.toContain(secret);
  });

  it('opens calls of its scopes, and every token reads', async () => {
    const { client } = await createProgram(server.url, { scopes: ['read'] });
    expect(await client.ask('listTables')).toEqual({ tables: [] });
    const opening = client.ask('openTable', { ...TABLE, seats: [{ holder: 'me' }, { holder: 'open' }] });
    expect(await problemIn(opening)).toMatchObject({
      status: 403,
      code: 'missing-scope',
      message: 'This needs an access token with the scope "challenge".',
    });
    const player = await createProgram(server.url, { scopes: ['play'] });
    expect(await player.client.ask('me')).toMatchObject({ id: player.person });
    expect(await problemIn(client.ask('move', { table: 'none', move: 0 }))).toMatchObject({
      code: 'missing-scope',
    });
  });

  it('opens the socket with the scope to play alone', async () => {
    const { secret, owner } = await createProgram(server.url, { scopes: ['read', 'challenge'] });
    await expect(owner.connect({ authorization: `Bearer ${secret}` })).rejects.toThrow('403');
    const player = await createProgram(server.url, { scopes: ['play'], owner });
    await (await owner.connect({ authorization: `Bearer ${player.secret}` })).close();
  });

  it.each([
    ['GET', '/api/me/account'],
    ['GET', '/api/me/programs'],
    ['POST', '/api/me/tokens'],
    ['POST', '/api/me/bots'],
    ['PATCH', '/api/me'],
    ['DELETE', '/api/me'],
    ['POST', '/api/sign-out'],
    ['GET', '/api/me/export'],
    ['GET', '/api/notices'],
  ])('does not open %s %s, which is for people', async (method, route) => {
    const { secret } = await createProgram(server.url);
    const sent = {
      '/api/me/tokens': { name: 'more', scopes: ['read'] },
      '/api/me/bots': { name: 'more' },
      '/api/me': { name: 'Other' },
    }[route];
    const answer = await fetchWith(secret, route, {
      method,
      ...(method === 'GET'
        ? {}
        : { body: JSON.stringify(sent ?? {}), headers: { 'content-type': 'application/json' } }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'not-for-programs' });
  });

  it('that is unknown is told so, also beside a valid cookie', async () => {
    const answer = await fetchWith('spires_unknown', '/api/tables');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toEqual({
      type: 'urn:three-spires:unknown-token',
      title: 'Unauthorized',
      status: 401,
      detail: 'This access token is not known here. It may have been ended.',
      code: 'unknown-token',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('ends at once, with its sockets', async () => {
    const { client, token, owner, secret } = await createProgram(server.url);
    const line = await createVisitor(server.url).connect({ authorization: `Bearer ${secret}` });
    const closed = new Promise((resolve) => line.socket.once('close', resolve));
    const { body } = await owner.request<Programs>('DELETE', `/api/me/tokens/${token}`);
    expect(body.tokens).toEqual([]);
    expect(await problemIn(client.ask('listTables'))).toMatchObject({ code: 'unknown-token' });
    expect(await closed).toBe(1001);
    const again = await owner.request('DELETE', `/api/me/tokens/${token}`);
    expect(again.body).toMatchObject({ error: { code: 'no-such-token' } });
  });

  it('of another person cannot be ended', async () => {
    const { token, client } = await createProgram(server.url);
    const eve = createVisitor(server.url);
    await eve.request('GET', '/api/me');
    expect((await eve.request('DELETE', `/api/me/tokens/${token}`)).status).toBe(404);
    expect(await client.ask('listTables')).toEqual({ tables: [] });
  });

  it('is one of 20 at most', async () => {
    const owner = createVisitor(server.url);
    for (let count = 0; count < 20; count++) await createProgram(server.url, { owner });
    const wanted = { name: 'one more', scopes: ['read'] };
    expect(await owner.request('POST', '/api/me/tokens', wanted)).toMatchObject({
      status: 409,
      body: { error: { code: 'too-many-tokens' } },
    });
  });

  it.each([
    [{ name: '', scopes: ['read'] }, 'name'],
    [{ name: 'x'.repeat(41), scopes: ['read'] }, 'name'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', scopes: ['everything'] }, 'scopes.0'],
  ])('is refused with bad fields: %j', async (wanted, field) => {
    const owner = createVisitor(server.url);
    const { status, body } = await owner.request('POST', '/api/me/tokens', wanted);
    expect([status, body]).toMatchObject([400, { error: { code: 'bad-request', field } }]);
  });
});

describe('a bot account', () => {
  it('is marked wherever its name is shown, and cannot lose the mark', async () => {
    const bot = await createProgram(server.url, { bot: 'Ann' });
    expect(await bot.client.ask('me')).toMatchObject({ name: 'Ann (bot)', bot: true });
    const { table } = await bot.client.ask('openTable', {
      ...TABLE,
      seats: [{ holder: 'me' }, { holder: 'open' }],
      listed: true,
    });
    const { picture } = await bot.client.ask('picture', { table });
    expect(picture.seats[0]?.name).toBe('Ann (bot)');
    const { seats, host } = await bot.client.ask('lookAtTable', { table });
    expect([seats[0]?.name, host]).toEqual(['Ann (bot)', 'Ann (bot)']);
  });

  it('has a name that no person can take', async () => {
    const eve = createVisitor(server.url);
    await eve.request('GET', '/api/me');
    for (const name of ['Ann (bot)', 'Ann (BOT) '])
      expect(await eve.request('PATCH', '/api/me', { name })).toMatchObject({
        status: 400,
        body: { error: { code: 'bot-name' } },
      });
  });

  it('ends with its tokens and seats, also when its owner is deleted', async () => {
    const bot = await createProgram(server.url, { bot: 'Ann' });
    const guest = createVisitor(server.url);
    const { table, invite } = await guest.openTable('toy', TABLE.setup, ['me', 'open']);
    await bot.client.ask('claimSeat', { table, invite });
    const { body: me } = await bot.owner.request<{ readonly name: string }>('GET', '/api/me');
    expect((await bot.owner.request('DELETE', '/api/me', { name: me.name })).status).toBe(200);
    expect(await problemIn(bot.client.ask('me'))).toMatchObject({ code: 'unknown-token' });
    const { body } = await guest.request('GET', `/api/tables/${table}`);
    expect(body).toMatchObject({ seats: [{ mine: true }, { open: true }] });
  });

  it('belongs to one person, who may have five', async () => {
    const { owner, person } = await createProgram(server.url, { bot: 'One' });
    const eve = createVisitor(server.url);
    const token = { name: 'mine now', scopes: ['play'], bot: person };
    expect(await eve.request<NewTokenAnswer>('POST', '/api/me/tokens', token)).toMatchObject({ status: 404 });
    for (const name of ['Two', 'Three', 'Four', 'Five'])
      await owner.request('POST', '/api/me/bots', { name });
    expect(await owner.request('POST', '/api/me/bots', { name: 'Six' })).toMatchObject({
      status: 409,
      body: { error: { code: 'too-many-bots' } },
    });
    const { body } = await owner.request<Programs>('DELETE', `/api/me/bots/${person}`);
    expect(body).toMatchObject({ bots: { length: 4 }, tokens: [] });
  });
});

describe('a program that floods', () => {
  it('learns from the headers how much is left, and when to come back', async () => {
    const limits = { ...LIMITS, requests: { burst: 20, perSecond: 0.5 } };
    const small = await startLoopback([{ game: toyGame }], { limits });
    try {
      const { secret } = await createProgram(small.url);
      const ask = () => fetch(`${small.url}/api/tables`, { headers: { authorization: `Bearer ${secret}` } });
      const first = await ask();
      expect(first.headers.get('ratelimit-limit')).toBe('20');
      const left = Number(first.headers.get('ratelimit-remaining'));
      expect(left).toBeLessThan(20);
      for (let count = 0; count < left; count++) expect((await ask()).status).toBe(200);
      const refused = await ask();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('ratelimit-remaining')).toBe('0');
      expect(await refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    } finally {
      await small.close();
    }
  });

  it('with moves is stopped with the time to wait', async () => {
    const limits = { ...LIMITS, moves: { burst: 2, perSecond: 0.5 } };
    const small = await startLoopback([{ game: toyGame }], { limits });
    try {
      const { client, secret } = await createProgram(small.url);
      const { table } = await client.ask('openTable', {
        ...TABLE,
        setup: { players: 1, rounds: 9 },
        seats: [{ holder: 'me' }],
      });
      const move = () =>
        fetch(`${small.url}/api/tables/${table}/moves`, {
          method: 'POST',
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
          body: JSON.stringify({ move: 999_999 }),
        });
      for (let count = 0; count < 2; count++) expect((await move()).status).toBe(409);
      const refused = await move();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ code: 'too-many-moves' });
    } finally {
      await small.close();
    }
  });
});
