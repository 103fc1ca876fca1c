/** Fits how likely the party wins from the end of each floor: a logistic regression by Newton's steps. */
import { logistic, type Prospect } from '@three-spires/bots/stygian-society/training';
import { FLOORS_IN_TOWER } from '@three-spires/stygian-society/for-bots';
import type { Told } from './hero-lesson.ts';

type Row = { readonly figures: Prospect; readonly won: boolean };

/** How strongly the weights are held to zero, as if this many floors said so; not the base. */
const HOLD = 5;
const STEPS = 12;
const DIGITS = 1000;

const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** Solves a small system of equations by Gauss's elimination; the matrix is positive definite. */
const solve = (matrix: readonly number[][], right: readonly number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const top = rows[pivot] as number[];
    for (let at = 0; at < size; at++) {
      const row = rows[at] as number[];
      if (at === pivot) continue;
      const share = (row[pivot] as number) / (top[pivot] as number);
      for (let column = pivot; column <= size; column++)
        row[column] = (row[column] as number) - share * (top[column] as number);
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number));
};

export const chanceOf = (weights: Prospect, figures: Prospect): number => {
  let sum = 0;
  for (const key of Object.keys(weights) as (keyof Prospect)[]) sum += weights[key] * figures[key];
  return logistic(sum);
};

const fitRows = (rows: readonly Row[]): Prospect => {
  const keys = Object.keys((rows[0] as Row).figures) as (keyof Prospect)[];
  const weights = keys.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const matrix = keys.map((key, at) => keys.map((_, other) => (at === other && key !== 'base' ? HOLD : 0)));
    const right = keys.map((key, at) => (key === 'base' ? 0 : -HOLD * (weights[at] as number)));
    for (const { figures, won } of rows) {
      const x = keys.map((key) => figures[key]);
      const chance = logistic(x.reduce((sum, value, at) => sum + value * (weights[at] as number), 0));
      const weight = Math.max(1e-6, chance * (1 - chance));
      x.forEach((value, at) => {
        right[at] = (right[at] as number) + value * ((won ? 1 : 0) - chance);
        const line = matrix[at] as number[];
        for (let other = 0; other < x.length; other++)
          line[other] = (line[other] as number) + weight * value * (x[other] as number);
      });
    }
    solve(matrix, right).forEach((change, at) => {
      weights[at] = (weights[at] as number) + change;
    });
  }
  return Object.fromEntries(keys.map((key, at) => [key, rounded(weights[at] as number)])) as Prospect;
};

export const rowsOf = (games: readonly Told[], floor: number): Row[] =>
  games.flatMap(({ won, completed }) =>
    completed.filter((each) => each.floor === floor).map(({ figures }) => ({ figures, won })),
  );

/** By floor, the last one left out: with it the game is over. */
export const fitProspects = (games: readonly Told[]): Prospect[] =>
  Array.from({ length: FLOORS_IN_TOWER - 1 }, (_, at) => fitRows(rowsOf(games, at + 1)));
