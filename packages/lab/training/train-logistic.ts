/** Logistic regression by Newton's method, with weights regularised towards 0. */
import { chanceFromOdds } from '@three-spires/bots/odds';
import { solve } from './solve.ts';

export type Row = { readonly figures: Float64Array; readonly won: number };

const STEPS = 30;

/** `holds` is the regularisation of each weight, equivalent to this many rows. */
export const fitLogistic = (rows: readonly Row[], holds: readonly number[]): Float64Array => {
  const size = holds.length;
  const weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const matrix = Array.from({ length: size }, (_, at) => {
      const line = new Float64Array(size);
      line[at] = holds[at] as number;
      return line;
    });
    const right = weights.map((weight, at) => -(holds[at] as number) * weight);
    for (const row of rows) addRow(row, weights, matrix, right);
    const change = solve(matrix, right);
    for (let at = 0; at < size; at++) weights[at] = (weights[at] as number) + (change[at] as number);
  }
  return weights;
};

/** Adds a row's gradient and curvature. */
const addRow = (
  { figures, won }: Row,
  weights: Float64Array,
  matrix: readonly Float64Array[],
  right: Float64Array,
): void => {
  let sum = 0;
  for (let at = 0; at < figures.length; at++) sum += (figures[at] as number) * (weights[at] as number);
  const chance = chanceFromOdds(sum);
  const bend = chance * (1 - chance);
  for (let i = 0; i < figures.length; i++) {
    const value = figures[i] as number;
    if (value === 0) continue;
    right[i] = (right[i] as number) + value * (won - chance);
    const line = matrix[i] as Float64Array;
    for (let j = 0; j < figures.length; j++)
      line[j] = (line[j] as number) + bend * value * (figures[j] as number);
  }
};
