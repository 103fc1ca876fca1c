import { defined } from '@three-spires/kernel';
import { TALK } from '@three-spires/session';
import type { ErrorAnswer, TableSummary } from '@three-spires/session/protocol';
import { toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

let server: Loopback;
beforeAll(async () => {
  // The clock that allowances grow by stands still, so that a slow machine changes nothing.
  const time = { elapsed: () => 0, date: () => Date.now() };
  server = await startLoopback([{ game: toyGame }], { time });
});
afterAll(() => server.close());

const named = async (name: string): Promise<Visitor> => {
  const visitor = createVisitor(server.url);
  await visitor.request('PATCH', '/api/me', { name });
  return visitor;
};

const watch = async (who: Visitor, table: string, invite?: string): Promise<Line> => {
  const line = await who.connect();
  line.send({ type: 'watch', table, ...defined({ invite }) });
  await line.next('picture');
  return line;
};

const open = async () => {
  const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')];
  const { table, invite } = await ann.openTable('toy', { players: 2, rounds: 3 }, ['me', 'open']);
  await bob.request('POST', `/api/tables/${table}/seats`, { invite });
  return { ann, bob, eve, table, invite };
};

const say = (table: string, text: string) => ({ type: 'chat' as const, command: nanoid(), table, text });

describe('the chat of a table', () => {
  it('reaches seats and spectators, with words and with signs', async () => {
    const { ann, bob, eve, table, invite } = await open();
    const lines = [await watch(ann, table), await watch(bob, table), await watch(eve, table, invite)];
    const [anns, bobs, eves] = lines as [Line, Line, Line];
    for (const line of lines) expect((await line.next('chat')).lines).toEqual([]);
    expect(await anns.ask(say(table, '  Hello!  '))).toMatchObject({ type: 'accepted', seq: 0 });
    const hello = { number: 1, name: 'Ann', seats: [0], text: 'Hello!' };
    expect((await anns.next('chat')).lines).toMatchObject([{ ...hello, mine: true }]);
    expect((await bobs.next('chat')).lines).toMatchObject([{ ...hello, mine: false }]);
    expect((await eves.next('chat')).lines).toMatchObject([{ ...hello, mine: false }]);
    bobs.send({ type: 'signal', command: nanoid(), table, signal: 'block', amount: 5, at: 'player:0' });
    expect((await anns.next('chat')).lines).toMatchObject([
      { number: 2, name: 'Bob', seats: [1], signal: { name: 'block', amount: 5, at: 'player:0' } },
    ]);
    eves.send(say(table, 'Good luck'));
    expect((await anns.next('chat')).lines).toMatchObject([{ number: 3, name: 'Eve', seats: [] }]);
    for (const line of lines) await line.close();
  });

  it('is kept, and said once however often it is sent', async () => {
    const { ann, bob, table } = await open();
    const anns = await watch(ann, table);
    const twice = say(table, 'Once');
    await anns.ask(twice);
    await anns.ask(twice);
    await anns.close();
    await server.restart();
    const bobs = await watch(bob, table);
    expect((await bobs.next('chat')).lines).toMatchObject([{ number: 1, text: 'Once', name: 'Ann' }]);
    await bobs.close();
  });

  it('is closed to those who do not look at the table, and to nonsense', async () => {
    const { ann, eve, table } = await open();
    const eves = await eve.connect();
    expect(await eves.ask(say(table, 'Hi'))).toMatchObject({ type: 'error', code: 'not-there' });
    await eves.close();
    const anns = await watch(ann, table);
    for (const text of ['   ', '\u200b\u0000', 'x'.repeat(301)])
      expect(await anns.ask(say(table, text))).toMatchObject({ type: 'error', code: 'bad-request' });
    const wrong = { type: 'signal', command: nanoid(), table, signal: 'dance' };
    anns.send(JSON.stringify(wrong));
    expect(await anns.next('error')).toMatchObject({ command: wrong.command, code: 'bad-request' });
    await anns.close();
  });

  it('is no place for floods', async () => {
    const { ann, table } = await open();
    const anns = await watch(ann, table);
    const answers: unknown[] = [];
    for (let count = 0; count <= TALK.burst; count++) answers.push(await anns.ask(say(table, `${count}`)));
    expect(answers.at(-1)).toMatchObject({ type: 'error', code: 'too-much-talk' });
    expect(answers.at(-2)).toMatchObject({ type: 'accepted' });
    await anns.close();
  });

  it('counts the words of a person over all windows, at each table', async () => {
    const { ann, bob, table } = await open();
    const [first, second, bobs] = [await watch(ann, table), await watch(ann, table), await watch(bob, table)];
    for (let count = 0; count < TALK.burst; count++) await first.ask(say(table, `${count}`));
    expect(await second.ask(say(table, 'More'))).toMatchObject({ type: 'error', code: 'too-much-talk' });
    expect(await bobs.ask(say(table, 'Well'))).toMatchObject({ type: 'accepted' });
    const elsewhere = await open();
    await ann.request('POST', `/api/tables/${elsewhere.table}/seats`, { invite: elsewhere.invite });
    second.send({ type: 'watch', table: elsewhere.table, invite: elsewhere.invite });
    await second.next('picture', (message) => message.table === elsewhere.table);
    expect(await second.ask(say(elsewhere.table, 'Hi'))).toMatchObject({ type: 'accepted' });
    for (const line of [first, second, bobs]) await line.close();
  });
});

describe('a seat', () => {
  it('can be given back and taken by another person with the link', async () => {
    const { ann, bob, eve, table, invite } = await open();
    const anns = await watch(ann, table);
    const release = (who: Visitor, seat: number) =>
      who.request<ErrorAnswer>('DELETE', `/api/tables/${table}/seats/${seat}`);
    expect((await release(eve, 1)).body.error.code).toBe('not-your-seat');
    expect((await release(ann, 1)).status).toBe(403);
    expect((await release(bob, 1)).status).toBe(200);
    const { picture } = await anns.next('picture', (next) => next.picture.seats[1]?.open === true);
    expect(picture.seats[1]).toEqual({ seat: 1, name: 'Player 2', open: true, mine: false });
    expect((await release(bob, 1)).status).toBe(403);
    // Who gave a seat back may look on and take it again.
    expect((await bob.request('GET', `/api/tables/${table}`)).status).toBe(200);
    const taken = await eve.request('POST', `/api/tables/${table}/seats`, { invite });
    expect(taken.body).toEqual({ table, seat: 1 });
    const { body } = await eve.request<TableSummary>('GET', `/api/tables/${table}`);
    expect(body.seats[1]).toMatchObject({ name: 'Eve', mine: true });
    await anns.close();
  });
});
