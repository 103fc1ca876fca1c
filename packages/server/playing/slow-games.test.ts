import type { TableSummary } from '@three-spires/session/protocol';
import { toyDraw, toyEnd, toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTime } from '../settings/system-time.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const DAY_MS = 24 * 3600 * 1000;
const PATIENCE = { timeout: 30_000, interval: 20 };

/** The toy game as one that people play together: no one gives up. */
const { concession: _, ...rest } = toyGame;
const together = { ...rest, id: 'together' };

let server: Loopback;
let ann: Visitor;
let bob: Visitor;
let days: number;

beforeEach(async () => {
  days = 0;
  const time = {
    date: () => Date.now() + days * DAY_MS,
    elapsed: () => performance.now() + days * DAY_MS,
    // What the server does every half minute, it does at once.
    after: (ms: number, call: () => void) => systemTime.after(Math.min(ms, 100), call),
  };
  server = await startLoopback([{ game: toyGame }, { game: together }], { time });
  [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
  for (const who of [ann, bob]) await who.request('GET', '/api/me');
});
afterEach(() => server.close());

const begin = async (game: string): Promise<string> => {
  const clock = { days: 2 } as const;
  const { table, invite } = await ann.openTable(game, { players: 2, rounds: 9 }, ['me', 'open'], { clock });
  expect((await bob.request('POST', `/api/tables/${table}/seats`, { invite })).status).toBe(200);
  return table;
};

const move = async (who: Visitor, table: string, seat: number, made: number): Promise<void> => {
  const line = await who.connect();
  const answer = await line.ask({ type: 'move', command: nanoid(), table, seat, move: made });
  expect(answer).toMatchObject({ type: 'accepted' });
  await line.close();
};

/** The connections that `fetch` has kept open are of no use to the next server. */
const restart = async (): Promise<void> => {
  await server.restart();
  const isThere = (): Promise<boolean> =>
    fetch(`${server.url}/api/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere, PATIENCE).toBe(true);
};

const summary = async (table: string): Promise<TableSummary> =>
  (await ann.request<TableSummary>('GET', `/api/tables/${table}`)).body;

/** The days that a seat has left, to the hour; undefined where it has not to decide. */
const left = async (table: string, seat: number): Promise<number | undefined> => {
  const due = (await summary(table)).seats[seat]?.dueAt;
  return due === undefined ? undefined : Math.round(((due - Date.now()) / DAY_MS - days) * 24) / 24;
};

describe('days per move', () => {
  it('are named where a clock is none that there is', async () => {
    const seats = [{ holder: 'me' }, { holder: 'open' }];
    const wanted = { game: toyGame.id, setup: { players: 2, rounds: 9 }, seats, clock: { days: 5 } };
    const { status, body } = await ann.request('POST', '/api/tables', wanted);
    expect(status).toBe(400);
    const text = 'clock: 10 to 7200 seconds and an increment of 0 to 120, or 1, 2, 3, 7 days';
    expect(body).toMatchObject({ error: { text, field: 'clock' } });
  });

  it('are there again after each move, and for those who wait', async () => {
    const table = await begin('toy');
    expect((await summary(table)).slow).toEqual({ days: 2, late: 'loses' });
    days = 1;
    expect([await left(table, 0), await left(table, 1)]).toEqual([1, 1]);
    await move(ann, table, 0, toyDraw);
    expect([await left(table, 0), await left(table, 1)]).toEqual([2, 1]);
    await move(bob, table, 1, toyEnd);
    expect(await left(table, 1)).toBeUndefined();
    days = 2.5;
    await move(ann, table, 0, toyEnd);
    expect([await left(table, 0), await left(table, 1)]).toEqual([2, 2]);
  });

  it('end a duel when they are over, though the table is not in memory and the server was away', async () => {
    const table = await begin('toy');
    await move(bob, table, 1, toyEnd);
    await restart();
    days = 1.9;
    expect((await summary(table)).status).toBe('playing');
    days = 2.1;
    await expect.poll(async () => (await summary(table)).status, PATIENCE).toBe('finished');
    expect((await summary(table)).seq).toBe(2);
  });

  it('hand a seat to a bot where all play together, until its player is back', async () => {
    const table = await begin('together');
    expect((await summary(table)).slow).toEqual({ days: 2, late: 'bot' });
    await move(bob, table, 1, toyEnd);
    await restart();
    const back = `/api/tables/${table}/seats/0/back`;
    expect((await ann.request('POST', back)).status).toBe(409);
    days = 2.1;
    // The bot plays Ann's seat from now on, so the round ends and it is Bob's turn again.
    await expect.poll(async () => (await summary(table)).seats[1]?.deciding, PATIENCE).toBe(true);
    expect((await summary(table)).seats[0]).toMatchObject({ mine: true });
    await move(bob, table, 1, toyEnd);
    await expect.poll(async () => (await summary(table)).seats[1]?.deciding, PATIENCE).toBe(true);

    expect((await bob.request('POST', back)).status).toBe(403);
    expect((await ann.request('POST', back)).status).toBe(200);
    await move(bob, table, 1, toyEnd);
    const { seq } = await summary(table);
    await restart();
    expect(await left(table, 0)).toBe(2);
    await move(ann, table, 0, toyEnd);
    expect((await summary(table)).seq).toBe(seq + 1);
  });

  it('are the only time that is counted where all play together', async () => {
    const clock = { seconds: 60, increment: 0 };
    const seats = [{ holder: 'me' }, { holder: 'open' }];
    const body = { game: 'together', setup: { players: 2, rounds: 9 }, seats, clock };
    expect((await ann.request('POST', '/api/tables', body)).status).toBe(400);
    for (const wrong of [{ days: 4 }, { days: 1, seconds: 60, increment: 0 }])
      expect((await ann.request('POST', '/api/tables', { ...body, clock: wrong })).status).toBe(400);
  });
});
