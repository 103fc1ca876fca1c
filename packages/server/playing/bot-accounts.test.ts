/** The bot accounts of a server as everyone may see them, and challenges between them and people. */
import path from 'node:path';
import { mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type { BotAnswer, BotsAnswer, Challenge, ChallengesAnswer } from '@three-spires/session/protocol';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTime } from '../settings/system-time.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createProgram } from '../testing/program.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const DAY_MS = 24 * 3600 * 1000;
const START = Date.now();
const TOY = { players: 2, rounds: 1 };
const [deck] = STARTER_DECKS.map(({ tower, main, tokens }) => ({ name: 'a deck', tower, main, tokens }));

let server: Loopback;
/** Time stands still for the server, but for what the tests add. */
let later = 0;
beforeEach(async () => {
  later = 0;
  const time = { date: () => START + later, after: systemTime.after };
  server = await startLoopback([{ game: toyGame }, { game: mysticSpires }], { time });
});
afterEach(() => server.close());

const read = async <Body>(visitor: Visitor, path: string): Promise<Body> => {
  const { status, body } = await visitor.request<Body>('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};

const person = async (name = 'Ann'): Promise<Visitor & { readonly id: string }> => {
  const visitor = createVisitor(server.url);
  const { body } = await visitor.request<{ id: string }>('PATCH', '/api/me', { name });
  return { ...visitor, id: body.id };
};

const challenge = (visitor: Visitor, table: string, to: string) =>
  visitor.request<Challenge>('POST', '/api/challenges', { table, person: to });

describe('the list of bot accounts', () => {
  it('is empty on a server without any, also for a visitor who is not known', async () => {
    const empty = { bots: [], page: 1, pages: 1, total: 0 };
    expect(await read(createVisitor(server.url), '/api/bots')).toEqual(empty);
    const { status, body } = await createVisitor(server.url).request('GET', '/api/bots?page=2');
    expect([status, body]).toMatchObject([404, { error: { code: 'no-such-page' } }]);
  });

  it('names the owner only if the owner wants that', async () => {
    const owner = await person('Olga');
    const bot = await createProgram(server.url, { bot: 'Clank', owner });
    const of = async () => (await read<BotsAnswer>(createVisitor(server.url), '/api/bots')).bots;
    expect(await of()).toMatchObject([{ person: bot.person, name: 'Clank (bot)', ratings: [] }]);
    expect((await of())[0]).not.toHaveProperty('owner');
    const show = (visitor: Visitor, ownerShown: boolean) =>
      visitor.request('PATCH', `/api/me/bots/${bot.person}`, { ownerShown });
    expect((await show(await person('Eve'), true)).status).toBe(404);
    expect((await show(owner, true)).status).toBe(200);
    expect(await of()).toMatchObject([{ owner: 'Olga' }]);
    await show(owner, false);
    expect((await of())[0]).not.toHaveProperty('owner');
  });

  it('is read in pages, those seen last first, with 200 of them', async () => {
    const store = await openSqliteStore(path.join(server.dataDir, 'three-spires.db'));
    await store.addPerson({ id: 'owner', name: 'Olga', tokenHash: 'none', createdAt: 0 });
    for (let number = 1; number <= 200; number++) {
      const bot = { id: `bot-${number}`, name: `Clank ${number} (bot)`, createdAt: number };
      await store.addBot('owner', bot, 200);
      const token = { id: `token-${number}`, person: bot.id, name: 'run', scopes: [], createdAt: number };
      await store.addToken({ ...token, tokenHash: token.id }, 1);
    }
    await store.close();
    const found: string[] = [];
    for (let page = 1; page <= 10; page++) {
      const { bots, ...rest } = await read<BotsAnswer>(createVisitor(server.url), `/api/bots?page=${page}`);
      expect(rest).toEqual({ page, pages: 10, total: 200 });
      found.push(...bots.map(({ person }) => person));
    }
    expect(found).toEqual(Array.from({ length: 200 }, (_, at) => `bot-${200 - at}`));
  });
});

describe('a bot account', () => {
  it('shows its running games that are open to everyone, and no others', async () => {
    const ann = await person();
    const bot = await createProgram(server.url, { bot: 'Clank' });
    const tables: string[] = [];
    for (const more of [{ listed: true }, {}, { listed: true, spectators: false }]) {
      const { table } = await ann.openTable('toy', { ...TOY, rounds: 9 }, ['me', 'open'], more);
      const { body } = await challenge(ann, table, bot.person);
      await bot.client.ask('acceptChallenge', { id: body.id });
      tables.push(table);
    }
    const { running } = await read<BotAnswer>(createVisitor(server.url), `/api/bots/${bot.person}`);
    expect(running.map(({ table }) => table)).toEqual([tables[0]]);
    expect(running[0]).not.toHaveProperty('invite');
  });

  it('shows its finished games, but not those without spectators, and not its decks before', async () => {
    const ann = await person();
    const bot = await createProgram(server.url, { bot: 'Clank' });
    const finish = async (more: object): Promise<string> => {
      const setup = { decks: [deck, null], first: 'first' };
      const { table } = await ann.openTable('mystic-spires', setup, ['me', 'open'], more);
      const { body } = await challenge(ann, table, bot.person);
      await bot.client.ask('acceptChallenge', { id: body.id, choice: deck });
      await bot.client.ask('resign', { table, seat: 1 });
      return table;
    };
    const open = await finish({});
    await finish({ spectators: false });
    const shown = () => read<BotAnswer>(createVisitor(server.url), `/api/bots/${bot.person}`);
    await expect
      .poll(async () => (await shown()).finished, { timeout: 20_000 })
      .toMatchObject([{ table: open, game: 'mystic-spires', result: 'lost', names: ['Ann', 'Clank (bot)'] }]);
    expect((await createVisitor(server.url).request('GET', `/api/tables/${open}/replay`)).status).toBe(200);
  });

  it('is not there for a person who blocked it, or if it is none', async () => {
    const ann = await person();
    const bot = await createProgram(server.url, { bot: 'Clank' });
    await ann.request('PUT', `/api/blocks/${bot.person}`);
    expect((await read<BotsAnswer>(ann, '/api/bots')).bots).toEqual([]);
    for (const id of [bot.person, ann.id, 'nobody'])
      expect((await ann.request('GET', `/api/bots/${id}`)).body).toMatchObject({
        error: { code: 'no-such-bot' },
      });
  });
});

describe('a challenge', () => {
  const shownTo = async (visitor: Visitor) =>
    (await read<ChallengesAnswer>(visitor, '/api/challenges')).challenges;

  it('can be accepted for a week', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table } = await ann.openTable('toy', TOY, ['me', 'open']);
    const { body: made } = await challenge(ann, table, bob.id);
    expect(made).toMatchObject({ status: 'open', expiresAt: START + 7 * DAY_MS });
    later = 7 * DAY_MS - 1;
    expect(await shownTo(bob)).toMatchObject([{ status: 'open' }]);
    later = 7 * DAY_MS;
    expect(await bob.request('POST', `/api/challenges/${made.id}/accept`, {})).toMatchObject({
      status: 409,
      body: { error: { code: 'challenge-over', text: 'This challenge is too old.' } },
    });
  });

  it('has expired once the seat is taken, and is never rated', async () => {
    const [ann, bob, cid] = [await person('Ann'), await person('Bob'), await person('Cid')];
    const { table, invite } = await ann.openTable('toy', TOY, ['me', 'open']);
    const { body: made } = await challenge(ann, table, bob.id);
    expect(made.summary).not.toHaveProperty('rated');
    expect((await cid.request('POST', `/api/tables/${table}/seats`, { invite })).status).toBe(200);
    expect(await shownTo(bob)).toMatchObject([{ id: made.id, status: 'expired' }]);
    expect(await shownTo(ann)).toMatchObject([{ id: made.id, status: 'expired' }]);
  });
});
