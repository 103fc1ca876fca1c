/** Whole games of each kind, played by programs over plain HTTP. */
import { createRandom, randomBelow } from '@three-spires/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { LIMITS } from '../settings/limits.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createProgram } from '../testing/program.ts';

const ANY = { burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY };
let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES, { limits: { ...LIMITS, requests: ANY, moves: ANY } });
});
afterAll(() => server.close());

const choiceOf = (seed: string) => {
  const random = createRandom(seed, 1);
  return ({ options }: { readonly options: readonly { readonly move: number }[] }): number =>
    options[randomBelow(random, 0, options.length)]?.move ?? 0;
};

it('a climb of Slay the Spire, alone', async () => {
  const { client } = await createProgram(server.url, { bot: 'Climber' });
  const { table } = await client.ask('openTable', {
    game: 'slay-the-spire',
    setup: { characters: ['Ironclad'], climb: {} },
    seats: [{ holder: 'me' }],
    seed: 'a climb over HTTP',
  });
  const last = await client.play(table, choiceOf('climb'));
  expect(last.outcome).toBeDefined();
  const { tables } = await client.ask('listTables');
  expect(tables.find((each) => each.table === table)).toMatchObject({ status: 'finished', seq: last.seq });
});

it('a duel of Mystic Spires, by challenge', async () => {
  const ann = await createProgram(server.url, { bot: 'Ann' });
  const bob = await createProgram(server.url, { bot: 'Bob' });
  const { table } = await ann.client.ask('openTable', {
    game: 'mystic-spires',
    setup: { decks: ['March of Cinders', 'Overdue Tides'] },
    seats: [{ holder: 'me' }, { holder: 'open' }],
    seed: 'a duel over HTTP',
  });
  const { id } = await ann.client.ask('challenge', { table, person: bob.person });
  for await (const event of bob.client.events())
    if (event.type === 'challenge' && event.challenge.id === id) break;
  expect(await bob.client.ask('acceptChallenge', { id })).toEqual({ table, seat: 1 });
  const [one, other] = await Promise.all([
    ann.client.play(table, choiceOf('one')),
    bob.client.play(table, choiceOf('other')),
  ]);
  expect(one.outcome?.result).toBe(other.outcome?.result);
  expect(one.seats.map(({ name }) => name)).toEqual(['Ann (bot)', 'Bob (bot)']);
});

it('a tower of The Stygian Society, by an open seat', async () => {
  const ann = await createProgram(server.url);
  const bob = await createProgram(server.url, { bot: 'Bob' });
  const { table, invite } = await ann.client.ask('openTable', {
    game: 'stygian-society',
    setup: { players: 2 },
    seats: [{ holder: 'me' }, { holder: 'open' }],
    seed: 'a tower over HTTP',
  });
  await bob.client.ask('claimSeat', { table, invite });
  const [one, other] = await Promise.all([
    ann.client.play(table, choiceOf('one')),
    bob.client.play(table, choiceOf('other')),
  ]);
  expect(one.outcome).toEqual(other.outcome);
  expect(one.outcome).toBeDefined();
});
