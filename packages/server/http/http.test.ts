import path from 'node:path';
import { perMinute } from '@three-spires/session';
import type {
  ErrorAnswer,
  Me,
  NewTableAnswer,
  TableList,
  TableSummary,
} from '@three-spires/session/protocol';
import { toyGame } from '@three-spires/table/toy-game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstName } from '../identity/first-name.ts';
import { LIMITS } from '../settings/limits.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type HttpAnswer } from '../testing/visitor.ts';

const games = [{ game: toyGame }];
const setup = { players: 2, rounds: 3 };
const seats = [{ holder: 'me' }, { holder: 'open' }];

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(games);
});
afterAll(() => server.close());

const errorOf = ({ status, body }: HttpAnswer): unknown => ({ status, ...(body as ErrorAnswer).error });

describe('identity', () => {
  it('is made on the first visit and kept', async () => {
    const ann = createVisitor(server.url);
    const first = await ann.request<Me>('GET', '/api/me');
    expect(first.body.name).toMatch(/^Guest [1-9]\d{3}$/);
    expect(first.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    const second = await ann.request<Me>('GET', '/api/me');
    expect(second.body.id).toBe(first.body.id);
    expect(second.headers.getSetCookie()).toEqual([]);
  });

  it('has a first name of its own, so that guests at one table can be told apart', async () => {
    const guests = await Promise.all(
      Array.from({ length: 4 }, () => createVisitor(server.url).request<Me>('GET', '/api/me')),
    );
    const names = guests.map(({ body }) => body.name);
    expect(names).toEqual(guests.map(({ body }) => firstName(body.id)));
    expect(new Set(Array.from({ length: 50 }, (_, person) => firstName(`person ${person}`))).size).toBe(50);
  });

  it('is not taken from a cookie that was changed', async () => {
    const ann = createVisitor(server.url);
    const { headers } = await ann.request<Me>('GET', '/api/me');
    const [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
    const changed = cookie.replace(/=(.)/, (_, first) => `=${first === 'x' ? 'y' : 'x'}`);
    const answer = await fetch(`${server.url}/api/me`, { headers: { cookie: changed } });
    expect(answer.headers.getSetCookie()).toHaveLength(1);
  });

  it('can be named', async () => {
    const ann = createVisitor(server.url);
    await ann.request('PATCH', '/api/me', { name: '  Ann ' });
    expect((await ann.request<Me>('GET', '/api/me')).body.name).toBe('Ann');
    const refused = await ann.request('PATCH', '/api/me', { name: '' });
    expect(errorOf(refused)).toMatchObject({ status: 400, code: 'bad-request', field: 'name' });
  });

  it('has a name without what nobody sees, of 40 characters as people count them', async () => {
    const ann = createVisitor(server.url);
    const rename = (name: string) => ann.request<Me>('PATCH', '/api/me', { name });
    expect((await rename('A\u0000n\u202en \u200b Lee')).body.name).toBe('Ann Lee');
    expect((await rename('👨‍👩‍👧‍👦'.repeat(40))).status).toBe(200);
    for (const name of ['\u0000\u202e\u200b', '👨‍👩‍👧‍👦'.repeat(41)])
      expect(errorOf(await rename(name))).toMatchObject({ status: 400, field: 'name' });
  });
});

describe('tables', () => {
  it('are listed for those who sit there, the last changed first', async () => {
    const ann = createVisitor(server.url);
    const bob = createVisitor(server.url);
    await ann.request('PATCH', '/api/me', { name: 'Ann' });
    const { table, invite } = await ann.openTable('toy', setup, ['me', 'open']);
    expect(invite.length).toBeGreaterThan(20);
    expect((await bob.request<TableList>('GET', '/api/tables')).body.tables).toEqual([]);
    await bob.request('POST', `/api/tables/${table}/seats`, { invite });
    const [line] = (await bob.request<TableList>('GET', '/api/tables')).body.tables;
    expect(line).toMatchObject({
      table,
      game: 'toy',
      setup,
      status: 'playing',
      seq: 0,
      seats: [
        { seat: 0, name: 'Ann', open: false, mine: false, deciding: true },
        { seat: 1, name: expect.stringMatching(/^Guest \d{4}$/), open: false, mine: true, deciding: true },
      ],
    });
    const later = await bob.openTable('toy', { ...setup, players: 1 }, ['me']);
    const listed = (await bob.request<TableList>('GET', '/api/tables')).body.tables;
    expect(listed.map((each) => each.table)).toEqual([later.table, table]);
  });

  it('show themselves to seats and invited people only, and never the seed', async () => {
    const ann = createVisitor(server.url);
    const eve = createVisitor(server.url);
    const { table, invite } = await ann.openTable('toy', setup, ['me', 'open']);
    const own = await ann.request<TableSummary>('GET', `/api/tables/${table}`);
    expect(own.body.invite).toBe(invite);
    expect(JSON.stringify(own.body)).not.toContain('seed');
    expect(errorOf(await eve.request('GET', `/api/tables/${table}`))).toMatchObject({
      status: 403,
      code: 'not-invited',
    });
    const invited = await eve.request<TableSummary>('GET', `/api/tables/${table}?invite=${invite}`);
    expect(invited.status).toBe(200);
    expect(invited.body.invite).toBeUndefined();
  });

  it('say what is wrong with a new one', async () => {
    const ann = createVisitor(server.url);
    const open = async (body: unknown): Promise<unknown> =>
      errorOf(await ann.request('POST', '/api/tables', body));
    expect(await open({ game: 'chess', setup, seats })).toEqual({
      status: 400,
      code: 'unknown-game',
      text: 'game: there is no "chess" here, only toy',
      field: 'game',
    });
    expect(await open({ game: 'toy', setup: { players: 7 }, seats })).toMatchObject({
      status: 400,
      code: 'bad-setup',
      text: 'players must be 1 to 4',
      field: 'setup',
    });
    expect(await open({ game: 'toy', setup, seats: [{ holder: 'me' }] })).toMatchObject({
      status: 400,
      code: 'bad-seats',
      text: 'seats: the set-up is for 2, not for 1',
      field: 'seats',
    });
    expect(await open({ game: 'toy', setup, seats: new Array(5).fill({ holder: 'me' }) })).toMatchObject({
      status: 400,
      text: 'seats: Toy is played by 1 to 4, not by 5',
    });
    expect(await open({ game: 'toy', setup, seats: [{ holder: 'you' }] })).toMatchObject({
      status: 400,
      code: 'bad-request',
      field: 'seats.0.holder',
    });
    expect(await open({ game: 'toy', setup, seats: [{ holder: 'open' }] })).toMatchObject({
      code: 'no-seat-for-you',
    });
    expect(await open({ setup, seats })).toMatchObject({ status: 400, field: 'game' });
    expect(await open({ game: 'toy', setup, seats, seed: ' ' })).toMatchObject({
      status: 400,
      field: 'seed',
    });
  });

  it('can be given the seed of their chance, which is told to nobody', async () => {
    const ann = createVisitor(server.url);
    const { body } = await ann.request<NewTableAnswer>('POST', '/api/tables', {
      game: 'toy',
      setup,
      seats,
      seed: 'winter',
    });
    const store = await openSqliteStore(path.join(server.dataDir, 'three-spires.db'));
    expect((await store.tableById(body.table))?.seed).toBe('winter');
    await store.close();
    const summary = await ann.request('GET', `/api/tables/${body.table}`);
    expect(JSON.stringify(summary.body)).not.toContain('winter');
  });
});

describe('seats', () => {
  it('go to the person with the invitation, once', async () => {
    const ann = createVisitor(server.url);
    const bob = createVisitor(server.url);
    const eve = createVisitor(server.url);
    const { table, invite } = await ann.openTable('toy', setup, ['me', 'open']);
    const claim = (person: typeof ann, body: unknown) =>
      person.request('POST', `/api/tables/${table}/seats`, body);
    expect(errorOf(await claim(eve, { invite: 'guess' }))).toMatchObject({
      status: 403,
      code: 'wrong-invite',
    });
    expect(errorOf(await claim(bob, { invite, seat: 9 }))).toMatchObject({
      status: 404,
      code: 'no-such-seat',
    });
    expect(errorOf(await claim(bob, { invite, seat: 0 }))).toMatchObject({ status: 409, code: 'seat-taken' });
    expect(await claim(bob, { invite })).toMatchObject({ status: 200, body: { table, seat: 1 } });
    expect(await claim(bob, { invite })).toMatchObject({ status: 200, body: { table, seat: 1 } });
    expect(errorOf(await claim(eve, { invite }))).toMatchObject({ status: 409, code: 'no-open-seat' });
    const elsewhere = await eve.request('POST', '/api/tables/nowhere/seats', { invite });
    expect(errorOf(elsewhere)).toMatchObject({ status: 404, code: 'no-such-table', field: 'table' });
  });
});

describe('requests from outside', () => {
  it('answer bad and oversized bodies clearly', async () => {
    const ann = createVisitor(server.url);
    const post = async (body: unknown): Promise<unknown> =>
      errorOf(await ann.request('POST', '/api/tables', body));
    expect(await post('{"game":')).toMatchObject({ status: 400, code: 'bad-json' });
    expect(await post('')).toMatchObject({ status: 400, code: 'bad-json' });
    expect(await post(JSON.stringify({ game: 'x'.repeat(70_000) }))).toMatchObject({
      status: 413,
      code: 'body-too-large',
    });
    const form = await fetch(`${server.url}/api/tables`, { method: 'POST', body: 'game=toy' });
    expect(form.status).toBe(415);
  });

  it('are refused from another site', async () => {
    const answer = await fetch(`${server.url}/api/me`, {
      method: 'PATCH',
      headers: { origin: 'http://evil.example', 'content-type': 'application/json' },
      body: '{"name":"Eve"}',
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: 'wrong-origin' } });
  });

  it('find JSON at unknown addresses under /api, and safe headers everywhere', async () => {
    const ann = createVisitor(server.url);
    const lost = await ann.request('GET', '/api/nothing');
    expect(errorOf(lost)).toMatchObject({ status: 404, code: 'not-found' });
    expect(lost.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(lost.headers.get('x-content-type-options')).toBe('nosniff');
    expect(lost.headers.get('referrer-policy')).toBe('same-origin');
    expect((await ann.request('GET', '/api/health')).body).toEqual({ ok: true });
  });

  it('are limited for each address', async () => {
    const strict = await startLoopback(games, { limits: { ...LIMITS, requests: perMinute(5) } });
    const ann = createVisitor(strict.url);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await ann.request('GET', '/api/me')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(errorOf(await ann.request('GET', '/api/me'))).toMatchObject({ code: 'too-many-requests' });
    await strict.close();
  });
});
