import { slayTheSpire } from '@three-spires/slay-the-spire';
import { expect, test } from 'vitest';
import {
  footOf,
  legsOf,
  MAP_WIDTH,
  mapHeight,
  partyOf,
  pointOf,
  type Run,
  withinReach,
} from './map-layout.ts';

const runAt = (climb: object): Run => {
  const state = slayTheSpire.scenario.build(
    { players: [{ character: 'Ironclad' }], enemies: [], climb: { room: 'map', ...climb } },
    'map',
  );
  const { run } = slayTheSpire.view(state, 'spectator');
  if (run === undefined) throw new Error('no climb');
  return run;
};

const BOARDS = [
  { act: 1, map: 'act1-A' },
  { act: 1, map: 'act1-B' },
  { act: 2, map: 'act2' },
  { act: 3, map: 'act3' },
  { act: 4, map: 'act4', space: 0 },
];

test('every space stands on the picture, none upon another', () => {
  for (const board of BOARDS) {
    const { map } = runAt({ space: 0, ...board });
    const points = map.map((space) => pointOf(map, space));
    for (const [at, { x, y }] of points.entries()) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(MAP_WIDTH - 30);
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(mapHeight(map) - 30);
      for (const other of points.slice(at + 1))
        expect(Math.hypot(other.x - x, other.y - y), `${board.map} ${at}`).toBeGreaterThan(58);
    }
  }
});

test('the way taken and the ways on are told apart', () => {
  const run = runAt({ map: 'act1-A', space: 5, path: [0, 2, 5] });
  const legs = (kind: string) => legsOf(run).filter((leg) => leg.kind === kind);
  expect(legs('gone').map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 5],
  ]);
  expect(legs('next').map(({ to }) => to)).toEqual([8, 9]);
  expect(partyOf(run)).toEqual(pointOf(run.map, run.map[5] as Run['map'][number]));
  expect(partyOf({ ...run, space: -1 })).toEqual(footOf(run.map));
});

test('rooms that no path leads to any more are out of reach, and so are the paths between them', () => {
  const run = runAt({ map: 'act1-A', space: 5, path: [0, 2, 5] });
  const reach = withinReach(run);
  const boss = run.map.findIndex(({ room }) => room === 'boss');
  expect([5, 8, 9, boss].every((space) => reach.has(space))).toBe(true);
  expect([0, 2, 3, 4].some((space) => reach.has(space))).toBe(false);
  for (const { from, kind } of legsOf(run)) if (kind === 'shut') expect(reach.has(from)).toBe(false);
  expect(withinReach({ ...run, space: -1 }).size).toBe(run.map.length);
});
