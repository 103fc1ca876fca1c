/** Analysis of finished games over HTTP, with a real file: who may see it, what it depends on, and what is kept. */
import type { Bot } from '@three-spires/bots';
import { type AnyGame, fingerprint, type Move } from '@three-spires/kernel';
import { type BotPool, createBots, gamesById, type HostedGame, thinkHere } from '@three-spires/session';
import type {
  AnalysisAnswer,
  ErrorAnswer,
  NewTableAnswer,
  NewTableBody,
  TableSummary,
} from '@three-spires/session/protocol';
import { toyConcede, toyDraw, toyEnd, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '../settings/system-time.ts';
import { KNOWN_HAND, rateByState } from '../testing/known-hand.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const SETUP = { players: 2, rounds: 1 };

const GAME = KNOWN_HAND;
const RIVALS: AnyGame = { ...GAME, id: 'toy-duel', rivals: true };
const WITHOUT_RATING: AnyGame = { ...GAME, id: 'toy-random' };

const master = (game: string): Bot => ({
  id: `${game}/master`,
  game,
  level: 'master',
  isQuick: true,
  knowsChances: true,
  rate: rateByState,
  choose: () => ({ move: toyEnd }),
});

const GAMES: readonly HostedGame[] = [
  { game: GAME, bots: [master(GAME.id)] },
  { game: RIVALS, bots: [master(RIVALS.id)] },
  { game: WITHOUT_RATING },
];

/** Thinks in this thread as soon as the gate is open; what waits when the server stops is told so. */
const gate = { isOpen: true, waiting: new Set<{ go(): void; end(): void }>() };
const open = (): void => {
  gate.isOpen = true;
  for (const { go } of gate.waiting) go();
  gate.waiting.clear();
};
const passed = (): Promise<void> =>
  gate.isOpen
    ? Promise.resolve()
    : new Promise((go, reject) => gate.waiting.add({ go, end: () => reject(new Error('the server stops')) }));
const pool: BotPool = {
  async ask(asked, task) {
    await passed();
    return thinkHere(gamesById(GAMES), asked, task, systemTime.elapsed);
  },
  async close() {
    for (const { end } of gate.waiting) end();
    gate.waiting.clear();
  },
};

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(GAMES, { bots: createBots(gamesById(GAMES), pool, systemTime) });
});
afterEach(open);
afterAll(() => server.close());

type Answer = AnalysisAnswer & Partial<ErrorAnswer>;
type Done = Extract<AnalysisAnswer, { status: 'done' }>;

const get = (who: Visitor, table: string) => who.request<Answer>('GET', `/api/tables/${table}/analysis`);
const begin = (who: Visitor, table: string) => who.request<Answer>('POST', `/api/tables/${table}/analysis`);

const done = async (who: Visitor, table: string): Promise<Done> => {
  await expect.poll(async () => (await get(who, table)).body.status).toBe('done');
  return (await get(who, table)).body as Done;
};

const MOVES: readonly (readonly [seat: number, move: Move])[] = [
  [0, toyPlay(1)],
  [1, toyDraw],
  [0, toyEnd],
  [1, toyEnd],
];

/** Both seats are the same person's. */
const played = async (who: Visitor, game: string, more: Partial<NewTableBody> = {}, moves = MOVES) => {
  const { table } = await who.openTable(game, SETUP, ['me', 'me'], more);
  const line = await who.connect();
  for (const [seat, move] of moves) {
    const answer = await line.ask({ type: 'move', command: nanoid(), table, seat, move });
    expect(answer.type).toBe('accepted');
  }
  await line.close();
  return table;
};

describe('the analysis of a finished game', () => {
  it('says of every decision what it brought and what would have been best', async () => {
    const [ann, eve] = [createVisitor(server.url), createVisitor(server.url)];
    const table = await played(ann, GAME.id);
    expect((await get(eve, table)).body).toEqual({ status: 'none' });
    expect((await begin(ann, table)).status).toBe(200);
    const { rivals, total, decisions } = await done(eve, table);
    expect({ rivals, total }).toEqual({ rivals: false, total: 4 });
    expect(decisions.map(({ seq, seat }) => [seq, seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 1],
    ]);
    for (const [at, { before, best, played, error, bestMove, playedMove }] of decisions.entries()) {
      const [seat, move] = MOVES[at] as [number, Move];
      expect(playedMove).toEqual(GAME.describe(undefined, seat, move));
      expect(best).toBeGreaterThanOrEqual(played);
      expect(best === played).toBe(fingerprint(bestMove) === fingerprint(playedMove));
      expect(error).toBeGreaterThan(0);
      expect(before).toBe(at === 0 ? best : decisions[at - 1]?.played);
    }
    expect(decisions.some(({ best, played }) => best > played)).toBe(true);
  });

  it('says what would have followed a better move, and a branch can begin with that', async () => {
    const ann = createVisitor(server.url);
    const table = await played(ann, GAME.id);
    await begin(ann, table);
    const { decisions } = await done(ann, table);
    const losses = decisions.filter(({ best, played }) => best - played >= 0.02);
    expect(losses.length).toBeGreaterThan(0);
    for (const { seq, seat, line = [], bestMove } of losses) {
      expect(line[0]?.readable).toEqual(bestMove);
      const moves = line.map(({ move }) => move);
      const body = { seq: seq - 1, line: { seat, moves } };
      const branch = await ann.request<NewTableAnswer>('POST', `/api/tables/${table}/branches`, body);
      expect(branch.status).toBe(201);
      const summary = await ann.request<TableSummary>('GET', `/api/tables/${branch.body.table}`);
      expect(summary.body).toMatchObject({ seq: seq - 1 + moves.length, practice: ['branch'] });
    }
    const wrong = { seq: 0, line: { seat: 0, moves: [toyPlay(9)] } };
    const refused = await ann.request<ErrorAnswer>('POST', `/api/tables/${table}/branches`, wrong);
    expect([refused.status, refused.body.error.field]).toEqual([400, 'line']);
  });

  it('goes on from the last decision of the same side among rivals', async () => {
    const ann = createVisitor(server.url);
    const table = await played(ann, RIVALS.id);
    await begin(ann, table);
    const { rivals, decisions } = await done(ann, table);
    expect(rivals).toBe(true);
    expect(decisions[2]?.before).toBe(decisions[0]?.played);
    expect(decisions[3]?.before).toBe(decisions[1]?.played);
  });

  it('is the same when everything is dealt otherwise that the seat did not know', async () => {
    const ann = createVisitor(server.url);
    const firsts: unknown[] = [];
    for (const seed of ['one', 'another', 'a third']) {
      const table = await played(ann, GAME.id, { seed });
      await begin(ann, table);
      firsts.push((await done(ann, table)).decisions[0]);
    }
    expect(firsts[0]).toMatchObject({ seq: 1, seat: 0 });
    for (const other of firsts) expect(other).toEqual(firsts[0]);
  });

  it('leaves out giving up, which no bot weighs', async () => {
    const ann = createVisitor(server.url);
    const table = await played(ann, GAME.id, {}, [
      [0, toyPlay(0)],
      [1, toyConcede],
    ]);
    await begin(ann, table);
    expect((await done(ann, table)).decisions.map(({ seq }) => seq)).toEqual([1]);
  });

  it('does not exist where no bot can rate moves, and says so', async () => {
    const ann = createVisitor(server.url);
    const table = await played(ann, WITHOUT_RATING.id);
    for (const { status, body } of [await get(ann, table), await begin(ann, table)]) {
      expect([status, body.status]).toEqual([200, 'impossible']);
      expect(body).toHaveProperty('text', expect.stringContaining('There is no analysis for this game'));
    }
  });
});

/** Connections that were kept open fail once. */
const restarted = async (): Promise<void> => {
  await server.restart();
  await expect.poll(async () => (await fetch(`${server.url}/api/health`)).ok).toBe(true);
};

describe('while it is made', () => {
  it('tells how far it is; a second start joins it, and another game has to wait', async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const [first, second] = [await played(ann, GAME.id), await played(ann, GAME.id)];
    gate.isOpen = false;
    expect((await begin(ann, first)).body).toEqual({ status: 'running', done: 0, total: 4 });
    for (const who of [ann, bob]) {
      const joined = await begin(who, first);
      expect([joined.status, joined.body.status]).toEqual([200, 'running']);
    }
    const refused = await begin(ann, second);
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'analysis-running']);
    expect((await begin(bob, second)).status).toBe(200);
    open();
    await done(ann, first);
    await done(bob, second);
    expect((await begin(ann, second)).body.status).toBe('done');
  });

  it('waits while four others of the same address have one', async () => {
    const ann = createVisitor(server.url);
    const people = [ann, ...Array.from({ length: 4 }, () => createVisitor(server.url))];
    const tables: string[] = [];
    for (const _ of people) tables.push(await played(ann, GAME.id));
    const [waits, fifth] = [people[4] as Visitor, tables[4] as string];
    gate.isOpen = false;
    for (let at = 0; at < 4; at++)
      expect((await begin(people[at] as Visitor, tables[at] as string)).body.status).toBe('running');
    const refused = await begin(waits, fifth);
    expect([refused.status, refused.body.error?.code]).toEqual([503, 'try-again']);
    expect((await get(waits, fifth)).body).toEqual({ status: 'none' });
    open();
    await done(ann, tables[0] as string);
    expect((await begin(waits, fifth)).status).toBeLessThan(300);
    for (const table of tables) await done(ann, table);
  });

  it('is cut off by a restart and can be begun again; the result stays', async () => {
    const ann = createVisitor(server.url);
    const table = await played(ann, GAME.id);
    gate.isOpen = false;
    await begin(ann, table);
    await restarted();
    expect((await get(ann, table)).body).toEqual({ status: 'none' });
    open();
    await begin(ann, table);
    const made = await done(ann, table);
    await restarted();
    expect((await get(ann, table)).body).toEqual(made);
  });
});

describe('a game that is not open to all', () => {
  it('has no analysis while it goes on, and tells strangers nothing', async () => {
    const [ann, eve] = [createVisitor(server.url), createVisitor(server.url)];
    const table = await played(ann, GAME.id, {}, MOVES.slice(0, 2));
    for (const ask of [get, begin]) {
      const [own, strange] = [await ask(ann, table), await ask(eve, table)];
      expect([own.status, own.body.error?.code]).toEqual([409, 'still-played']);
      expect([strange.status, strange.body.error?.code]).toEqual([403, 'not-invited']);
    }
  });

  it('has none while its match goes on: it would tell what the rival held', async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const { table, invite } = await ann.openTable(RIVALS.id, SETUP, ['me', 'open'], { match: { best: 3 } });
    await bob.request('POST', `/api/tables/${table}/seats`, { invite });
    const line = await ann.connect();
    await line.ask({ type: 'move', command: nanoid(), table, seat: 0, move: toyConcede });
    await line.close();
    for (const who of [ann, bob]) expect((await begin(who, table)).body.error?.code).toBe('still-played');
    expect((await get(createVisitor(server.url), table)).status).toBe(403);
  });
});
