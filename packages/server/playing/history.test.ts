import { createRandom, randomBelow } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import type {
  DailyAnswer,
  ErrorAnswer,
  HistoryAnswer,
  StatisticsAnswer,
  SummaryAnswer,
} from '@three-spires/session/protocol';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { LIMITS } from '../settings/limits.ts';
import { systemTime } from '../settings/system-time.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

/** Noon, so that the day does not change while the tests run. */
const NOON = Date.UTC(2026, 10, 16, 12);
const TODAY = '2026-11-16';
const DECKS = ['March of Cinders', 'Critical Light'];

let server: Loopback;
let began: number;
beforeAll(async () => {
  began = systemTime.date();
  const date = () => NOON + systemTime.date() - began;
  server = await startLoopback(HOSTED_GAMES, {
    limits: { ...LIMITS, requests: { ...LIMITS.requests, burst: 10_000 } },
    time: { date },
  });
});
afterAll(() => server.close());

const person = async (name: string): Promise<Visitor> => {
  const visitor = createVisitor(server.url);
  await visitor.request('GET', '/api/me');
  await visitor.request('PATCH', '/api/me', { name });
  return visitor;
};

/** Plays The Stygian Society by chance to its end: it cannot be given up. */
const play = async (visitor: Visitor, table: string): Promise<void> => {
  const line = await visitor.connect();
  line.send({ type: 'watch', table });
  const random = createRandom(table, 1);
  let { picture, seq } = await line.next('picture');
  while (picture.outcome === undefined) {
    const options = picture.outlooks.flatMap(({ viewer, options }) =>
      options.map(({ move }) => ({ seat: Number(viewer), move })),
    );
    const { seat, move } = options[randomBelow(random, 0, options.length)] ?? { seat: 0, move: 0 };
    const before = seq;
    expect(await line.ask({ type: 'move', command: nanoid(), table, seat, move })).toMatchObject({
      type: 'accepted',
    });
    ({ picture, seq } = await line.next('picture', (each) => each.seq > before));
  }
  await line.close();
};

/** Gives the game up at once, as the only player or as a Keeper. */
const giveUp = async (visitor: Visitor, table: string, seat = 0): Promise<void> => {
  const line = await visitor.connect();
  line.send({ type: 'watch', table });
  const { picture } = await line.next('picture');
  const command = nanoid();
  const answer =
    picture.game === mysticSpires.id
      ? await line.ask({ type: 'move', command, table, seat, move: mysticSpires.concession ?? 0 })
      : await line.ask({ type: 'giveUp', command, table, seat });
  expect(answer).toMatchObject({ type: 'accepted' });
  await line.close();
};

const history = async (visitor: Visitor, query = ''): Promise<HistoryAnswer> =>
  (await visitor.request<HistoryAnswer>('GET', `/api/history${query}`)).body;

const refusal = async (visitor: Visitor, address: string): Promise<string> => {
  const { status, body } = await visitor.request<ErrorAnswer>('GET', address);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  return body.error.text;
};

it('lists the finished games of all three, and nobody sees those of others', async () => {
  const ann = await person('Ann');
  const climb = await ann.openTable(slayTheSpire.id, { characters: ['Ironclad'], climb: {} }, ['me']);
  await giveUp(ann, climb.table);
  const duel = await ann.openTable(mysticSpires.id, { decks: DECKS }, ['me', 'bot']);
  await giveUp(ann, duel.table);
  const tower = await ann.openTable(stygianSociety.id, { players: 1 }, ['me'], { freeUndo: true });
  await play(ann, tower.table);
  await expect.poll(async () => (await history(ann, '?practice=1')).total).toBe(3);

  const { games } = await history(ann, '?practice=1');
  expect(games.map(({ table }) => table)).toEqual([tower.table, duel.table, climb.table]);
  expect(games.map(({ result }) => result)).toEqual(['lost', 'lost', 'lost']);
  expect(games[2]).toMatchObject({ as: ['Ironclad'], names: ['Ann'], level: 0, counts: true, kept: true });
  // The opponent's deck is not told.
  expect(JSON.stringify(games[1])).not.toContain(DECKS[1]);
  expect(games[1]).toMatchObject({ as: [DECKS[0]] });
  expect((await history(ann)).total).toBe(2);
  expect((await history(ann, `?game=${mysticSpires.id}`)).games).toHaveLength(1);

  const { body } = await ann.request<StatisticsAnswer>('GET', '/api/statistics');
  expect(body).toMatchObject({ counted: 2, won: 0, lost: 2, streak: { current: 0, best: 0 } });
  const stranger = createVisitor(server.url);
  expect((await history(stranger)).games).toEqual([]);
  expect((await history(await person('Bob'), '?practice=1')).games).toEqual([]);
});

it('tells the story of every game', async () => {
  const ann = await person('Ann');
  const duel = await ann.openTable(mysticSpires.id, { decks: DECKS }, ['me', 'bot']);
  await giveUp(ann, duel.table);
  const { body } = await ann.request<SummaryAnswer>('GET', `/api/tables/${duel.table}/summary`);
  expect(body.summary).toMatchObject({ keepers: [{ seat: 0 }, { seat: 1 }] });
  const tower = await ann.openTable(stygianSociety.id, { players: 1 }, ['me']);
  await play(ann, tower.table);
  const told = await ann.request<SummaryAnswer>('GET', `/api/tables/${tower.table}/summary`);
  expect(told.body.summary).toMatchObject({ floor: expect.any(Number), heroes: [{}, {}, {}] });
});

it('tells the story of a game in a match only to its players while the match goes on', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const { table, invite } = await ann.openTable(mysticSpires.id, { decks: DECKS }, ['me', 'open'], {
    match: { best: 3 },
  });
  await bob.request('POST', `/api/tables/${table}/seats`, { invite });
  await giveUp(ann, table);
  const address = `/api/tables/${table}/summary`;
  expect((await bob.request<SummaryAnswer>('GET', address)).status).toBe(200);
  expect((await createVisitor(server.url).request('GET', address)).status).toBe(403);
});

it('counts the first finished climb of a day for each person', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const address = `/api/daily/${slayTheSpire.id}`;
  const daily = { characters: ['Silent'], climb: { daily: TODAY } };
  const lines = async (visitor: Visitor, query = ''): Promise<DailyAnswer> =>
    (await visitor.request<DailyAnswer>('GET', address + query)).body;
  expect((await lines(ann)).lines).toEqual([]);

  const first = await ann.openTable(slayTheSpire.id, daily, ['me']);
  await giveUp(ann, first.table);
  await expect.poll(async () => (await lines(ann)).lines.length).toBe(1);
  const second = await ann.openTable(slayTheSpire.id, daily, ['me']);
  await giveUp(ann, second.table);
  const other = await bob.openTable(slayTheSpire.id, daily, ['me']);
  await giveUp(bob, other.table);
  await expect.poll(async () => (await lines(ann)).lines.length).toBe(2);

  const answer = await lines(ann);
  expect(answer).toMatchObject({ day: TODAY, today: TODAY, yours: { name: 'Ann', table: first.table } });
  expect(answer.lines.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
  expect(answer.lines.find(({ name }) => name === 'Bob')).not.toHaveProperty('table');
  expect(JSON.stringify(answer)).not.toContain(other.table);
  expect((await lines(ann, '?day=2026-11-15')).lines).toEqual([]);
});

it('answers bad input with one sentence', async () => {
  const ann = await person('Ann');
  const daily = `/api/daily/${slayTheSpire.id}`;
  expect(await refusal(ann, `${daily}?day=2026-11-17`)).toBe('2026-11-17 is not a day that has come yet.');
  expect(await refusal(ann, `${daily}?day=2026-02-31`)).toBe('2026-02-31 is not a day that has come yet.');
  expect(await refusal(ann, `${daily}?day=yesterday`)).toBe('day: a day is written 2026-11-15');
  expect(await refusal(ann, '/api/daily/chess')).toBe('"chess" has no game of the day.');
  expect(await refusal(ann, '/api/history?page=0')).toBe('page: pages are counted from 1');
  expect(await refusal(ann, '/api/history?page=2')).toBe('There is only one page.');
  expect(await refusal(ann, '/api/history?page=x')).toBe('page: a whole number is expected');
  expect(await refusal(ann, '/api/history?page=501')).toBe('page: at most page 500');
  expect(await refusal(ann, '/api/history?practice=maybe')).toBe('practice: 0 or 1 is expected');
  expect(await refusal(ann, '/api/statistics?game=chess')).toContain('There is no game "chess" here, only');
});
