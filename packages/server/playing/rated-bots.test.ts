/** Bot accounts and programs at rated tables. */
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type { QueueAnswer } from '@three-spires/session/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createProgram, type TestProgram } from '../testing/program.ts';

const GAME = 'mystic-spires';
const DAY_MS = 24 * 3600 * 1000;
const [{ tower, main, tokens }] = STARTER_DECKS as [(typeof STARTER_DECKS)[number]];
const CHOICE = { choice: { name: 'a deck', tower, main, tokens }, clock: 'quick' } as const;

let server: Loopback;
let later = 0;
beforeEach(async () => {
  later = 0;
  server = await startLoopback(HOSTED_GAMES, { time: { date: () => Date.now() + later } });
});
afterEach(() => server.close());

const join = ({ client }: TestProgram, more: { readonly bots?: boolean } = {}): Promise<QueueAnswer> =>
  client.ask('joinQueue', { game: GAME, ...CHOICE, ...more });
const wait = ({ client }: TestProgram): Promise<QueueAnswer> => client.ask('waitInQueue', { game: GAME });
/** A person, by a program of theirs. */
const person = () => createProgram(server.url);

it('a bot account meets only those who have agreed, in a rated game', async () => {
  const [ann, bob, bot] = [await person(), await person(), await createProgram(server.url, { bot: 'Bot' })];
  later = 2 * DAY_MS;
  expect(await join(bot)).toMatchObject({ status: 'waiting' });
  expect(await join(bob)).toMatchObject({ status: 'waiting' });
  expect([await wait(bot), await wait(bob)]).toMatchObject([{ status: 'waiting' }, { status: 'waiting' }]);
  expect(await bob.client.ask('leaveQueue', { game: GAME })).toEqual({ left: true });

  const found = await join(ann, { bots: true });
  if (found.status !== 'matched') throw new Error('Nobody was matched.');
  const { table } = found;
  expect(await bot.client.ask('lookAtTable', { table })).toMatchObject({ rated: true });

  // The bot account plays there. A program may not play there for a person, though it may look on.
  const { picture } = await bot.client.ask('picture', { table });
  const [outlook] = picture.outlooks;
  await expect(ann.client.ask('move', { table, move: outlook?.options[0]?.move ?? 0 })).rejects.toMatchObject(
    {
      status: 403,
      code: 'rated-for-people',
    },
  );
  for (const call of ['resign', 'undo', 'giveUp'] as const)
    await expect(ann.client.ask(call, { table })).rejects.toMatchObject({ code: 'rated-for-people' });
  const line = await ann.owner.connect({ authorization: `Bearer ${ann.secret}` });
  const move = { table, seat: 0, move: outlook?.options[0]?.move ?? 0, command: 'a command over a socket' };
  expect(await line.ask({ type: 'move', ...move })).toMatchObject({
    type: 'error',
    code: 'rated-for-people',
  });
  await line.close();
  expect((await ann.client.ask('picture', { table })).picture.rated).toBe(true);
  await bot.client.ask('resign', { table });
  expect((await ann.client.ask('picture', { table })).picture.outcome).toBeDefined();
});

it('nobody is matched with a bot account of their own', async () => {
  const owner = await person();
  const bot = await createProgram(server.url, { bot: 'Own', owner: owner.owner });
  later = 2 * DAY_MS;
  await join(bot);
  expect(await join(owner, { bots: true })).toMatchObject({ status: 'waiting' });
  expect(await wait(bot)).toMatchObject({ status: 'waiting' });
});
