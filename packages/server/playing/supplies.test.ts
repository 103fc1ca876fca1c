import type { ReplayPicturesAnswer } from '@three-spires/session/protocol';
import { type ToyView, toyGame, toyPlay, toyWish } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line } from '../testing/visitor.ts';

const GIFT = 40_000;

let server: Loopback;
afterEach(() => server.close());

/** A server that finds gifts, and counts how often; the first time it fails if it is told to. */
const startWithGifts = async (isUnlucky = false) => {
  const found = { times: 0 };
  const supplier = async (wanted: unknown) => {
    found.times++;
    if (isUnlucky && found.times === 1) throw new Error('nothing found');
    return { gift: GIFT + (wanted as { giftFor: number }).giftFor };
  };
  server = await startLoopback([{ game: toyGame, supplier }]);
  return found;
};

const score = (view: unknown): number => (view as ToyView).players[0]?.score ?? 0;

const ask = (line: Line, table: string, move: number) =>
  line.ask({ type: 'move', command: nanoid(), table, seat: 0, move });

it('brings a game what it waits for, once for all', async () => {
  const found = await startWithGifts();
  const ann = createVisitor(server.url);
  const { table } = await ann.openTable('toy', { players: 1, rounds: 3, wishes: true }, ['me']);
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  await ask(line, table, toyPlay(0));
  await ask(line, table, toyWish);
  const given = await line.next('picture', ({ seq }) => seq === 3);
  expect(score(given.picture.outlooks[0]?.view)).toBeGreaterThanOrEqual(GIFT);
  await server.restart();
  const again = await ann.connect();
  again.send({ type: 'watch', table });
  expect((await again.next('picture')).picture).toEqual(given.picture);
  const reel = await ann.request<ReplayPicturesAnswer>(
    'GET',
    `/api/tables/${table}/replay/pictures?from=3&count=1`,
  );
  expect(score(reel.body.pictures[0]?.view)).toBe(score(given.picture.outlooks[0]?.view));
  expect(found.times).toBe(1);
});

it('tries again when the table is reloaded after it has failed', async () => {
  await startWithGifts(true);
  const ann = createVisitor(server.url);
  const { table } = await ann.openTable('toy', { players: 1, rounds: 3, wishes: true }, ['me']);
  const line = await ann.connect();
  expect((await ask(line, table, toyWish)).type).toBe('accepted');
  await server.restart();
  const again = await ann.connect();
  again.send({ type: 'watch', table });
  await again.next('picture', ({ seq }) => seq === 2);
});
