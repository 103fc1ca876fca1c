/** Hints over real sockets: who gets them, what they depend on, and who hears of them. */
import type { Bot } from '@three-spires/bots';
import { type AnyGame, defined } from '@three-spires/kernel';
import { type BotPool, createBots, gamesById, type HostedGame, thinkHere } from '@three-spires/session';
import type { HintSetting, NewTableBody, ServerMessage } from '@three-spires/session/protocol';
import { toyDraw, toyEnd, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '../settings/system-time.ts';
import { KNOWN_HAND, rateByState } from '../testing/known-hand.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

const SETUP = { players: 2, rounds: 40 };

const GAME = KNOWN_HAND;
const RIVALS: AnyGame = { ...GAME, id: 'toy-duel', rivals: true };
const WITHOUT_ADVICE: AnyGame = { ...GAME, id: 'toy-random' };

const adept = (game: string): Bot => ({
  id: `${game}/adept`,
  game,
  level: 'adept',
  isQuick: true,
  knowsChances: true,
  rate: rateByState,
  brings: (_seen, moves, move) => [`${moves.indexOf(move) + 1} of ${moves.length}`],
  choose: () => ({ move: toyEnd, why: ['It ends its turn ', { keyword: 'early' }, '.'] }),
});

const GAMES: readonly HostedGame[] = [
  { game: GAME, bots: [adept(GAME.id)] },
  { game: RIVALS, bots: [adept(RIVALS.id)] },
  { game: WITHOUT_ADVICE },
];

/** Thinks at once, in this thread. */
const pool: BotPool = {
  ask: async (asked, task) => thinkHere(gamesById(GAMES), asked, task, systemTime.elapsed),
  close: async () => undefined,
};

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(GAMES, { bots: createBots(gamesById(GAMES), pool, systemTime) });
});
afterAll(() => server.close());

type Hints = Extract<ServerMessage, { type: 'hints' }>;
type Failed = Extract<ServerMessage, { type: 'error' }>;

const follow = async (who: Visitor, table: string): Promise<Line> => {
  const line = await who.connect();
  line.send({ type: 'watch', table });
  await line.next('picture');
  return line;
};

const ask = async (line: Line, table: string, seat = 0, seq = 0): Promise<Hints | Failed> =>
  (await line.ask({ type: 'hint', command: nanoid(), table, seat, seq })) as Hints | Failed;

const openAt = async (who: Visitor, game: string, other: 'bot' | 'open', more: Partial<NewTableBody> = {}) =>
  (await who.openTable(game, SETUP, ['me', other], more)).table;

describe('a hint', () => {
  it('names the three best moves with chance, words and what they bring', async () => {
    const ann = createVisitor(server.url);
    const table = await openAt(ann, GAME.id, 'open');
    const answer = (await ask(await follow(ann, table), table)) as Hints;
    expect(answer).toMatchObject({ type: 'hints', table, seat: 0, seq: 0 });
    expect(answer.hints).toHaveLength(3);
    const legal = [toyPlay(0), toyPlay(1), toyPlay(2), toyDraw, toyEnd];
    for (const { move, readable, preview, chance, error, knowsChances, brings } of answer.hints) {
      expect(legal).toContain(move);
      expect(readable).toEqual(GAME.describe(undefined, 0, move));
      expect(preview).toEqual({ changes: [], unknown: move === toyDraw });
      expect(chance).toBeGreaterThan(0);
      expect(error).toBe(0.01);
      expect(knowsChances).toBe(true);
      expect(brings).toEqual([expect.stringMatching(/^[1-5] of 5$/)]);
    }
    const chances = answer.hints.map(({ chance }) => chance ?? 0);
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
  });

  it('is the same when everything is dealt otherwise that the seat cannot see', async () => {
    const ann = createVisitor(server.url);
    const answers: Hints['hints'][] = [];
    for (const seed of ['one', 'another', 'a third']) {
      const table = await openAt(ann, GAME.id, 'open', { seed });
      answers.push(((await ask(await follow(ann, table), table)) as Hints).hints);
    }
    const [first, ...others] = answers;
    expect(first).toHaveLength(3);
    for (const other of others) expect(other).toEqual(first);
  });

  it('is empty for a position that the table has left', async () => {
    const ann = createVisitor(server.url);
    const table = await openAt(ann, GAME.id, 'open');
    const line = await follow(ann, table);
    await line.ask({ type: 'move', command: nanoid(), table, seat: 0, move: toyPlay(0) });
    expect(await ask(line, table)).toMatchObject({ type: 'hints', hints: [] });
  });

  it('is for the holder of a seat that decides, who looks at the table', async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const { table, invite } = await ann.openTable(GAME.id, SETUP, ['me', 'open']);
    const line = await follow(ann, table);
    expect(await ask(line, table, 1)).toMatchObject({ code: 'not-your-seat' });
    await bob.request('POST', `/api/tables/${table}/seats`, { invite, seat: 1 });
    expect(await ask(await bob.connect(), table, 1)).toMatchObject({ code: 'not-there' });
    await line.ask({ type: 'move', command: nanoid(), table, seat: 0, move: toyEnd });
    expect(await ask(line, table, 0, 1)).toMatchObject({ code: 'not-deciding' });
  });

  it('comes a number of times at once, then after a while', async () => {
    const ann = createVisitor(server.url);
    const table = await openAt(ann, GAME.id, 'open');
    const line = await follow(ann, table);
    const codes = new Set<string>();
    for (let count = 0; count < 20; count++) {
      const answer = await ask(line, table);
      codes.add(answer.type === 'error' ? answer.code : answer.type);
    }
    expect([...codes]).toEqual(['hints', 'too-many-hints']);
  });
});

describe('the setting of a table', () => {
  const isGiven = async (game: string, other: 'bot' | 'open', more: Partial<NewTableBody>) => {
    const ann = createVisitor(server.url);
    const table = await openAt(ann, game, other, more);
    const line = await ann.connect();
    line.send({ type: 'watch', table });
    const { picture } = await line.next('picture', ({ picture: { deciding } }) => deciding.includes(0));
    const answer = await ask(line, table, 0, picture.seq);
    if (answer.type === 'error')
      expect(answer).toMatchObject({ code: 'hints-off', text: 'Hints are off at this table.' });
    // What the picture says is what happens.
    expect(picture.hints === true).toBe(answer.type === 'hints');
    return answer.type === 'hints';
  };
  const given = (
    game: string,
    other: 'bot' | 'open',
    hints?: HintSetting,
    more: Partial<NewTableBody> = {},
  ) => isGiven(game, other, { ...defined({ hints }), ...more });

  it('is on for those who play together or against a bot, and off for rivals', async () => {
    expect(await given(GAME.id, 'open')).toBe(true);
    expect(await given(RIVALS.id, 'bot')).toBe(true);
    expect(await given(RIVALS.id, 'open')).toBe(false);
  });

  it('can be chosen: on, off, or for practice only', async () => {
    expect(await given(RIVALS.id, 'open', 'on')).toBe(true);
    expect(await given(GAME.id, 'open', 'off')).toBe(false);
    expect(await given(GAME.id, 'open', 'practice')).toBe(false);
    expect(await given(GAME.id, 'open', 'practice', { freeUndo: true })).toBe(true);
  });

  it('is off in a game whose bots know nothing', async () => {
    expect(await given(WITHOUT_ADVICE.id, 'open', 'on')).toBe(false);
  });

  it('is kept with the table', async () => {
    const ann = createVisitor(server.url);
    const table = await openAt(ann, GAME.id, 'open', { hints: 'off' });
    await server.restart();
    expect(await ask(await follow(ann, table), table)).toMatchObject({ code: 'hints-off' });
  });
});

it('is nothing that a rival hears of', async () => {
  const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
  const { table, invite } = await ann.openTable(RIVALS.id, SETUP, ['me', 'open'], { hints: 'on' });
  await bob.request('POST', `/api/tables/${table}/seats`, { invite, seat: 1 });
  const line = await follow(ann, table);
  const other = await follow(bob, table);
  await other.next('chat');
  other.send({ type: 'ping' });
  await other.next('pong');
  const heard: string[] = [];
  other.socket.on('message', (data) => heard.push(JSON.parse(data.toString()).type));
  expect((await ask(line, table)).type).toBe('hints');
  other.send({ type: 'ping' });
  await other.next('pong');
  expect(heard).toEqual(['pong']);
});

it('a bot says why it moved, with the picture of its move, to everyone there', async () => {
  const ann = createVisitor(server.url);
  const table = await openAt(ann, GAME.id, 'bot');
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  await line.next('picture');
  await line.ask({ type: 'move', command: nanoid(), table, seat: 0, move: toyEnd });
  const { botMoved } = await line.next('picture', (message) => message.botMoved !== undefined);
  expect(botMoved).toEqual({ seat: 1, why: ['It ends its turn ', { keyword: 'early' }, '.'] });
});
