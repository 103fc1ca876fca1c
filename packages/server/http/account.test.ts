import path from 'node:path';
import type {
  Account,
  DecksAnswer,
  ErrorAnswer,
  HistoryAnswer,
  Me,
  ReplayAnswer,
  TableList,
  TableSummary,
} from '@three-spires/session/protocol';
import { toyEnd, toyGame, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

const GAMES = [
  { game: toyGame, decks: true as const, portraits: ['figure/one', 'figure/two'] },
  ...HOSTED_GAMES,
];

let server: Loopback;
let store: Store;
beforeEach(async () => {
  server = await startLoopback(GAMES);
  store = await openSqliteStore(path.join(server.dataDir, 'three-spires.db'));
});
afterEach(async () => {
  await store.close();
  await server.close();
});

type Person = { readonly visitor: Visitor; readonly id: string };

const named = async (name: string): Promise<Person> => {
  const visitor = createVisitor(server.url);
  const { body } = await visitor.request<Me>('PATCH', '/api/me', { name });
  return { visitor, id: body.id };
};

const watch = async (who: Visitor, table: string): Promise<Line> => {
  const line = await who.connect();
  line.send({ type: 'watch', table });
  await line.next('picture');
  return line;
};

/** A game of the toy for two, played to its end or not. */
const play = async (ann: Visitor, bob: Visitor, isFinished: boolean): Promise<string> => {
  const rounds = isFinished ? 1 : 9;
  const { table, invite } = await ann.openTable('toy', { players: 2, rounds }, ['me', 'open']);
  await bob.request('POST', `/api/tables/${table}/seats`, { invite });
  for (const [seat, who] of [ann, bob].entries()) {
    const line = await watch(who, table);
    await line.ask({ type: 'chat', command: nanoid(), table, text: `words of seat ${seat}` });
    await line.close();
  }
  for (const [seat, who] of isFinished ? [ann, bob].entries() : []) {
    const line = await watch(who, table);
    await line.ask({ type: 'move', command: nanoid(), table, seat, move: toyEnd });
    await line.close();
  }
  return table;
};

const keepDeck = (who: Visitor) =>
  who.request('PUT', '/api/decks/toy/deck-one', {
    version: 0,
    deck: { name: 'My deck', tower: '', main: { Moth: 2 }, tokens: {} },
  });

const remove = (who: Visitor, name: string) => who.request<ErrorAnswer>('DELETE', '/api/me', { name });

/** Results are written a moment after the game has ended. */
const recorded = async (who: Visitor): Promise<HistoryAnswer> => {
  for (;;) {
    const { body } = await who.request<HistoryAnswer>('GET', '/api/history?practice=1');
    if (body.total > 0) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('an avatar', () => {
  it('is there from the beginning, can be chosen from a list, and is seen by others', async () => {
    const { visitor: ann } = await named('Ann');
    const { body: account } = await ann.request<Account>('GET', '/api/me/account');
    expect(account.avatars).toContain('slay-the-spire/figure/ironclad');
    expect(account.avatars).toContain(account.avatar);
    const chosen = account.avatars.find((avatar) => avatar !== account.avatar);
    const wrong = await ann.request<ErrorAnswer>('PATCH', '/api/me', { avatar: 'toy/figure/../secret' });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'unknown-avatar']);
    expect((await ann.request<ErrorAnswer>('PATCH', '/api/me', {})).status).toBe(400);

    const { visitor: bob } = await named('Bob');
    const { table, invite } = await ann.openTable('toy', { players: 2, rounds: 1 }, ['me', 'open']);
    await bob.request('POST', `/api/tables/${table}/seats`, { invite });
    const line = await watch(bob, table);
    expect((await ann.request<Me>('PATCH', '/api/me', { avatar: chosen })).body).toMatchObject({
      name: 'Ann',
      avatar: chosen,
    });
    const { picture } = await line.next('picture', (next) => next.picture.seats[0]?.avatar === chosen);
    expect(picture.seats[0]?.name).toBe('Ann');
    await line.next('present', ({ people }) => people.every(({ avatar }) => avatar !== undefined));
    const { body } = await bob.request<TableSummary>('GET', `/api/tables/${table}`);
    expect(body.seats[0]?.avatar).toBe(chosen);
    expect(body.seats[1]?.avatar).toBeDefined();
    await line.close();
  });
});

type Exported = {
  readonly profile: object;
  readonly decks: readonly object[];
  readonly results: readonly object[];
  readonly tables: readonly {
    readonly table: string;
    readonly seed?: string;
    readonly setup: unknown;
    readonly log: readonly object[];
  }[];
  readonly chatLines: readonly object[];
  readonly notices: readonly object[];
  readonly ratings: readonly object[];
  readonly ratingChanges: readonly object[];
  readonly blocked: readonly string[];
};

const exported = async (visitor: Visitor): Promise<Exported> =>
  (await visitor.request<Exported>('GET', '/api/me/export')).body;

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('the export', () => {
  it('has everything that is kept about a person, and no more', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    await keepDeck(ann.visitor);
    const finished = await play(ann.visitor, bob.visitor, true);
    await recorded(ann.visitor);
    const running = await play(ann.visitor, bob.visitor, false);
    const answer = await ann.visitor.request<Exported>('GET', '/api/me/export');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const { body } = answer;
    expect(body.profile).toMatchObject({ id: ann.id, name: 'Ann', createdAt: expect.stringMatching(ISO) });
    expect(body).toMatchObject({ devices: [{ name: '' }], passkeys: [], campaigns: [], campaignGames: [] });
    expect(body.decks).toMatchObject([{ game: 'toy', list: { name: 'My deck' } }]);
    expect(body.results).toMatchObject([{ table: finished, names: ['Ann', 'Bob'] }]);
    expect(body.tables.map(({ table }) => table).toSorted()).toEqual([finished, running].toSorted());
    expect(body.tables.find(({ table }) => table === finished)).toMatchObject({
      holds: [0],
      hasHeld: [0],
      entries: 1,
      isOver: true,
      changedAt: expect.stringMatching(ISO),
    });
    expect(body.chatLines).toMatchObject([
      { said: { text: 'words of seat 0' } },
      { said: { text: 'words of seat 0' } },
    ]);
    const text = JSON.stringify(body);
    expect(text).not.toContain('words of seat 1');
    expect(text).not.toContain(bob.id);
    for (const secret of ['tokenHash', 'token_hash', 'publicKey', 'invite', 'command'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(at|\w+At)":\d/);
  });

  it('has ratings, blocks and notices too, and nothing of them is left after deletion', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const channel = {
      id: 'hook',
      person: ann.id,
      kind: 'webhook',
      endpoint: 'https://hooks.example',
    } as const;
    await store.addChannel({ ...channel, origin: 'https://spires.example', createdAt: 1 }, 9);
    await store.addBlock(ann.id, bob.id, 1, 9);
    const body = await exported(ann.visitor);
    expect(body.notices).toEqual([
      { kind: 'webhook', endpoint: 'https://hooks.example', createdAt: '1970-01-01T00:00:00.001Z' },
    ]);
    expect([body.blocked, body.ratings, body.ratingChanges]).toEqual([['Bob'], [], []]);
    expect((await ann.visitor.request('DELETE', '/api/me', { name: 'Ann' })).status).toBeLessThan(300);
    expect(await store.channelsOf(ann.id)).toEqual([]);
    expect(await store.blocksOf(ann.id, 9)).toEqual([]);
  });

  it('gives away neither the seed of a running game nor the deck or the cards of the other player', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const setup = { decks: ["Sleepers' Court", 'March of Cinders'] };
    const { table, invite } = await ann.visitor.openTable('mystic-spires', setup, ['me', 'open'], {
      seed: 'a well kept seed',
    });
    await bob.visitor.request('POST', `/api/tables/${table}/seats`, { invite });
    const { body } = await ann.visitor.request<Exported>('GET', '/api/me/export');
    expect(body.tables).toMatchObject([{ table, holds: [0], isOver: false }]);
    // Only facts about the person and the table; nothing of what the rules have dealt.
    expect(Object.keys(body.tables[0] ?? {}).toSorted()).toEqual([
      ...['changedAt', 'contentHash', 'createdAt', 'entries', 'game', 'hasHeld', 'holds', 'isOver', 'log'],
      ...['rulesVersion', 'setup', 'table'],
    ]);
    const text = JSON.stringify(body);
    expect(text).not.toContain('a well kept seed');
    expect(text).not.toContain((await store.tableById(table))?.seed);
    expect(text).not.toContain(invite);
    expect(text).toContain("Sleepers' Court");
    expect(text).not.toContain('March of Cinders');
  });

  it('has the whole log of a finished game, from which it plays again, and only own moves of a running one', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const moves = [
      [0, toyPlay(2)],
      [1, toyPlay(1)],
      [0, toyEnd],
    ] as const;
    const open = async (rounds: number): Promise<string> => {
      const { table, invite } = await ann.visitor.openTable('toy', { players: 2, rounds }, ['me', 'open']);
      await bob.visitor.request('POST', `/api/tables/${table}/seats`, { invite });
      const lines = [await watch(ann.visitor, table), await watch(bob.visitor, table)];
      for (const [seat, move] of [...moves, ...(rounds === 1 ? [[1, toyEnd] as const] : [])])
        expect(await lines[seat]?.ask({ type: 'move', command: nanoid(), table, seat, move })).toMatchObject({
          type: 'accepted',
        });
      for (const line of lines) await line.close();
      return table;
    };
    const [finished, running] = [await open(1), await open(9)];
    const { tables } = await exported(ann.visitor);
    const [over, on] = [finished, running].map((id) => tables.find(({ table }) => table === id));
    const stored = await store.tableById(finished);
    expect(over).toMatchObject({ seed: stored?.seed, setup: { players: 2, rounds: 1 } });
    const log = [...moves, [1, toyEnd] as const].map(([seat, move], at) => ({ seq: at + 1, seat, move }));
    expect(over?.log).toEqual(log);
    const state = toyGame.start(over?.setup as never, over?.seed ?? '');
    for (const { seat, move } of log) toyGame.apply(state, seat, move);
    expect(toyGame.outcome(state)).toEqual(stored?.outcome);
    expect(on?.log).toEqual(log.filter(({ seq, seat }) => seq < 4 && seat === 0));
    expect(on).not.toHaveProperty('seed');
  });

  it('never has the seed of a day, which others may still have before them', async () => {
    const { visitor: ann } = await named('Ann');
    const setup = { characters: ['Ironclad'], climb: { daily: new Date().toISOString().slice(0, 10) } };
    const { table } = await ann.openTable('slay-the-spire', setup, ['me']);
    const line = await watch(ann, table);
    await line.ask({ type: 'giveUp', command: nanoid(), table, seat: 0 });
    await line.close();
    const { tables } = await exported(ann);
    expect(tables[0]).toMatchObject({ table, isOver: true, log: [{ seq: 1 }] });
    expect(tables[0]).not.toHaveProperty('seed');
  });

  it('is long where there is much, and not to be had all the time', async () => {
    const { visitor: ann, id } = await named('Ann');
    const { table } = await ann.openTable('toy', { players: 1, rounds: 1 }, ['me']);
    for (let count = 0; count < 450; count++)
      await store.addLine(table, nanoid(), { at: count, person: id, said: { text: `line ${count}` } });
    const { body } = await ann.request<Exported>('GET', '/api/me/export');
    expect(body.chatLines).toHaveLength(450);
    const codes = new Set<number>();
    for (let count = 0; count < 12; count++) codes.add((await ann.request('GET', '/api/me/export')).status);
    expect(codes).toContain(429);
  });
});

describe('deletion', () => {
  it('needs the name, and gives the browser a new guest', async () => {
    const { visitor: ann, id } = await named('Ann');
    const refused = await remove(ann, 'Anna');
    expect([refused.status, refused.body.error.code]).toEqual([400, 'wrong-name']);
    expect((await ann.request<Me>('GET', '/api/me')).body.id).toBe(id);
    expect((await remove(ann, 'Ann')).status).toBe(200);
    const { body } = await ann.request<Me>('GET', '/api/me');
    expect(body.id).not.toBe(id);
    expect(body.name).toMatch(/^Guest \d/);
  });

  it('takes what is the person’s alone and leaves shared games to the others, without the name', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    await keepDeck(ann.visitor);
    const finished = await play(ann.visitor, bob.visitor, true);
    await recorded(bob.visitor);
    await recorded(ann.visitor);
    // The name in a result is the one of that time.
    await ann.visitor.request('PATCH', '/api/me', { name: 'Ann the Later' });
    expect((await remove(ann.visitor, 'Ann the Later')).status).toBe(200);

    expect((await ann.visitor.request<DecksAnswer>('GET', '/api/decks/toy')).body.decks).toEqual([]);
    expect((await ann.visitor.request<TableList>('GET', '/api/tables')).body.tables).toEqual([]);
    expect(await store.allDecksOf(ann.id)).toEqual([]);
    const history = await recorded(bob.visitor);
    expect(history.games).toMatchObject([{ table: finished, names: ['A former player', 'Bob'] }]);
    const { body } = await bob.visitor.request<ReplayAnswer>('GET', `/api/tables/${finished}/replay`);
    expect(body.seats.map(({ name }) => name)).toEqual(['A former player', 'Bob']);
    const line = await bob.visitor.connect();
    line.send({ type: 'watch', table: finished });
    expect((await line.next('chat')).lines).toMatchObject([
      { name: 'A former player', text: '(removed)' },
      { name: 'Bob', text: 'words of seat 1' },
    ]);
    await line.close();
    expect(await store.profileOf(ann.id)).toMatchObject({ name: 'A former player', avatar: '' });
    expect(await store.devicesOf(ann.id)).toEqual([]);
  });

  it('opens the seats of running games for others, and ends the person’s sockets', async () => {
    const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')];
    const table = await play(ann.visitor, bob.visitor, false);
    const [anns, bobs] = [await watch(ann.visitor, table), await watch(bob.visitor, table)];
    const closed = new Promise((resolve) => anns.socket.once('close', resolve));
    expect((await remove(ann.visitor, 'Ann')).status).toBe(200);
    const { picture } = await bobs.next('picture', (next) => next.picture.seats[0]?.open === true);
    expect(picture.seats[0]).toEqual({ seat: 0, name: 'Player 1', open: true, mine: false });
    expect(await closed).toBe(1001);
    const { body } = await bob.visitor.request<TableSummary>('GET', `/api/tables/${table}`);
    const { invite } = body;
    // The fresh guest in the browser of the deleted person is a stranger at the table.
    expect((await ann.visitor.request('GET', `/api/tables/${table}`)).status).toBe(403);
    const taken = await eve.visitor.request('POST', `/api/tables/${table}/seats`, { invite, seat: 0 });
    expect(taken.body).toEqual({ table, seat: 0 });
    // The numbers of chat lines go on after those that were emptied.
    await bobs.ask({ type: 'chat', command: nanoid(), table, text: 'Who are you?' });
    await bobs.next('chat', ({ lines }) => lines.some(({ text }) => text === 'Who are you?'));
    await bobs.close();
  });
});
