/** Effects as routines: numbered lists of steps. */
import { NONE } from '@three-spires/kernel';
import type { Effect } from '../../words/effect.ts';
import { countCubes } from './cubes.ts';
import { requireEnemy } from './enemy-names.ts';

/** One effect, with what its words mean worked out. */
export type Step = {
  readonly effect: Effect;
  /** By colour. */
  readonly cubes: readonly number[];
  readonly enemy: number;
  /** Routine of effects for later. */
  readonly inner: number;
};

const ROUTINES: Step[][] = [];

const compileStep = (effect: Effect): Step => ({
  effect,
  cubes: 'cubes' in effect ? countCubes(effect.cubes) : [],
  enemy: 'enemy' in effect ? requireEnemy(effect.enemy) : NONE,
  inner: 'effects' in effect ? compileRoutine(effect.effects) : NONE,
});

/** Gives the number of the routine. States hold these numbers, so the order of the calls matters. */
export const compileRoutine = (effects: readonly Effect[]): number => {
  const steps = effects.map(compileStep);
  return ROUTINES.push(steps) - 1;
};

export const routineOf = (number: number): readonly Step[] => ROUTINES[number] as readonly Step[];
