import type { stygianSociety } from '@three-spires/stygian-society';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTED_GAMES } from './games.ts';
import { type Loopback, startLoopback } from './testing/loopback.ts';
import { createVisitor, type MessageOf } from './testing/visitor.ts';

type Seen = ReturnType<typeof stygianSociety.view>;

const viewIn = ({ picture }: MessageOf<'picture'>): Seen => picture.outlooks[0]?.view as Seen;

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
});
afterAll(() => server.close());

/** A Knight who has brought up Lance Charge: no wild cubes, so that cubes fall as soon as it is chosen. */
const POSITION = {
  heroes: [{ hero: 'Knight', skills: ['Lance Charge'] }],
  front: ['Tower Ogre'],
  tower: { green: 4 },
};

it('lets cubes fall at a table, keeps what stuck, and puts it back when the drop is undone', async () => {
  const ann = createVisitor(server.url);
  const { table } = await ann.openTable('stygian-society', { players: 1, position: POSITION }, ['me']);
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  const first = await line.next('picture');
  const before = viewIn(first);
  const act = first.picture.outlooks[0]?.options.find(({ readable }) => readable.card === 'Lance Charge');
  await line.ask({ type: 'move', command: nanoid(), table, seat: 0, move: act?.move ?? 0 });
  const fallen = await line.next('picture', ({ seq }) => seq === 2);
  const after = viewIn(fallen);
  expect(after.awaited).toBe('nothing');
  expect(after.stuck).not.toEqual(before.stuck);
  expect(after.stuck.length / 8).toBe(after.tower.reduce((sum, count) => sum + count, 0));
  await line.ask({ type: 'undo', command: nanoid(), table, seat: 0 });
  const undone = await line.next('picture', ({ seq }) => seq === 3);
  expect(viewIn(undone).stuck).toEqual(before.stuck);
});
