/** Fits the chance of winning from the end of each floor: a logistic regression. */
import { chanceFromOdds } from '@three-spires/bots/odds';
import type { Prospect } from '@three-spires/bots/stygian-society/training';
import { FLOORS_IN_TOWER } from '@three-spires/stygian-society/for-bots';
import { fitLogistic } from '../training/train-logistic.ts';
import type { Told } from './hero-lesson.ts';

type Row = { readonly figures: Prospect; readonly won: boolean };

/** The regularisation of the weights towards zero, equivalent to this many floors; not for the intercept. */
const HOLD = 5;
const DIGITS = 1000;

const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

export const chanceOf = (weights: Prospect, figures: Prospect): number => {
  let sum = 0;
  for (const key of Object.keys(weights) as (keyof Prospect)[]) sum += weights[key] * figures[key];
  return chanceFromOdds(sum);
};

const fitRows = (rows: readonly Row[]): Prospect => {
  const keys = Object.keys((rows[0] as Row).figures) as (keyof Prospect)[];
  const told = rows.map(({ figures, won }) => ({
    figures: Float64Array.from(keys, (key) => figures[key]),
    won: won ? 1 : 0,
  }));
  const weights = fitLogistic(
    told,
    keys.map((key) => (key === 'base' ? 0 : HOLD)),
  );
  return Object.fromEntries(keys.map((key, at) => [key, rounded(weights[at] as number)])) as Prospect;
};

export const rowsOf = (games: readonly Told[], floor: number): Row[] =>
  games.flatMap(({ won, completed }) =>
    completed.filter((each) => each.floor === floor).map(({ figures }) => ({ figures, won })),
  );

/** By floor, except the last one, which ends the game. */
export const fitProspects = (games: readonly Told[]): Prospect[] =>
  Array.from({ length: FLOORS_IN_TOWER - 1 }, (_, at) => fitRows(rowsOf(games, at + 1)));
