import type { Picture } from '@three-spires/table';
import { expect, test } from 'vitest';
import type { Scene } from '../../connection/table-state.ts';
import type { Teller } from '../../game/teller.ts';
import { pictureAt, stepsOf } from './steps.ts';

/** A game whose view is a number; each event adds to it and takes as long as it says. */
const teller: Teller = {
  retell: (shown, event) => (shown as number) + (event as unknown as { adds: number }).adds,
  paceOf: (event) => (event as unknown as { ms: number }).ms,
  isLive: (shown, next) => shown === next,
};

const pictureOf = (view: number, more: object): Picture =>
  ({
    outlooks: [{ viewer: 0, view, decisions: ['turn'], options: ['move'] }],
    ...more,
  }) as unknown as Picture;

const sceneOf = (...events: readonly (readonly [adds: number, ms: number])[]): Scene =>
  ({
    from: pictureOf(0, { seq: 1, deciding: [0] }),
    to: pictureOf(7, { seq: 2, deciding: [0], outcome: { result: 'draw' } }),
    events: events.map(([adds, ms]) => ({ event: { type: 'added', adds, ms } })),
  }) as unknown as Scene;

const told = (scene: Scene) =>
  stepsOf(teller, scene).map(({ events, views, ms }) => [events.length, views[0], ms]);

test('an event of no time is told with the next one that has some', () => {
  expect(told(sceneOf([1, 0], [2, 0], [4, 300]))).toEqual([[3, 7, 300]]);
  expect(told(sceneOf([1, 200], [2, 0], [4, 300]))).toEqual([
    [1, 1, 200],
    [2, 7, 300],
  ]);
});

test('events of no time at the end are a last step', () => {
  expect(told(sceneOf([3, 200], [4, 0]))).toEqual([
    [1, 3, 200],
    [1, 7, 0],
  ]);
});

test('nothing can be decided and nothing is over before the view is the newest', () => {
  const scene = sceneOf([3, 200], [4, 300]);
  const [first, last] = stepsOf(teller, scene).map((step) => pictureAt(teller, scene, step));
  expect(first).toMatchObject({ seq: 1, deciding: [], outlooks: [{ view: 3, options: [] }] });
  expect(first).not.toHaveProperty('outcome');
  expect(last).toMatchObject({ deciding: [0], outlooks: [{ view: 7, options: ['move'] }] });
});
