/** Who may know what at a table: left seats, clocks, chosen seeds and games that count for nothing. */
import path from 'node:path';
import type { AnyGame } from '@three-spires/kernel';
import type { ErrorAnswer, NewTableAnswer, NewTableBody, TableSummary } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { toyDraw, toyEnd, toyGame, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

/** The toy game played against each other. */
const TWO_KEEPERS: AnyGame = { ...toyGame, id: 'toy-duel', rivals: true };
const SETUP = { players: 2, rounds: 3 };

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback([{ game: toyGame }, { game: TWO_KEEPERS }], {
    bots: {
      levelsOf: (game) => (game === TWO_KEEPERS.id ? ['adept'] : []),
      think: async () => ({ move: toyEnd }),
      adviserOf: () => undefined,
      raterOf: () => undefined,
      rate: async () => [],
      advise: async () => [],
      close: async () => undefined,
    },
  });
});
afterAll(() => server.close());

type Table = { readonly table: string; readonly invite: string };

const visitors = (): readonly [Visitor, Visitor, Visitor] => [
  createVisitor(server.url),
  createVisitor(server.url),
  createVisitor(server.url),
];

const take = (who: Visitor, { table, invite }: Table, seat: number) =>
  who.request<ErrorAnswer>('POST', `/api/tables/${table}/seats`, { invite, seat });
const leave = (who: Visitor, { table }: Table, seat: number) =>
  who.request('DELETE', `/api/tables/${table}/seats/${seat}`);
const summary = async (who: Visitor, { table, invite }: Table): Promise<TableSummary> =>
  (await who.request<TableSummary>('GET', `/api/tables/${table}?invite=${invite}`)).body;

const look = async (who: Visitor, { table, invite }: Table): Promise<Picture> => {
  await who.request('GET', '/api/me');
  const line = await who.connect();
  line.send({ type: 'watch', table, invite });
  const { picture } = await line.next('picture');
  await line.close();
  return picture;
};

/** The server again on the same data; a new socket shows that the old connections are gone. */
const restart = async (who: Visitor): Promise<void> => {
  await server.restart();
  await (await who.connect()).close();
};

/** Ann sits in seat 0, Bob in seat 1. */
const sitDown = async (game: string, more: Partial<NewTableBody> = {}) => {
  const [ann, bob, eve] = visitors();
  const table = await ann.openTable(game, SETUP, ['me', 'open'], more);
  expect((await take(bob, table, 1)).status).toBe(200);
  return { ann, bob, eve, table };
};

describe('a seat that was left among rivals', () => {
  it('waits for the person who left it, and is not for an opponent under any name', async () => {
    const { ann, bob, eve, table } = await sitDown(TWO_KEEPERS.id);
    await leave(bob, table, 1);
    const refused = await take(ann, table, 1);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'hand-seen']);
    expect((await summary(ann, table)).seats[1]).toMatchObject({ open: true, barred: true });
    expect((await summary(bob, table)).seats[1]).not.toHaveProperty('barred');
    expect((await take(bob, table, 1)).status).toBe(200);
    await leave(bob, table, 1);
    // Eve may be Ann in another browser: she would see the hand, and give the seat back to Bob.
    await look(eve, table);
    expect((await take(eve, table, 1)).body.error.code).toBe('hand-seen');
    expect((await summary(eve, table)).seats[1]).toMatchObject({ open: true, barred: true });
    expect((await take(bob, table, 1)).status).toBe(200);
  });

  it('is not for an opponent who has left a seat as well, also after a restart', async () => {
    const { ann, bob, table } = await sitDown(TWO_KEEPERS.id);
    await leave(ann, table, 0);
    await leave(bob, table, 1);
    await restart(ann);
    expect((await take(ann, table, 1)).status).toBe(403);
    expect((await take(bob, table, 0)).status).toBe(403);
    expect((await take(ann, table, 0)).status).toBe(200);
  });

  it('is not for a second person when one person has held both, who may take it again', async () => {
    const [ann, bob] = visitors();
    const table = await ann.openTable(TWO_KEEPERS.id, SETUP, ['me', 'me']);
    await leave(ann, table, 1);
    expect((await take(bob, table, 1)).status).toBe(403);
    expect((await take(ann, table, 1)).status).toBe(200);
  });

  it('stays closed to the opponent in the next game of the match', async () => {
    const { ann, bob, table } = await sitDown(TWO_KEEPERS.id, { match: { best: 3 } });
    await leave(bob, table, 1);
    const line = await ann.connect();
    const concede = { type: 'move', command: nanoid(), table: table.table, seat: 0 } as const;
    await line.ask({ ...concede, move: TWO_KEEPERS.concession ?? 0 });
    const next = await ann.request<NewTableAnswer>('POST', `/api/tables/${table.table}/next`);
    expect((await take(ann, next.body, 1)).status).toBe(403);
    expect((await take(bob, next.body, 1)).status).toBe(200);
  });

  it('can be given to a bot by those who sit there, and only where the game has bots', async () => {
    const { ann, bob, eve, table } = await sitDown(TWO_KEEPERS.id);
    const offer = (who: Visitor, seat: number, at = table) =>
      who.request<ErrorAnswer>('POST', `/api/tables/${at.table}/seats/${seat}/bot`, {});
    expect((await offer(ann, 1)).body.error.code).toBe('seat-taken');
    await leave(bob, table, 1);
    expect((await offer(eve, 1)).body.error.code).toBe('not-seated');
    expect((await offer(ann, 5)).body.error.code).toBe('no-such-seat');
    expect((await offer(ann, 1)).status).toBe(200);
    const line = await ann.connect();
    line.send({ type: 'watch', table: table.table });
    const { picture } = await line.next('picture', ({ seq }) => seq === 1);
    expect(picture).toMatchObject({ deciding: [0], seats: [{ mine: true }, { bot: 'adept' }] });
    expect((await take(bob, table, 1)).body.error.code).toBe('seat-taken');
    const without = await sitDown(toyGame.id);
    await leave(without.bob, without.table, 1);
    expect((await offer(without.ann, 1, without.table)).body.error.code).toBe('no-such-bot');
  });
});

it('leaves the seats of a game that all play together to anybody', async () => {
  const { ann, bob, table } = await sitDown(toyGame.id);
  await leave(bob, table, 1);
  expect((await summary(ann, table)).seats[1]).not.toHaveProperty('barred');
  expect((await take(ann, table, 1)).status).toBe(200);
});

describe('a clock', () => {
  it('runs on while its seat is empty, and leaving gains nothing (H4)', async () => {
    const { ann, table } = await sitDown(TWO_KEEPERS.id, { clock: { seconds: 600, increment: 120 } });
    for (let turn = 0; turn < 3; turn++) {
      await leave(ann, table, 0);
      const { clock } = await look(ann, table);
      expect(clock?.running).toContain(0);
      await take(ann, table, 0);
    }
    const { clock } = await look(ann, table);
    expect(clock?.left[0]).toBeLessThan(600_000);
  });

  it('runs out in an empty seat, and the game is over', async () => {
    const { ann, bob, table } = await sitDown(TWO_KEEPERS.id, { clock: { seconds: 10, increment: 0 } });
    const line = await bob.connect();
    // Bob has ended his turn, so only Ann's clock runs.
    await line.ask({ type: 'move', command: nanoid(), table: table.table, seat: 1, move: toyEnd });
    await leave(ann, table, 0);
    await server.restart();
    const store = await openSqliteStore(path.join(server.dataDir, 'three-spires.db'));
    const stored = await store.tableById(table.table);
    if (stored?.clock === undefined) throw new Error('no clock');
    await store.saveClock(table.table, { ...stored.clock, at: stored.clock.at - 10_000 }, stored.lastSeq);
    await store.close();
    const back = await bob.connect();
    back.send({ type: 'watch', table: table.table });
    const { picture } = await back.next('picture', (shown) => shown.picture.outcome !== undefined);
    expect(picture.outcome).toMatchObject({ winners: [1], reason: 'conceded' });
  });

  it('is not fooled by a stored time that lies ahead, as after the machine’s clock was set back', async () => {
    const { ann, table } = await sitDown(TWO_KEEPERS.id, { clock: { seconds: 600, increment: 0 } });
    const store = await openSqliteStore(path.join(server.dataDir, 'three-spires.db'));
    const stored = await store.tableById(table.table);
    if (stored?.clock === undefined) throw new Error('no clock');
    await store.saveClock(table.table, { ...stored.clock, at: Date.now() + 3_600_000 }, stored.lastSeq);
    await store.close();
    await restart(ann);
    // Two looks: time must pass between them, not in an hour.
    const first = (await look(ann, table)).clock?.left[0] ?? 0;
    const second = (await look(ann, table)).clock?.left[0] ?? 0;
    expect(first).toBeLessThanOrEqual(600_000);
    expect(second).toBeLessThan(first);
  });
});

describe('a game that counts for nothing', () => {
  it.each([
    ['a chosen seed', { seed: 'heron' }, 'seed'],
    ['free undo', { freeUndo: true }, 'freeUndo'],
  ])('says so to everybody at the table and on the join page: %s (H6)', async (_, more, reason) => {
    const [ann, bob, eve] = visitors();
    const table = await ann.openTable(TWO_KEEPERS.id, SETUP, ['me', 'open'], more);
    expect((await summary(bob, table)).practice).toEqual([reason]);
    await take(bob, table, 1);
    for (const who of [ann, bob, eve]) expect((await look(who, table)).practice).toEqual([reason]);
    await restart(bob);
    expect((await look(bob, table)).practice).toEqual([reason]);
  });

  it('stays so through its match; a rematch with new chance forgets a chosen seed', async () => {
    const { ann, table } = await sitDown(TWO_KEEPERS.id, { seed: 'heron', match: { best: 3 } });
    const line = await ann.connect();
    const concede = async (at: string): Promise<void> => {
      const move = TWO_KEEPERS.concession ?? 0;
      await line.ask({ type: 'move', command: nanoid(), table: at, seat: 0, move });
    };
    await concede(table.table);
    const next = (await ann.request<NewTableAnswer>('POST', `/api/tables/${table.table}/next`)).body;
    expect((await summary(ann, next)).practice).toEqual(['seed']);
    await concede(next.table);
    const again = (await ann.request<NewTableAnswer>('POST', `/api/tables/${next.table}/rematch`)).body;
    expect((await summary(ann, again)).practice).toEqual([]);
  });

  it('can be played on from while it goes on; a game that counts cannot, or it would show its future', async () => {
    const [ann] = visitors();
    const branch = async (more: Partial<NewTableBody>): Promise<number> => {
      const { table } = await ann.openTable(toyGame.id, { players: 1, rounds: 3 }, ['me'], more);
      const line = await ann.connect();
      for (const move of [toyPlay(0), toyDraw])
        await line.ask({ type: 'move', command: nanoid(), table, seat: 0, move });
      return (await ann.request('POST', `/api/tables/${table}/branches`, { seq: 1 })).status;
    };
    expect(await branch({})).toBe(403);
    expect(await branch({ freeUndo: true })).toBe(201);
  });
});
