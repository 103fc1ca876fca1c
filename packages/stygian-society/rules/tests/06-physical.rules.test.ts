import { InputError } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { stygianSociety } from '../../index.ts';
import { fallenWith } from '../../scenario/fall.ts';
import { act, drops, floor, quiet } from '../../testing/turns.ts';
import { POSE_LENGTH } from '../../tower/pose.ts';
import { clearCubes, moveCubes } from '../cubes/cubes.ts';
import { applyFallen, readFallen, wantedFall } from '../outside.ts';
import type { State } from '../state.ts';

const NOTHING = [0, 0, 0, 0, 0, 0];

/** Lance Charge has been chosen: three blue and the peril cubes are about to fall onto four green ones. */
const about = (seed = 'scenario'): State =>
  floor({
    seed,
    with: {
      heroes: [{ hero: 'Knight', skills: ['Lance Charge'] }],
      front: ['Tower Ogre'],
      tower: { green: 4 },
    },
    moves: [act('Lance Charge', 'Tower Ogre')],
    expect: { awaited: 'drop', gathered: { blue: 3, red: 1, yellow: 1, black: 1 }, tower: { green: 4 } },
  }).state;

const sound = (state: State) => fallenWith(state, [1, 2, 0, 0, 0, 0], [0, 1, 0, 1, 0, 0]);

describe('a physical tower', () => {
  test('STY-6.7 the game stands still until the cubes have fallen', () => {
    const state = about();
    expect(stygianSociety.deciding(state)).toBe(0);
    expect(wantedFall(state)).toMatchObject({ kind: 'drop', cubes: [3, 0, 0, 1, 1, 1] });
    expect(wantedFall(state)?.stuck.length).toBe(4 * POSE_LENGTH);
    const events: string[] = [];
    applyFallen(state, readFallen(state, sound(state)), ({ type }) => events.push(type));
    expect(wantedFall(state)).toBeUndefined();
    expect(events.slice(0, 2)).toEqual(['falls', 'dropped']);
    expect(state.field).toEqual([1, 2, 0, 0, 0, 0]);
    expect(state.crypt).toEqual([0, 1, 0, 1, 0, 0]);
    expect(state.tower).toEqual([2, 1, 0, 0, 1, 1]);
    // STY-10.1: two cubes in the crypt.
    expect(state.luck).toBe(1);
  });

  test('STY-6.8 what cannot have happened is refused with the reason', () => {
    const state = about();
    const good = sound(state);
    const before = JSON.stringify(state);
    const changed = (at: number, value: number) =>
      good.stuck.map((old, index) => (index === at ? value : old));
    const wrong: [object, string][] = [
      [{ ...good, field: [2, 2, 0, 0, 0, 0] }, 'blue: 3 cubes were in the tower, 4 are accounted for'],
      [{ ...good, field: [1, 2, 0] }, 'field'],
      [{ ...good, crypt: [-1, 1, 0, 1, 0, 0] }, 'crypt.0'],
      [{ ...good, seed: good.seed + 1 }, 'another fall'],
      [{ ...good, stuck: good.stuck.slice(1) }, 'a cube has 8 numbers'],
      [{ ...good, stuck: changed(0, 9) }, 'no colour'],
      [{ ...good, stuck: changed(1, 50_000) }, 'not in the tower'],
      [{ ...good, stuck: changed(7, 0) }, 'no proper rotation'],
      [{ ...good, stuck: changed(2, 0.5) }, 'stuck.2'],
      [{ ...good, more: 1 }, 'more'],
    ];
    for (const [value, reason] of wrong) {
      expect(() => readFallen(state, value), reason).toThrow(InputError);
      expect(() => readFallen(state, value)).toThrow(reason);
    }
    expect(JSON.stringify(state)).toBe(before);
    applyFallen(state, good, undefined);
    expect(() => readFallen(state, good)).toThrow('no cubes are to fall now');
  });

  test('STY-28.13 cubes that leave the game out of the tower leave no pose behind', () => {
    const state = about();
    moveCubes(state, 1, 3, 'tower', 'gone', undefined);
    expect(state.stuck.length).toBe(POSE_LENGTH);
  });

  test('STY-19.2 a tower that is emptied holds no poses', () => {
    const state = about();
    clearCubes(state, true);
    expect(state.stuck).toEqual([]);
  });

  test('STY-26.1 with accidents the tower is knocked at the end of a turn, which gives no luck', () => {
    const knocked = Array.from({ length: 60 }, (_, number) => {
      const state = about(`knock ${number}`);
      state.jostling = 1;
      applyFallen(state, fallenWith(state, NOTHING, NOTHING), undefined);
      return state;
    }).filter((state) => wantedFall(state) !== undefined);
    expect(knocked.length).toBeGreaterThan(0);
    expect(knocked.length).toBeLessThan(20);
    for (const state of knocked) {
      expect(wantedFall(state)).toMatchObject({ kind: 'nudge', cubes: NOTHING, stuck: state.stuck });
      const events: string[] = [];
      const all = fallenWith(state, NOTHING, state.tower);
      applyFallen(state, readFallen(state, all), ({ type }) => events.push(type));
      expect(events.slice(0, 2)).toEqual(['falls', 'jostled']);
      expect(state.crypt).toEqual([3, 4, 0, 1, 1, 1]);
      expect(state.luck).toBe(0);
      expect(state.turn).toBe(2);
    }
  });

  test('a scenario names what fell, or the very poses', () => {
    const stuck = [{ cube: 'green', at: [0, 10, 0], turn: [0, 0, 0, 1] }];
    floor({
      with: { front: ['Tower Ogre'], tower: { green: 1 }, stuck },
      moves: [{ expect: { stuck } }, ...quiet()],
      expect: { tower: { green: 1, white: 2 } },
    });
    expect(() => floor({ with: { tower: { green: 2 }, stuck }, moves: [] })).toThrow('green');
    expect(() => floor({ moves: [drops()] })).toThrow('no cubes are to fall now');
  });
});
