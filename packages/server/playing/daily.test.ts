/** The climb of a day: the same for everyone, so nobody practises it before it counts. */
import type { DailyAnswer, ErrorAnswer, HistoryAnswer, NewTableAnswer } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor } from '../testing/visitor.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES, { time: { date: () => now } });
});
afterAll(() => server.close());

const DAY_MS = 24 * 3600 * 1000;
const NOON = Date.UTC(2026, 10, 18, 12);
let now = NOON;

it('opens a Daily Climb on its day only, without free undo, hints or branches while it counts', async () => {
  const visitor = createVisitor(server.url);
  const dayIn = (days: number): string => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);
  const open = (daily: string, more: object = {}) =>
    visitor.request<NewTableAnswer & ErrorAnswer>('POST', '/api/tables', {
      game: 'slay-the-spire',
      setup: { characters: ['Silent'], climb: { daily } },
      seats: [{ holder: 'me' }],
      ...more,
    });
  const hintsAt = async (table: string): Promise<boolean> => {
    const line = await visitor.connect();
    line.send({ type: 'watch', table });
    const { picture } = await line.next('picture');
    await line.close();
    return picture.hints === true;
  };
  for (const more of [{}, { freeUndo: true }, { seed: 'mine' }])
    for (const days of [1, 400]) expect((await open(dayIn(days), more)).body.error.code).toBe('no-such-day');
  expect((await open(dayIn(0), { freeUndo: true })).body.error.code).toBe('day-counts');

  const today = (await open(dayIn(0), { hints: 'on' })).body.table;
  expect(await hintsAt(today)).toBe(false);
  const yesterday = (await open(dayIn(-1), { freeUndo: true })).body.table;
  expect(await hintsAt(yesterday)).toBe(true);

  const branch = (table: string) =>
    visitor.request<ErrorAnswer>('POST', `/api/tables/${table}/branches`, { seq: 0 });
  expect((await branch(yesterday)).status).toBe(201);
  const line = await visitor.connect();
  await line.ask({ type: 'giveUp', command: nanoid(), table: today, seat: 0 });
  await line.close();
  expect((await branch(today)).body.error).toMatchObject({ code: 'day-counts' });
});

it('lists what was finished on the day itself: later the climb can be practised', async () => {
  const finish = async (endsAt: number): Promise<boolean> => {
    now = NOON;
    const visitor = createVisitor(server.url);
    const { table } = (
      await visitor.request<NewTableAnswer>('POST', '/api/tables', {
        game: 'slay-the-spire',
        setup: { characters: ['Silent'], climb: { daily: '2026-11-18' } },
        seats: [{ holder: 'me' }],
      })
    ).body;
    now = endsAt;
    const line = await visitor.connect();
    line.send({ type: 'watch', table });
    await line.next('picture');
    await line.ask({ type: 'giveUp', command: nanoid(), table, seat: 0 });
    await line.close();
    await expect
      .poll(async () => (await visitor.request<HistoryAnswer>('GET', '/api/history')).body.total)
      .toBe(1);
    const day = await visitor.request<DailyAnswer>('GET', '/api/daily/slay-the-spire?day=2026-11-18');
    return day.body.yours !== undefined;
  };
  expect(await finish(NOON + DAY_MS / 2 - 1)).toBe(true);
  expect(await finish(NOON + DAY_MS / 2)).toBe(false);
});
