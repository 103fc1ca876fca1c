/** A fixed series of drops with a known fingerprint: shows whether cubes fall the same on this machine. */
import { fingerprint } from '@three-spires/kernel';
import { type FallResult, fallInSteps, type Physics } from './fall.ts';

export const TRIAL_DROPS = 500;
/** The tower is emptied after this many; having few cubes at a time keeps it short. */
const DROPS_IN_A_ROW = 10;
const SIZES = [1, 2, 1, 3] as const;
const COLOURS = 6;

/** Advances one time step at a time and yields the number of finished drops; returns the fingerprint. */
export function* trial(physics: Physics, drops: number): Generator<number, string> {
  const results: FallResult[] = [];
  let stuck: readonly number[] = [];
  for (let drop = 0; drop < drops; drop++) {
    if (drop % DROPS_IN_A_ROW === 0) stuck = [];
    const size = SIZES[drop % SIZES.length] as number;
    const cubes = Array.from({ length: COLOURS }, (_, colour) => (colour < size ? 1 : 0));
    const steps = fallInSteps(physics, { kind: 'drop', seed: drop, cubes, stuck });
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) yield drop;
    results.push(step.value);
    ({ stuck } = step.value);
  }
  return fingerprint(results);
}
