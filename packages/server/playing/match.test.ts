import path from 'node:path';
import type { ErrorAnswer, NewTableAnswer, TableSummary } from '@three-spires/session/protocol';
import { toyConcede, toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback([{ game: toyGame }]);
});
afterAll(() => server.close());

type Rivals = { table: string; people: readonly [Visitor, Visitor]; lines: readonly [Line, Line] };

const sitDown = async (extras: object): Promise<Rivals> => {
  const people = [createVisitor(server.url), createVisitor(server.url)] as const;
  const { body } = await people[0].request<NewTableAnswer>('POST', '/api/tables', {
    game: 'toy',
    setup: { players: 2, rounds: 3 },
    seats: [{ holder: 'me' }, { holder: 'open' }],
    ...extras,
  });
  const { table, invite } = body;
  await people[1].request('POST', `/api/tables/${table}/seats`, { invite });
  return { table, people, lines: [await people[0].connect(), await people[1].connect()] };
};

const concede = (line: Line, table: string, seat: number) =>
  line.ask({ type: 'move', command: nanoid(), table, seat, move: toyConcede });
const next = (who: Visitor, table: string) =>
  who.request<NewTableAnswer & ErrorAnswer>('POST', `/api/tables/${table}/next`);

describe('a match', () => {
  it('goes on at another table, which is opened once, until it is decided', async () => {
    const { table, people, lines } = await sitDown({ match: { best: 3 } });
    expect((await next(people[0], table)).body.error.code).toBe('still-played');
    await concede(lines[1], table, 1);
    expect((await next(createVisitor(server.url), table)).status).toBe(403);
    lines[0].send({ type: 'watch', table });
    const shown = await lines[0].next('picture');
    expect(shown.picture.match).toEqual({ best: 3, number: 1, wins: [1, 0] });

    const opened = await Promise.all([next(people[0], table), next(people[1], table)]);
    const second = opened[0].body.table;
    expect(opened[1].body.table).toBe(second);
    await lines[0].next('picture', ({ picture }) => picture.next === second);
    const { body } = await people[1].request<TableSummary>('GET', `/api/tables/${second}`);
    expect(body).toMatchObject({
      match: { best: 3, number: 2, wins: [1, 0] },
      // The toy game writes down who has lost in its own way.
      setup: { players: 2, rounds: 4 },
      seats: [{ mine: false }, { mine: true }],
    });

    const rematch = (at: string) =>
      people[0].request<NewTableAnswer & ErrorAnswer>('POST', `/api/tables/${at}/rematch`);
    expect((await rematch(table)).body.error.code).toBe('match-goes-on');

    await server.restart();
    const again = await people[1].connect();
    await concede(again, second, 1);
    again.send({ type: 'watch', table: second });
    const end = await again.next('picture');
    expect(end.picture.match).toEqual({ best: 3, number: 2, wins: [2, 0], result: { winner: 0 } });
    expect((await next(people[0], second)).body.error.code).toBe('match-over');
    const whole = (await rematch(second)).body.table;
    const { body: reloaded } = await people[1].request<TableSummary>('GET', `/api/tables/${whole}`);
    expect(reloaded.match).toEqual({ best: 3, number: 1, wins: [0, 0] });
    again.send({ type: 'watch', table });
    const first = await again.next('picture', (message) => message.table === table);
    expect(first.picture.next).toBe(second);
  });
});

describe('a clock', () => {
  it('is shown, and survives a restart', async () => {
    const { table, people, lines } = await sitDown({ clock: { seconds: 600, increment: 10 } });
    lines[0].send({ type: 'watch', table });
    const { picture } = await lines[0].next('picture');
    expect(picture.clock).toMatchObject({ settings: { seconds: 600, increment: 10 }, running: [0, 1] });
    await server.restart();
    const again = await people[0].connect();
    again.send({ type: 'watch', table });
    const later = (await again.next('picture')).picture.clock?.left[0] ?? 0;
    expect(later).toBeLessThanOrEqual(picture.clock?.left[0] ?? 0);
    expect(later).toBeGreaterThan(0);
  });

  it('ends the game for the player who has no time left', async () => {
    const { table, people } = await sitDown({ clock: { seconds: 600, increment: 10 } });
    const store = await openSqliteStore(path.join(server.dataDir, 'three-spires.db'));
    const stored = await store.tableById(table);
    if (stored?.clock === undefined) throw new Error('no clock');
    await store.saveClock(table, { ...stored.clock, left: [500_000, 1] }, stored.lastSeq);
    await store.close();
    await server.restart();
    const line = await people[1].connect();
    line.send({ type: 'watch', table });
    const { picture } = await line.next('picture', (message) => message.picture.outcome !== undefined);
    expect(picture.outcome).toMatchObject({ winners: [0], reason: 'conceded' });
    expect(picture.clock?.running).toEqual([]);
  });
});
