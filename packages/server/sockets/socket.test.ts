import { defined } from '@three-spires/kernel';
import type { NewTableBody } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { type ToyView, toyDraw, toyEnd, toyGame, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../settings/limits.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

const games = [{ game: toyGame }];

let server: Loopback;
beforeAll(async () => {
  // The clock that allowances grow by stands still, so that a slow machine changes nothing.
  server = await startLoopback(games, { time: { elapsed: () => 0, date: () => Date.now() } });
});
afterAll(() => server.close());

type Pair = { table: string; invite: string; ann: Line; bob: Line; people: { ann: Visitor; bob: Visitor } };

/** Two people at one table, both looking at it. */
const seatTwo = async (more: Partial<NewTableBody> = {}): Promise<Pair> => {
  const people = { ann: createVisitor(server.url), bob: createVisitor(server.url) };
  await people.ann.request('PATCH', '/api/me', { name: 'Ann' });
  await people.bob.request('PATCH', '/api/me', { name: 'Bob' });
  const setup = { players: 2, rounds: 3 };
  const { table, invite } = await people.ann.openTable('toy', setup, ['me', 'open'], more);
  await people.bob.request('POST', `/api/tables/${table}/seats`, { invite });
  const [ann, bob] = [await people.ann.connect(), await people.bob.connect()];
  for (const line of [ann, bob]) {
    line.send({ type: 'watch', table });
    await line.next('picture');
  }
  return { table, invite, ann, bob, people };
};

const move = (table: string, seat: number, played: number, decision?: number) => ({
  type: 'move' as const,
  command: nanoid(),
  table,
  seat,
  move: played,
  ...defined({ decision }),
});

const viewOf = (picture: Picture): ToyView => picture.outlooks[0]?.view as ToyView;

describe('a table of two', () => {
  it('shows each move to both, with the cause and what happened', async () => {
    const { table, ann, bob } = await seatTwo();
    const played = move(table, 0, toyPlay(0));
    expect(await ann.ask(played)).toEqual({ type: 'accepted', command: played.command, seq: 1 });
    for (const line of [ann, bob]) {
      const message = await line.next('picture', ({ seq }) => seq === 1);
      expect(message).toMatchObject({ table, since: 0, cause: played.command });
      expect(message.events).toMatchObject([{ seq: 1, event: { type: 'played', seat: 0 } }]);
      expect(viewOf(message.picture).players[0]?.cards).toBe(2);
    }
  });

  it('lets both move at once', async () => {
    const { table, ann, bob } = await seatTwo();
    const answers = await Promise.all([
      ann.ask(move(table, 0, toyPlay(0), 1)),
      bob.ask(move(table, 1, toyPlay(0), 2)),
    ]);
    expect(answers.map(({ type }) => type)).toEqual(['accepted', 'accepted']);
    const { picture } = await ann.next('picture', ({ seq }) => seq === 2);
    expect(viewOf(picture).players.map(({ cards }) => cards)).toEqual([2, 2]);
  });

  it('tells who is there', async () => {
    const { ann, bob } = await seatTwo();
    const { people } = await ann.next('present', (message) => message.people.length === 2);
    expect(people).toMatchObject([
      { name: 'Ann', seats: [0], me: true },
      { name: 'Bob', seats: [1], me: false },
    ]);
    await bob.close();
    expect((await ann.next('present', (message) => message.people.length === 1)).people[0]?.name).toBe('Ann');
  });

  it('takes a new name over at once', async () => {
    const { ann, people } = await seatTwo();
    await people.bob.request('PATCH', '/api/me', { name: 'Robert' });
    const renamed = await ann.next('picture', ({ picture }) => picture.seats[1]?.name === 'Robert');
    expect(renamed.events).toEqual([]);
  });

  it('shows a seat that a person takes', async () => {
    const ann = createVisitor(server.url);
    const bob = createVisitor(server.url);
    const { table, invite } = await ann.openTable('toy', { players: 2, rounds: 3 }, ['me', 'open']);
    const line = await ann.connect();
    line.send({ type: 'watch', table });
    expect((await line.next('picture')).picture.seats[1]?.open).toBe(true);
    await bob.request('POST', `/api/tables/${table}/seats`, { invite });
    await line.next('picture', ({ picture }) => picture.seats[1]?.open === false);
  });
});

describe('refusals', () => {
  it('give a code and a sentence', async () => {
    const { table, ann, bob } = await seatTwo();
    expect(await bob.ask(move(table, 0, toyPlay(0)))).toMatchObject({
      type: 'refused',
      refusal: { code: 'not-your-seat', params: { seat: 0 } },
      text: 'You do not hold seat 0.',
    });
    expect(await ann.ask(move(table, 7, toyPlay(0)))).toMatchObject({ refusal: { code: 'no-such-seat' } });
    expect(await ann.ask(move(table, 0, toyPlay(99)))).toMatchObject({
      refusal: { code: 'no-such-card', rule: 'TOY-2' },
      text: 'The toy game says no-such-card.',
    });
    expect(await ann.ask(move(table, 0, toyDraw, 99))).toMatchObject({
      refusal: { code: 'stale-decision' },
      text: 'That question is no longer open. Look at the table again.',
    });
  });

  it('are errors where the message itself is wrong', async () => {
    const { table, ann } = await seatTwo();
    ann.send('{"type":');
    expect(await ann.next('error')).toMatchObject({ code: 'bad-json' });
    ann.send('{"type":"dance"}');
    expect(await ann.next('error')).toMatchObject({ code: 'bad-request' });
    const wrong = { ...move(table, 0, toyDraw), move: 1.5 };
    expect(await ann.ask(wrong)).toMatchObject({ type: 'error', text: expect.stringMatching(/^move: /) });
    expect(await ann.ask(move('nowhere', 0, toyDraw))).toMatchObject({ code: 'no-such-table' });
    ann.send({ type: 'ping' });
    await ann.next('pong');
  });

  it('keep out people without an invitation', async () => {
    const { table, invite } = await seatTwo();
    const eve = createVisitor(server.url);
    await expect(eve.connect()).rejects.toThrow('401');
    await eve.request('GET', '/api/me');
    await expect(eve.connect({ origin: 'http://evil.example' })).rejects.toThrow('403');
    const line = await eve.connect({ origin: server.url });
    line.send({ type: 'watch', table });
    expect(await line.next('error')).toMatchObject({ code: 'not-invited' });
    line.send({ type: 'watch', table, invite: 'guess' });
    expect(await line.next('error')).toMatchObject({ code: 'wrong-invite' });
    line.send({ type: 'watch', table, invite });
    const { picture } = await line.next('picture');
    expect(picture.outlooks).toMatchObject([{ viewer: 'spectator', options: [], decisions: [] }]);
    expect(await line.ask(move(table, 0, toyDraw))).toMatchObject({ refusal: { code: 'not-your-seat' } });
  });

  it('close a socket that sends too much, and slow down one that sends too often', async () => {
    const { ann, bob } = await seatTwo();
    const closed = new Promise((resolve) => ann.socket.once('close', resolve));
    ann.send('x'.repeat(70_000));
    expect(await closed).toBe(1009);
    for (let count = 0; count < LIMITS.messages.burst + 20; count++) bob.send({ type: 'ping' });
    expect(await bob.next('error')).toMatchObject({ code: 'too-fast' });
  });
});

describe('commands that are sent twice', () => {
  it('get the same answer and are carried out once', async () => {
    const { table, ann, bob } = await seatTwo();
    const played = move(table, 0, toyPlay(0), 1);
    const first = await ann.ask(played);
    await ann.ask(move(table, 0, toyEnd, 1));
    expect(await ann.ask(played)).toEqual(first);
    const refused = move(table, 0, toyPlay(0), 1);
    const no = await ann.ask(refused);
    expect(no.type).toBe('refused');
    await bob.ask(move(table, 1, toyEnd, 2));
    expect(await ann.ask(refused)).toEqual(no);
    expect(await bob.ask({ ...played, seat: 1 })).toMatchObject({ type: 'error', code: 'command-taken' });
  });

  it('also after a restart of the server', async () => {
    const { table, ann, people } = await seatTwo();
    const played = move(table, 0, toyPlay(0));
    const first = await ann.ask(played);
    await server.restart();
    const again = await people.ann.connect();
    expect(await again.ask(played)).toEqual(first);
  });
});

describe('undo', () => {
  it('is free before anything is revealed, and its events vanish', async () => {
    const { table, ann, bob } = await seatTwo();
    await ann.ask(move(table, 0, toyPlay(0)));
    await bob.next('picture', ({ seq }) => seq === 1);
    const answer = await ann.ask({ type: 'undo', command: nanoid(), table, seat: 0 });
    expect(answer).toMatchObject({ type: 'accepted', seq: 2 });
    const message = await bob.next('picture', ({ seq }) => seq === 2);
    expect(message).toMatchObject({ since: 0, events: [] });
    expect(viewOf(message.picture).players[0]?.cards).toBe(3);
  });

  it('is closed after a draw in a game that counts, whatever the others say', async () => {
    const { table, ann, bob } = await seatTwo();
    await ann.ask(move(table, 0, toyDraw));
    const { picture } = await ann.next('picture', ({ seq }) => seq === 1);
    expect(picture.canUndo).toEqual({ cost: 'no', reason: 'revealed' });
    expect(picture).not.toHaveProperty('practice');
    const asked = await ann.ask({ type: 'undo', command: nanoid(), table, seat: 0 });
    expect(asked).toMatchObject({ type: 'refused', refusal: { code: 'undo-revealed' } });
    const yes = await bob.ask({ type: 'consent', command: nanoid(), table, accept: true });
    expect(yes).toMatchObject({ type: 'refused', refusal: { code: 'no-undo-asked' } });
  });

  it('asks the others after a draw in practice', async () => {
    const { table, ann, bob } = await seatTwo({ freeUndo: true });
    await ann.ask(move(table, 0, toyDraw));
    const asked = await ann.ask({ type: 'undo', command: nanoid(), table, seat: 0 });
    expect(asked).toMatchObject({ type: 'accepted', seq: 1 });
    const { picture } = await bob.next('picture', (message) => message.picture.request !== undefined);
    expect(picture.request).toMatchObject({ by: 'Ann', asked: true, moves: 1, waiting: ['Bob'] });
    const yes = await bob.ask({ type: 'consent', command: nanoid(), table, accept: true });
    expect(yes).toMatchObject({ type: 'accepted', seq: 2 });
    const after = await ann.next('picture', ({ seq }) => seq === 2);
    expect(after.picture.request).toBeUndefined();
    expect(viewOf(after.picture).players[0]?.cards).toBe(3);
    const late = await bob.ask({ type: 'consent', command: nanoid(), table, accept: true });
    expect(late).toMatchObject({ type: 'refused', text: 'Nobody has asked to take a move back.' });
  });
});

describe('a server that stops', () => {
  // A socket that nobody ends ends itself after half a minute; by then this test has failed.
  it('says so, and does not wait for a client that is silent', { timeout: 25_000 }, async () => {
    const { ann, bob } = await seatTwo();
    const closed = new Promise((resolve) => ann.socket.once('close', resolve));
    bob.socket.pause();
    await server.restart();
    expect(await closed).toBe(1012);
    expect(bob.socket.readyState).toBe(bob.socket.OPEN);
    bob.socket.terminate();
  });
});

describe('coming back', () => {
  it('sends only what was missed', async () => {
    const { table, ann, bob, people } = await seatTwo();
    await ann.ask(move(table, 0, toyPlay(0)));
    await bob.next('picture', ({ seq }) => seq === 1);
    await bob.close();
    await ann.ask(move(table, 0, toyPlay(0)));
    await ann.ask(move(table, 0, toyEnd));
    const back = await people.bob.connect();
    back.send({ type: 'watch', table, seen: 1 });
    const message = await back.next('picture');
    expect(message.since).toBe(1);
    expect(message.events.map(({ seq }) => seq)).toEqual([2, 3]);
    back.send({ type: 'watch', table });
    // From the opening on, which deals a hand to each of the two.
    expect((await back.next('picture')).events.map(({ seq }) => seq)).toEqual([0, 0, 1, 2, 3]);
    back.send({ type: 'watch', table, seen: 99 });
    expect((await back.next('picture')).since).toBe(-1);
  });

  it('shows the same table after a restart of the server', async () => {
    const { table, ann, people } = await seatTwo();
    await ann.ask(move(table, 0, toyPlay(0)));
    await ann.ask(move(table, 0, toyDraw));
    const before = await ann.next('picture', ({ seq }) => seq === 2);
    await server.restart();
    const back = await people.ann.connect();
    back.send({ type: 'watch', table });
    const after = await back.next('picture');
    expect(after.picture).toEqual(before.picture);
    expect(after.events.map(({ seq }) => seq)).toEqual([0, 0, 1, 2]);
  });

  it('keeps a request to take moves back when the server restarts, and it can still be answered', async () => {
    const { table, ann, people } = await seatTwo({ freeUndo: true });
    await ann.ask(move(table, 0, toyDraw));
    await ann.ask({ type: 'undo', command: nanoid(), table, seat: 0 });
    const before = await ann.next('picture', ({ picture }) => picture.request !== undefined);
    expect(before.picture.request).toMatchObject({ mine: true });
    await server.restart();
    const back = await people.ann.connect();
    back.send({ type: 'watch', table, seen: 1 });
    const after = await back.next('picture');
    expect([after.seq, after.picture.request]).toEqual([before.seq, before.picture.request]);
    const bob = await people.bob.connect();
    const yes = await bob.ask({ type: 'consent', command: nanoid(), table, accept: true });
    expect(yes).toMatchObject({ type: 'accepted', seq: 2 });
  });
});
