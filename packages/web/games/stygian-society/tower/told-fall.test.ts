import { CUBE_HALF, LIP, MOUTH_TOP, TOP, WIDTH } from '@three-spires/stygian-society/tower/plan';
import { describe, expect, test } from 'vitest';
import { cubesInTrays, cubesStuck, type ShownCube, type TowerDrop } from './shown-cubes.ts';
import { tellFall } from './told-fall.ts';

const NOTHING = [0, 0, 0, 0, 0, 0];

const COMMON = { physical: false, stuck: [] };

/** A drop of six onto three stuck cubes: five come out, among them one that was stuck. */
const drop: TowerDrop = {
  key: 5,
  poured: [2, 0, 1, 1, 1, 1],
  field: [2, 1, 0, 1, 0, 0],
  crypt: [0, 0, 0, 0, 1, 0],
  tower: [1, 0, 1, 0, 0, 2],
  lying: { field: [1, 0, 0, 0, 2, 0], crypt: NOTHING },
};
const state = { ...COMMON, tower: drop.tower, field: [3, 1, 0, 1, 2, 0], crypt: [0, 0, 0, 0, 1, 0] };

/** Places without regard to which cube is which. */
const places = (cubes: readonly ShownCube[]): string[] =>
  cubes.map(({ colour, at }) => [colour, ...at.map((value) => value.toFixed(3))].join(' ')).sort();

describe('a fall that is told', () => {
  test('begins with what was stuck at its places and the rest above the tower', () => {
    const begin = tellFall(drop).cubesAt(0);
    const before = { ...COMMON, tower: [1, 1, 0, 0, 0, 1], field: NOTHING, crypt: NOTHING };
    expect(begin.length).toBe(9);
    expect(places(begin.filter(({ at }) => at[1] < TOP))).toEqual(places(cubesStuck(before)));
    expect(
      begin
        .filter(({ at }) => at[1] > TOP)
        .map(({ colour }) => colour)
        .sort(),
    ).toEqual([0, 0, 2, 3, 4, 5]);
  });

  test('ends with every cube where it is recorded to be', () => {
    const { seconds, cubesAt } = tellFall(drop);
    const end = cubesAt(seconds);
    const stuck = end.filter(({ at }) => Math.abs(at[0]) < LIP && at[1] > 0);
    expect(places(stuck)).toEqual(places(cubesStuck(state)));
    const inTray = (sign: number): number[] =>
      end.flatMap(({ colour, at }) => (at[0] * sign > LIP ? [colour] : [])).sort();
    expect(inTray(-1)).toEqual([0, 0, 1, 3]);
    expect(inTray(1)).toEqual([4]);
    // They come to lie beside what was there, as many places as all will take.
    const lying = cubesInTrays(drop.lying);
    const all = [...lying, ...end.filter((cube) => !stuck.includes(cube))];
    expect(all.map(({ at }) => at.join()).sort()).toEqual(
      cubesInTrays(state)
        .map(({ at }) => at.join())
        .sort(),
    );
  });

  test('keeps every cube inside the glass on its way down', () => {
    const { seconds, cubesAt } = tellFall(drop);
    for (let second = 0; second <= seconds; second += 0.01)
      for (const { at } of cubesAt(second)) {
        if (at[1] < MOUTH_TOP) continue;
        expect(Math.abs(at[0])).toBeLessThanOrEqual(WIDTH - CUBE_HALF / 2);
        expect(Math.abs(at[2])).toBeLessThanOrEqual(WIDTH - CUBE_HALF / 2);
      }
    expect(seconds).toBeGreaterThan(0.5);
    expect(seconds).toBeLessThan(4);
  });

  test('goes the same way each time, and an accident brings out what was stuck', () => {
    expect(tellFall(drop).cubesAt(0.7)).toEqual(tellFall(drop).cubesAt(0.7));
    const accident = {
      ...drop,
      poured: NOTHING,
      field: [0, 0, 0, 1, 0, 0],
      crypt: NOTHING,
      lying: { field: NOTHING, crypt: NOTHING },
    };
    const { seconds, cubesAt } = tellFall(accident);
    expect(cubesAt(0).every(({ at }) => at[1] < TOP)).toBe(true);
    expect(
      cubesAt(seconds)
        .filter(({ at }) => at[0] < -LIP)
        .map(({ colour }) => colour),
    ).toEqual([3]);
  });
});
