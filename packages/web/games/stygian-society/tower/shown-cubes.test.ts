import { CUBE_HALF, TRAYS } from '@three-spires/stygian-society/tower/plan';
import { restingPose } from '@three-spires/stygian-society/tower/resting';
import { expect, test } from 'vitest';
import { facesOf, solidOfCube } from './projection.ts';
import { cubesInTrays, cubesStuck, placesOf, type ShownCube } from './shown-cubes.ts';

const NOTHING = [0, 0, 0, 0, 0, 0];
const ALL = [10, 10, 10, 10, 10, 10];

const overlap = (a: ShownCube, b: ShownCube): boolean =>
  a.at.every((value, axis) => Math.abs(value - (b.at[axis] ?? 0)) < 2 * CUBE_HALF - 1e-6);

test.each(['field', 'crypt'] as const)('all sixty cubes find room in the %s, side by side', (tray) => {
  const cubes = cubesInTrays({ field: NOTHING, crypt: NOTHING, [tray]: ALL });
  expect(cubes.length).toBe(60);
  const { from, to, half } = TRAYS[tray];
  for (const [index, cube] of cubes.entries()) {
    expect(Math.abs(cube.at[2])).toBeLessThan(half - CUBE_HALF);
    expect(cube.at[0]).toBeGreaterThan(Math.min(from, to));
    expect(cube.at[0]).toBeLessThan(Math.max(from, to));
    expect(cubes.slice(index + 1).some((other) => overlap(cube, other))).toBe(false);
  }
});

test('stuck cubes lie where their poses say, and on the plates where there are none', () => {
  const pose = [3, 1000, 9500, -500, 0, 0, 0, 10_000];
  const state = { tower: [0, 0, 0, 1, 0, 0], field: NOTHING, crypt: NOTHING, physical: true, stuck: pose };
  expect(cubesStuck(state)).toEqual([{ colour: 3, at: [1, 9.5, -0.5], turn: [0, 0, 0, 1] }]);
  const [resting] = cubesStuck({ ...state, stuck: [] });
  expect(resting?.at[1]).toBeCloseTo((restingPose(3, 3)[2] ?? 0) / 1000);
});

test('on the plates every cube has a place of its own and keeps it while others come and go', () => {
  for (const tower of [ALL, [7, 0, 0, 9, 0, 1], [0, 5, 0, 0, 0, 4]]) {
    const places = placesOf(tower);
    expect(places.map(({ length }) => length)).toEqual(tower);
    expect(new Set(places.flat()).size).toBe(places.flat().length);
  }
  expect(placesOf([2, 3, 0, 0, 0, 1])[1]).toEqual(placesOf([0, 3, 1, 4, 0, 0])[1]);
});

test('of a cube three sides are seen, the upper one lit', () => {
  const faces = facesOf(solidOfCube({ colour: 0, at: [0, 0, 0], turn: [0, 0, 0, 1] }));
  expect(faces.length).toBe(3);
  expect(faces.filter(({ shade }) => shade === 'light').length).toBe(1);
});
