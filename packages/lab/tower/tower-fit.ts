/** Fits the fast tower to samples of the physical one, and reports how well the built-in fit does. */

import { createRandom, type Random, randomBelow } from '@three-spires/kernel';
import { chanceToFall, chanceToLoosen, FAST_TOWER } from '@three-spires/stygian-society/tower/chances';
import { type Shares, sharesOf, TARGETS } from './tower-report.ts';
import type { Sample } from './tower-sample.ts';

type Line = { readonly base: number; readonly perDropped: number; readonly perStuck: number };
type Point = { readonly dropped: number; readonly stuck: number; readonly hits: number; readonly of: number };

/** Solves three linear equations by elimination. */
const solve = (rows: number[][]): number[] => {
  for (let pivot = 0; pivot < 3; pivot++) {
    const row = rows[pivot] as number[];
    for (let other = 0; other < 3; other++) {
      if (other === pivot) continue;
      const target = rows[other] as number[];
      const factor = (target[pivot] as number) / (row[pivot] as number);
      for (let at = 0; at < 4; at++) target[at] = (target[at] as number) - factor * (row[at] as number);
    }
  }
  return rows.map((row, at) => (row[3] as number) / (row[at] as number));
};

/** The least-squares fit of hits per cube, weighted by cubes, in thousandths. */
const fitLine = (points: readonly Point[]): Line => {
  const rows = [0, 1, 2].map(() => [0, 0, 0, 0]);
  for (const { dropped, stuck, hits, of } of points) {
    const facts = [1, dropped, stuck];
    facts.forEach((fact, row) => {
      const sums = rows[row] as number[];
      facts.forEach((other, column) => {
        sums[column] = (sums[column] as number) + of * fact * other;
      });
      sums[3] = (sums[3] as number) + 1000 * hits * fact;
    });
  }
  const [base = 0, perDropped = 0, perStuck = 0] = solve(rows).map(Math.round);
  return { base, perDropped, perStuck };
};

const fallPoints = (samples: readonly Sample[]): Point[] =>
  samples.map(({ dropped, stuckBefore, fell }) => ({ dropped, stuck: stuckBefore, hits: fell, of: dropped }));
const loosenPoints = (samples: readonly Sample[]): Point[] =>
  samples.map(({ dropped, stuckBefore, loosened }) => ({
    dropped,
    stuck: stuckBefore,
    hits: loosened,
    of: stuckBefore,
  }));

/**
 * The mean difference between expected and observed proportions over groups of equal counts, weighted by
 * cubes.
 */
const gap = (points: readonly Point[], chance: (dropped: number, stuck: number) => number): number => {
  const groups = new Map<string, { hits: number; of: number; expected: number }>();
  for (const { dropped, stuck, hits, of } of points) {
    const key = `${Math.min(dropped, 10)} ${Math.min(Math.floor(stuck / 3), 5)}`;
    const group = groups.get(key) ?? { hits: 0, of: 0, expected: 0 };
    group.hits += hits;
    group.of += of;
    group.expected += (of * chance(dropped, stuck)) / 1000;
    groups.set(key, group);
  }
  let difference = 0;
  let cubes = 0;
  for (const { hits, of, expected } of groups.values()) {
    difference += Math.abs(hits - expected);
    cubes += of;
  }
  return difference / cubes;
};

const happening = (random: Random, cubes: number, thousandths: number): number => {
  let count = 0;
  for (let cube = 0; cube < cubes; cube++) if (randomBelow(random, 0, 1000) < thousandths) count++;
  return count;
};

/** The same drops in the same order through the fast tower, emptied whenever the physical one was. */
const fastSamples = (samples: readonly Sample[]): Sample[] => {
  const random = createRandom('fast tower', 1);
  let stuck = 0;
  return samples.map(({ dropped, first }) => {
    if (first) stuck = 0;
    const fell = happening(random, dropped, chanceToFall(dropped, stuck));
    const loosened = happening(random, stuck, chanceToLoosen(dropped, stuck));
    const crypt = happening(random, fell + loosened, FAST_TOWER.crypt);
    const sample = { first, dropped, stuckBefore: stuck, fell, loosened, crypt, steps: 0, milliseconds: 0 };
    stuck += dropped - fell - loosened;
    return sample;
  });
};

/** Half the sum of differences between two distributions: 0 means identical, 1 means disjoint. */
const distance = (a: readonly Sample[], b: readonly Sample[], value: (sample: Sample) => number): number => {
  const shareOf = (samples: readonly Sample[], n: number): number =>
    samples.filter((sample) => value(sample) === n).length / samples.length;
  const values = new Set([...a, ...b].map(value));
  return [...values].reduce((sum, n) => sum + Math.abs(shareOf(a, n) - shareOf(b, n)), 0) / 2;
};

const deviation = (samples: readonly Sample[], value: (sample: Sample) => number): number => {
  const mean = samples.reduce((sum, sample) => sum + value(sample), 0) / samples.length;
  return Math.sqrt(samples.reduce((sum, sample) => sum + (value(sample) - mean) ** 2, 0) / samples.length);
};

const out = ({ fell, loosened }: Sample): number => fell + loosened;
const stuck = ({ stuckBefore }: Sample): number => stuckBefore;
const lineText = ({ base, perDropped, perStuck }: Line): string =>
  `base ${base}, perDropped ${perDropped}, perStuck ${perStuck}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export const fitLines = (samples: readonly Sample[]): string[] => {
  const falls = fallPoints(samples);
  const loosens = loosenPoints(samples);
  const fast = fastSamples(samples);
  const physical = sharesOf(samples);
  const statistical = sharesOf(fast);
  return [
    '',
    'The fast tower, fitted to these drops (thousandths, for tower/chances.ts):',
    `  falls    ${lineText(fitLine(falls))}`,
    `  loosens  ${lineText(fitLine(loosens))}`,
    `  crypt    ${Math.round(1000 * physical.crypt)}`,
    '',
    'The fast tower that is built in, beside the physical one:',
    `  mean error of the chance to fall ${percent(gap(falls, chanceToFall))}, to be loosened ${percent(gap(loosens, chanceToLoosen))}, of the crypt ${percent(Math.abs(physical.crypt - FAST_TOWER.crypt / 1000))}`,
    ...(Object.keys(TARGETS) as (keyof Shares)[]).map(
      (key) =>
        `  ${TARGETS[key].what.padEnd(40)}${statistical[key].toFixed(3).padStart(8)}   physical ${physical[key].toFixed(3)}   error ${(statistical[key] - physical[key]).toFixed(3)}`,
    ),
    `  cubes coming out: standard deviation ${deviation(fast, out).toFixed(2)}, physical ${deviation(samples, out).toFixed(2)}; distance of the distributions ${distance(fast, samples, out).toFixed(3)}`,
    `  cubes stuck: standard deviation ${deviation(fast, stuck).toFixed(2)}, physical ${deviation(samples, stuck).toFixed(2)}; distance of the distributions ${distance(fast, samples, stuck).toFixed(3)}`,
  ];
};
