/** Streams of an account and of a table: what they tell, how they resume and how they end. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { ServerProblem, StreamEnded } from '@three-spires/client';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../settings/limits.ts';
import { layLine } from '../testing/cut-line.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createProgram, type TestProgram } from '../testing/program.ts';
import { createLines, UNREAD_LIMIT } from './lines.ts';
import { STREAMS_LIMIT } from './streams.ts';

let server: Loopback;
beforeEach(async () => {
  server = await startLoopback([{ game: toyGame }], { limits: { ...LIMITS, heartbeatMs: 40 } });
});
afterEach(() => server.close());

const openToy = async ({ client }: TestProgram, players = 1) =>
  await client.ask('openTable', {
    game: 'toy',
    setup: { players, rounds: 9 },
    seats: Array.from({ length: players }, (_, seat) => ({ holder: seat === 0 ? 'me' : 'open' })),
  });

/** The next event of a type that fits. */
const next = async <Event extends { readonly type: string }, Type extends Event['type']>(
  events: AsyncGenerator<Event, void>,
  type: Type,
  fits: (event: Extract<Event, { readonly type: Type }>) => boolean = () => true,
): Promise<Extract<Event, { readonly type: Type }>> => {
  type Wanted = Extract<Event, { readonly type: Type }>;
  for (;;) {
    const { value, done } = await events.next();
    if (done === true) throw new Error('The stream has ended.');
    if (value.type === type && fits(value as Wanted)) return value as Wanted;
  }
};

/** The lines of an answer as they come, without the client. */
const rawLines = async (program: TestProgram, route: string) => {
  const request = httpRequest(server.url + route, {
    headers: { authorization: `Bearer ${program.secret}` },
  });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { request, answer };
};
const readAll = async (answer: IncomingMessage): Promise<Record<string, unknown>[]> => {
  let text = '';
  for await (const part of answer) text += part;
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

describe('the stream of a table', () => {
  it('tells of pictures, chat and people, and resumes after an entry', async () => {
    const program = await createProgram(server.url);
    const { client } = program;
    const { table } = await openToy(program);
    const events = client.follow(table);
    const first = await next(events, 'picture');
    const [option] = first.picture.outlooks[0]?.options ?? [];
    const { seq } = await client.ask('move', { table, move: option?.move ?? 0 });
    const second = await next(events, 'picture');
    expect([second.seq, second.events.length > 0]).toEqual([seq, true]);
    await client.ask('say', { table, text: 'Hello' });
    const said = await next(events, 'chat', ({ lines }) => lines.length > 0);
    expect(said.lines).toMatchObject([{ text: 'Hello', mine: true }]);
    await events.return();
    const again = client.follow(table, { seen: seq });
    expect(await next(again, 'picture')).toMatchObject({ seq, since: seq, events: [] });
    await again.return();
  });

  it('goes on by itself when the server restarts', async () => {
    const program = await createProgram(server.url);
    const { table } = await openToy(program);
    const events = program.client.follow(table);
    const first = await next(events, 'picture');
    await server.restart();
    const [option] = first.picture.outlooks[0]?.options ?? [];
    const { seq } = await program.client.ask('move', { table, move: option?.move ?? 0 });
    const seen = await next(events, 'picture', (event) => event.seq === seq);
    expect(seen.picture.seq).toBe(seq);
    await events.return();
  });

  it('is refused like any other request where the table is closed to the program', async () => {
    const { table } = await openToy(await createProgram(server.url));
    const eve = await createProgram(server.url);
    await expect(eve.client.follow(table).next()).rejects.toMatchObject({ status: 403, code: 'not-invited' });
    await expect(eve.client.follow('none').next()).rejects.toBeInstanceOf(ServerProblem);
  });

  it('gives signs of life', async () => {
    const program = await createProgram(server.url);
    const { table } = await openToy(program);
    const { request, answer } = await rawLines(program, `/api/tables/${table}/events`);
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    let text = '';
    for await (const part of answer) {
      text += part;
      if (text.includes('{"type":"alive"')) break;
    }
    expect(text).toContain('{"type":"alive"');
    request.destroy();
  });
});

describe('the stream of an account', () => {
  it('tells of challenges and of turns', async () => {
    const ann = await createProgram(server.url);
    const bot = await createProgram(server.url, { bot: 'Bob' });
    const events = bot.client.events();
    expect(await events.next()).toMatchObject({ value: { type: 'you', you: { name: 'Bob (bot)' } } });
    const { table } = await openToy(ann, 2);
    const { id } = await ann.client.ask('challenge', { table, person: bot.person });
    const asked = await next(events, 'challenge');
    expect(asked.challenge).toMatchObject({ id, status: 'open', table, to: { name: 'Bob (bot)' } });
    await bot.client.ask('acceptChallenge', { id });
    const begun = await next(events, 'table');
    expect(begun.table.table).toBe(table);
    await events.return();
    const heard = ann.client.events({ since: asked.at });
    const answered = await next(heard, 'challenge', ({ challenge }) => challenge.status === 'accepted');
    expect(answered.challenge.id).toBe(id);
    await heard.return();
  });

  it('forgets nothing over several outages', async () => {
    let later = 0;
    const slow = await startLoopback([{ game: toyGame }], { time: { date: () => Date.now() + later } });
    const { hostname, port } = new URL(slow.url);
    const line = await layLine(hostname, Number(port));
    try {
      const bot = await createProgram(`http://127.0.0.1:${line.port}`, { bot: 'Bob' });
      const ann = await createProgram(slow.url);
      const { table } = await openToy(ann, 2);
      const { id } = await ann.client.ask('challenge', { table, person: bot.person });
      const events = bot.client.events();
      await next(events, 'challenge');
      // So much later that the server does not tell it again for safety.
      later += 60_000;
      await line.cut();
      await line.mend();
      await next(events, 'you');
      await line.cut();
      await ann.client.ask('endChallenge', { id });
      await line.mend();
      expect(await next(events, 'challenge')).toMatchObject({ challenge: { id, status: 'withdrawn' } });
      await events.return();
      await line.cut();
    } finally {
      await slow.close();
    }
  });

  it('tells whose turn it is, move by move', async () => {
    const program = await createProgram(server.url);
    const { table } = await openToy(program);
    const events = program.client.events();
    const first = await next(events, 'table');
    expect([first.table.seq, first.yourTurn]).toEqual([0, true]);
    const { picture } = await program.client.ask('picture', { table });
    const [option] = picture.outlooks[0]?.options ?? [];
    const { seq } = await program.client.ask('move', { table, move: option?.move ?? 0 });
    const second = await next(events, 'table');
    expect([second.table.seq, second.yourTurn]).toEqual([seq, true]);
    await events.return();
  });
});

describe('a stream ends', () => {
  it('with its access token', async () => {
    const program = await createProgram(server.url);
    const { table } = await openToy(program);
    const { answer } = await rawLines(program, `/api/tables/${table}/events`);
    const account = program.client.events();
    await account.next();
    await program.owner.request('DELETE', `/api/me/tokens/${program.token}`);
    expect((await readAll(answer)).at(-1)).toMatchObject({ type: 'end', code: 'signed-out' });
    await expect(next(account, 'challenge')).rejects.toThrow(StreamEnded);
  });

  it('when the server stops, and says when to come back', async () => {
    const program = await createProgram(server.url);
    const { answer } = await rawLines(program, '/api/events');
    const read = readAll(answer);
    await once(answer, 'readable');
    await server.restart();
    expect((await read).at(-1)).toMatchObject({ type: 'end', code: 'restarting', retryAfterMs: 1_000 });
  });

  it('where too many are open', async () => {
    const program = await createProgram(server.url);
    const open = await Promise.all(
      Array.from({ length: STREAMS_LIMIT }, () => rawLines(program, '/api/events')),
    );
    const { answer } = await rawLines(program, '/api/events');
    expect(answer.statusCode).toBe(429);
    expect(await readAll(answer)).toMatchObject([{ code: 'too-many-streams' }]);
    for (const { request } of open) request.destroy();
  });

  it('when it is not read, with a last line, and takes no more memory', () => {
    const held: string[] = [];
    let isDone = false;
    const answer = new Writable({
      highWaterMark: 1,
      // Nobody reads: what is written stays.
      write: (part) => void held.push(String(part)),
      final: () => {
        isDone = true;
      },
    });
    const lines = createLines(answer as unknown as ServerResponse, () => undefined);
    const line = { type: 'picture', text: 'x'.repeat(1_000) };
    for (let count = 0; count < 10_000; count++) lines.send(line);
    expect(lines.isOpen()).toBe(false);
    expect(answer.writableLength).toBeLessThan(UNREAD_LIMIT + 3_000);
    expect(answer.writableEnded).toBe(true);
    expect(isDone).toBe(false);
    answer.destroy();
  });
});
