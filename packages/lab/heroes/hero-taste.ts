/**
 * Finds the weights for the glance at a turn by self-play: perturbs them randomly in both directions and
 * moves them to where more games are won (an evolution strategy). All perturbations of a round play the same
 * games.
 */
import type { Taste } from '@three-spires/bots/stygian-society/training';
import { createRandom, type Random, randomBelow } from '@three-spires/kernel';

/** Where the search starts: rough figures chosen before the first game. */
export const FIRST_TASTE: Taste = {
  token: 2,
  peril: 0.5,
  summon: 4,
  boss: 1,
  minion: 0.5,
  danger: 0.5,
  kill: 1,
  xp: 1,
  heal: 0.7,
  low: 1.5,
  lowAt: 10,
  lastPeril: 4,
  luck: 0.6,
  purge: 0.5,
  refresh: 2,
  gain: 1,
  margin: 0.5,
  further: 0.3,
  cube: 0.2,
  exhaust: 1.5,
  inTower: 1,
  regroup: 0.5,
  menace: 0.5,
  saving: 1.5,
  savingLate: 1,
};

/** The size of the perturbations of the weights' logarithms, and the step per round. */
const REACH = 0.2;
const FIRST_STEP = 0.35;
const LAST_STEP = 0.05;
/** The final proportion of rounds whose mean is taken: it is less noisy than the last one. */
const SETTLED = 0.4;

const KEYS = Object.keys(FIRST_TASTE) as (keyof Taste)[];

const DIGITS = 1000;

const tasteOf = (logs: readonly number[]): Taste =>
  Object.fromEntries(
    KEYS.map((key, at) => [key, Math.round(Math.exp(logs[at] as number) * DIGITS) / DIGITS]),
  ) as Taste;

const GRAIN = 1 << 30;

/** Normally distributed, by the Box-Muller method. */
const gaussian = (random: Random): number => {
  const radius = Math.sqrt(-2 * Math.log((1 + randomBelow(random, 0, GRAIN)) / GRAIN));
  return radius * Math.cos((2 * Math.PI * randomBelow(random, 0, GRAIN)) / GRAIN);
};

const lengthOf = (vector: readonly number[]): number =>
  Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0));

/** Each perturbation followed by its opposite. */
const bothWays = (logs: readonly number[], change: readonly number[]): Taste[] =>
  [REACH, -REACH].map((reach) => tasteOf(logs.map((log, at) => log + reach * (change[at] as number))));

/** Towards the perturbations that scored better than their opposites. */
const directionOf = (changes: readonly (readonly number[])[], scores: readonly number[]): number[] => {
  const sum = KEYS.map((_, at) =>
    changes.reduce((total, change, pair) => {
      const gained = (scores[2 * pair] as number) - (scores[2 * pair + 1] as number);
      return total + gained * (change[at] as number);
    }, 0),
  );
  const length = lengthOf(sum);
  return sum.map((each) => (length === 0 ? 0 : each / length));
};

export type Search = { readonly rounds: number; readonly changes: number; readonly seed: string };

/** `score` plays a round's games with each taste; more is better. */
export const searchTaste = async (
  { rounds, changes: pairs, seed }: Search,
  score: (tastes: readonly Taste[], round: number) => Promise<readonly number[]>,
): Promise<Taste> => {
  const random = createRandom(seed, 1);
  let logs = KEYS.map((key) => Math.log(FIRST_TASTE[key]));
  const settled: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const changes = Array.from({ length: pairs }, () => KEYS.map(() => gaussian(random)));
    const scores = await score(
      changes.flatMap((change) => bothWays(logs, change)),
      round,
    );
    const direction = directionOf(changes, scores);
    const step = FIRST_STEP + (LAST_STEP - FIRST_STEP) * (round / rounds);
    logs = logs.map((log, at) => log + step * (direction[at] as number));
    if (round >= Math.floor((1 - SETTLED) * rounds)) settled.push(logs);
  }
  return tasteOf(
    KEYS.map((_, at) => settled.reduce((sum, each) => sum + (each[at] as number), 0) / settled.length),
  );
};
