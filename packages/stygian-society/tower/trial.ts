/** A known row of drops whose results have one fingerprint: run anywhere, it shows whether cubes fall the same there. */
import { fingerprint } from '@three-spires/kernel';
import { type FallResult, fallInSteps, type Physics } from './fall.ts';

export const TRIAL_DROPS = 500;
/** The tower is emptied after this many; few cubes at a time keep it short. */
const DROPS_IN_A_ROW = 10;
const SIZES = [1, 2, 1, 3] as const;
const COLOURS = 6;

/** Takes one step of time after another and tells how many drops are done; in the end it gives the fingerprint. */
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
