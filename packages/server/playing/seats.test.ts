import { mysticSpires } from '@three-spires/mystic-spires';
import type { ErrorAnswer, TableList, TableSummary } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type MessageOf, type Visitor } from '../testing/visitor.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
});
afterAll(() => server.close());

const DECKS = ["Sleepers' Court", 'March of Cinders'] as const;

const person = async (name: string): Promise<Visitor> => {
  const visitor = createVisitor(server.url);
  await visitor.request('PATCH', '/api/me', { name });
  return visitor;
};

type Claim = { readonly seat?: number; readonly choice?: unknown };

const take = async (
  who: Visitor,
  { table, invite }: { table: string; invite: string },
  claim: Claim = {},
) => {
  const answer = await who.request<ErrorAnswer>('POST', `/api/tables/${table}/seats`, { invite, ...claim });
  return answer.status === 200 ? 'taken' : answer.body.error;
};

const giveBack = async (who: Visitor, table: string, seat: number): Promise<number> =>
  (await who.request('DELETE', `/api/tables/${table}/seats/${seat}`)).status;

const summaryOf = async (who: Visitor, table: string, invite = ''): Promise<TableSummary> =>
  (await who.request<TableSummary>('GET', `/api/tables/${table}${invite && `?invite=${invite}`}`)).body;

/** Follows the table until the picture is as wanted. */
const follow = async (
  who: Visitor,
  table: string,
): Promise<{
  line: Line;
  until: (wanted: (picture: MessageOf<'picture'>['picture']) => boolean) => Promise<void>;
}> => {
  const line = await who.connect();
  line.send({ type: 'watch', table });
  return {
    line,
    until: async (wanted) => {
      await line.next('picture', ({ picture }) => wanted(picture));
    },
  };
};

/** Any legal move of a person who may make one now. */
const moveOnce = async (table: string, people: readonly Visitor[]): Promise<void> => {
  for (const who of people) {
    const line = await who.connect();
    line.send({ type: 'watch', table });
    const [outlook] = (await line.next('picture')).picture.outlooks;
    const option = outlook?.options[0];
    const seat = outlook?.viewer;
    if (option === undefined || typeof seat !== 'number') {
      await line.close();
      continue;
    }
    const answer = await line.ask({ type: 'move', command: nanoid(), table, seat, move: option.move });
    expect(answer.type).toBe('accepted');
    return line.close();
  }
  throw new Error('nobody can move');
};

const GAMES = [
  { game: 'slay-the-spire', setup: { characters: ['Ironclad', 'Silent'] }, claim: {} },
  { game: 'mystic-spires', setup: { decks: [DECKS[0], null], first: 'first' }, claim: { choice: DECKS[1] } },
  { game: 'stygian-society', setup: { players: 2, tower: 'fast' }, claim: {} },
] as const;

describe.each(GAMES)('a seat of $game', ({ game, setup, claim }) => {
  it('is given back in a running game, stays open, and is taken again by the same person', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const opened = await ann.openTable(game, setup, ['me', 'open']);
    const { table } = opened;
    expect(await take(bob, opened, claim)).toBe('taken');
    const { line, until } = await follow(ann, table);
    await until(({ seats }) => seats[1]?.name === 'Bob');
    await moveOnce(table, [ann, bob]);
    expect(await giveBack(bob, table, 1)).toBe(200);
    await until(({ seats }) => seats[1]?.open === true);
    // The table is still found by the person who left, with the invitation, and nothing is left to choose.
    const { body } = await bob.request<TableList>('GET', '/api/tables');
    const left = body.tables.find((each) => each.table === table);
    expect(left?.seq).toBeGreaterThan(0);
    expect(left).toMatchObject({
      invite: opened.invite,
      seats: [{}, { open: true, left: true, mine: false }],
    });
    expect(left?.seats[1]?.choice).toBeUndefined();
    expect(left?.seats[1]?.barred).toBeUndefined();
    expect(await take(bob, opened)).toBe('taken');
    await until(({ seats }) => seats[1]?.name === 'Bob' && !seats[1].open);
    await line.close();
  });

  it('goes to one of two people who take it at once, and the other is told so', async () => {
    const [ann, bob, cid] = [await person('Ann'), await person('Bob'), await person('Cid')];
    const opened = await ann.openTable(game, setup, ['me', 'open']);
    const answers = await Promise.all([
      take(bob, opened, { seat: 1, ...claim }),
      take(cid, opened, { seat: 1, ...claim }),
    ]);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(answers.find((answer) => answer !== 'taken')).toMatchObject({
      code: 'seat-taken',
      text: 'Someone else has just taken this seat.',
    });
  });

  it('is named with its host to a person who is invited', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table, invite } = await ann.openTable(game, setup, ['me', 'open']);
    const summary = await summaryOf(bob, table, invite);
    expect(summary).toMatchObject({ host: 'Ann', game });
    expect(summary.seats[1]?.choice).toBe('choice' in claim ? true : undefined);
  });
});

it('names the person who opened the table as the host, wherever that person sits', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const opened = await ann.openTable('slay-the-spire', { characters: ['Ironclad', 'Silent'] }, [
    'open',
    'me',
  ]);
  await take(bob, opened);
  expect((await summaryOf(bob, opened.table)).host).toBe('Ann');
  await giveBack(ann, opened.table, 1);
  expect((await summaryOf(bob, opened.table)).host).toBe('Bob');
});

it('lets nobody in who was never there', async () => {
  const [ann, eve] = [await person('Ann'), await person('Eve')];
  const { table } = await ann.openTable('slay-the-spire', { characters: ['Ironclad', 'Silent'] }, [
    'me',
    'open',
  ]);
  expect((await eve.request('GET', `/api/tables/${table}`)).status).toBe(403);
  expect((await eve.request<TableList>('GET', '/api/tables')).body.tables).toEqual([]);
});

it('does not list a game of the past that a person has left', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const opened = await ann.openTable('mystic-spires', { decks: [...DECKS], first: 'first' }, ['me', 'open']);
  await take(bob, opened);
  await giveBack(bob, opened.table, 1);
  const line = await ann.connect();
  const move = mysticSpires.concession ?? 0;
  await line.ask({ type: 'move', command: nanoid(), table: opened.table, seat: 0, move });
  await line.close();
  expect((await bob.request<TableList>('GET', '/api/tables')).body.tables).toEqual([]);
});

describe('before hands are dealt', () => {
  const setup = { decks: [null, null], first: 'first' };

  it('rivals swap seats, and nobody is barred later for what they did not see', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const opened = await ann.openTable('mystic-spires', setup, ['me', 'open']);
    const { table } = opened;
    expect(await take(ann, opened, { seat: 1 })).toBe('taken');
    expect(await giveBack(ann, table, 0)).toBe(200);
    expect(await take(bob, opened, { seat: 0, choice: DECKS[0] })).toBe('taken');
    expect(await take(ann, opened, { seat: 1, choice: DECKS[1] })).toBe('taken');
    expect((await summaryOf(ann, table)).seats.some(({ deciding }) => deciding)).toBe(true);
    for (const [who, seat] of [
      [ann, 1],
      [bob, 0],
    ] as const) {
      expect(await giveBack(who, table, seat)).toBe(200);
      expect(await take(who, opened, { seat })).toBe('taken');
    }
  });

  it('the host chooses a deck at the table, and the battle begins when both have one', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const opened = await ann.openTable('mystic-spires', setup, ['me', 'open']);
    const choices = async () =>
      (await summaryOf(ann, opened.table)).seats.map(({ choice }) => choice === true);
    expect(await choices()).toEqual([true, true]);
    await take(ann, opened, { seat: 0, choice: DECKS[0] });
    expect(await choices()).toEqual([false, true]);
    await take(bob, opened, { choice: DECKS[1] });
    expect(await choices()).toEqual([false, false]);
    expect((await summaryOf(ann, opened.table)).seats.some(({ deciding }) => deciding)).toBe(true);
  });
});

describe('a position with an open seat', () => {
  const position = { setup: { decks: [null, null], position: { keepers: [{}, {}] } } };

  it('leaves nothing to choose, and is taken, given back and taken again', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const opened = await ann.openTable('mystic-spires', position.setup, ['me', 'open']);
    const { seats } = await summaryOf(bob, opened.table, opened.invite);
    expect(seats.map(({ choice }) => choice)).toEqual([undefined, undefined]);
    expect(await take(bob, opened)).toBe('taken');
    expect(await giveBack(bob, opened.table, 1)).toBe(200);
    expect(await take(bob, opened)).toBe('taken');
  });
});
