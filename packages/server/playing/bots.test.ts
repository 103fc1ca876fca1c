import type { Move } from '@three-spires/kernel';
import type { Bots } from '@three-spires/session';
import type { ErrorAnswer, Me, NewTableAnswer, TableSummary } from '@three-spires/session/protocol';
import { toyDraw, toyEnd, toyGame, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

const setup = { players: 2, rounds: 3 };

/** A bot of the toy game that does what the test says. */
let wish: () => Move | Promise<Move>;
const owners: string[] = [];
const bots: Bots = {
  levelsOf: (game) => (game === 'toy' ? ['random', 'adept'] : []),
  think: async ({ owner }) => {
    owners.push(owner);
    return { move: await wish() };
  },
  adviserOf: () => undefined,
  raterOf: () => undefined,
  rate: async () => [],
  advise: async () => [],
  close: async () => undefined,
};

let server: Loopback;
let ann: Visitor;
beforeEach(async () => {
  wish = () => toyEnd;
  owners.length = 0;
  server = await startLoopback([{ game: toyGame }], { bots });
  ann = createVisitor(server.url);
});
afterEach(() => server.close());

const follow = async (table: string): Promise<Line> => {
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  return line;
};
const move = (table: string, played: Move) =>
  ({ type: 'move', command: nanoid(), table, seat: 0, move: played }) as const;

describe('a bot in a seat', () => {
  it('plays when it has to decide, and has a name and a strength', async () => {
    const { table } = await ann.openTable('toy', setup, ['me', 'bot']);
    const line = await follow(table);
    // It ends its turn at once; after that it waits for the other.
    const first = await line.next('picture', ({ seq }) => seq === 1);
    expect(first.picture.deciding).toEqual([0]);
    expect(first.picture.seats[1]).toMatchObject({ name: 'Bot 2', bot: 'adept', open: false });
    expect((await line.ask(move(table, toyEnd))).type).toBe('accepted');
    await line.next('picture', ({ seq }) => seq === 3);
    const { body } = await ann.request<TableSummary>('GET', `/api/tables/${table}`);
    expect(body.seats[1]).toMatchObject({ bot: 'adept', open: false, mine: false });
    const bob = createVisitor(server.url);
    const claim = await bob.request<ErrorAnswer>('POST', `/api/tables/${table}/seats`, {
      invite: body.invite,
      seat: 1,
    });
    expect(claim.body.error.code).toBe('seat-taken');
  });

  it('thinks on behalf of the person whose table it is', async () => {
    const bob = createVisitor(server.url);
    const people: string[] = [];
    for (const visitor of [ann, bob]) {
      people.push((await visitor.request<Me>('GET', '/api/me')).body.id);
      const { table } = await visitor.openTable('toy', setup, ['bot', 'me']);
      const line = await visitor.connect();
      line.send({ type: 'watch', table });
      await line.next('picture', ({ seq }) => seq === 1);
    }
    expect(owners.slice(-2)).toEqual(people);
  });

  it('thinks again where a person has moved while it thought', async () => {
    let choose = (_: Move): void => undefined;
    const slow = new Promise<Move>((resolve) => {
      choose = resolve;
    });
    wish = () => slow;
    const { table } = await ann.openTable('toy', setup, ['me', 'bot']);
    const line = await follow(table);
    await expect.poll(() => owners.length).toBe(1);
    expect((await line.ask(move(table, toyPlay(0)))).type).toBe('accepted');
    wish = () => toyEnd;
    choose(toyDraw);
    const { picture } = await line.next('picture', ({ seq }) => seq === 2);
    expect([owners.length, picture.deciding]).toEqual([2, [0]]);
  });

  it('plays after a restart what it had not played before', async () => {
    const { table } = await ann.openTable('toy', setup, ['me', 'bot']);
    await server.restart();
    const line = await follow(table);
    await line.next('picture', ({ seq }) => seq === 1);
  });

  it('goes back with an undo to before one’s own last move, and never minds', async () => {
    const { table } = await ann.openTable('toy', setup, ['me', 'bot'], { freeUndo: true });
    const line = await follow(table);
    await line.next('picture', ({ seq }) => seq === 1);
    await line.ask(move(table, toyPlay(0)));
    wish = () => toyDraw;
    await line.ask(move(table, toyEnd));
    // Two draws reveal something; then it ends its turn.
    await line.next('picture', ({ seq }) => seq === 5);
    wish = () => toyEnd;
    owners.length = 0;
    await line.next('picture', ({ picture }) => picture.deciding.length === 1);
    const undo = { type: 'undo', command: nanoid(), table, seat: 0 } as const;
    expect((await line.ask(undo)).type).toBe('accepted');
    const { picture } = await line.next('picture', ({ cause }) => cause === undo.command);
    expect(picture).toMatchObject({ deciding: [0], outlooks: [{ view: { players: [{ cards: 2 }, {}] } }] });
  });

  it.each([
    [
      'fails',
      () => {
        throw new Error('lost for an idea');
      },
    ],
    ['chooses an illegal move', () => toyPlay(40)],
  ])('leaves the table going when it %s', async (_, wished) => {
    wish = wished;
    const { table } = await ann.openTable('toy', setup, ['me', 'bot']);
    const line = await follow(table);
    await line.next('picture', ({ seq }) => seq >= 1);
  });

  it('waits with the first move until every seat is taken', async () => {
    const { table } = await ann.openTable('toy', { ...setup, players: 3 }, ['me', 'bot', 'open']);
    const line = await follow(table);
    await line.next('picture', ({ seq }) => seq === 0);
    const { body } = await ann.request<TableSummary>('GET', `/api/tables/${table}`);
    expect([owners, body.seats[2]?.open]).toEqual([[], true]);
    await ann.request('POST', `/api/tables/${table}/seats/2/bot`, {});
    await line.next('picture', ({ seq }) => seq === 2);
    expect(owners).toHaveLength(2);
  });

  it('does not wait for open seats once a person has begun', async () => {
    const { table } = await ann.openTable('toy', { ...setup, players: 3 }, ['me', 'bot', 'open']);
    const line = await follow(table);
    expect((await line.ask(move(table, toyEnd))).type).toBe('accepted');
    await line.next('picture', ({ seq }) => seq === 2);
  });

  it('is asked for by a strength that the game has', async () => {
    const open = (level: string) =>
      ann.request<NewTableAnswer & ErrorAnswer>('POST', '/api/tables', {
        game: 'toy',
        setup,
        seats: [{ holder: 'me' }, { holder: 'bot', level }],
      });
    expect((await open('master')).body.error).toMatchObject({ code: 'no-such-bot' });
    const { table } = (await open('random')).body;
    const { body } = await ann.request<TableSummary>('GET', `/api/tables/${table}`);
    expect(body.seats[1]?.bot).toBe('random');
  });
});
