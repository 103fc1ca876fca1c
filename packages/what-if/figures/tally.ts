/** Figures of many plays. */
import { intervalOf, meanOf } from '@three-spires/bots/interval';
import type { End, Result } from '../plays/played-game.ts';

/** How often each value occurred, in ascending order. */
export type Spread = readonly (readonly [value: number, count: number])[];

export type Cause = { readonly result: Result; readonly cause: string; readonly count: number };

/** A share from 0 to 1 with the interval that contains the true one with 95 % confidence. */
export type Chance = { readonly share: number; readonly low: number; readonly high: number };

/** A mean with its 95 % confidence margin. */
export type Mean = { readonly mean: number; readonly margin: number };

export type Tally = {
  readonly plays: number;
  readonly counts: Readonly<Record<Result, number>>;
  /** The chance of winning; a draw counts as not won. */
  readonly chance: Chance;
  /** HP left, in plays that were won. */
  readonly hp: Spread;
  readonly meanHp: Mean;
  readonly rounds: Spread;
  readonly meanRounds: Mean;
  /** The most frequent first. */
  readonly causes: readonly Cause[];
};

export const chanceOf = (won: number, of: number): Chance => {
  const [low, high] = intervalOf(won, of);
  return { share: of === 0 ? 0 : won / of, low, high };
};

const spreadOf = (values: readonly number[]): Spread => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
};

const meanWithMargin = (values: readonly number[]): Mean => {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const [mean, margin] = meanOf(values.length, sum, squares);
  return { mean, margin };
};

const causesOf = (ends: readonly End[]): readonly Cause[] => {
  const causes = new Map<string, Cause>();
  for (const { result, cause } of ends) {
    if (cause === '') continue;
    const key = `${result} ${cause}`;
    causes.set(key, { result, cause, count: (causes.get(key)?.count ?? 0) + 1 });
  }
  return [...causes.values()].sort(
    (one, other) => other.count - one.count || one.cause.localeCompare(other.cause, 'en'),
  );
};

export const tallyOf = (ends: readonly End[]): Tally => {
  const counts: Record<Result, number> = { won: 0, lost: 0, drawn: 0, unfinished: 0 };
  for (const { result } of ends) counts[result]++;
  const hp = ends.filter(({ result }) => result === 'won').map((end) => end.hp);
  const rounds = ends.map((end) => end.rounds);
  return {
    plays: ends.length,
    counts,
    chance: chanceOf(counts.won, ends.length),
    hp: spreadOf(hp),
    meanHp: meanWithMargin(hp),
    rounds: spreadOf(rounds),
    meanRounds: meanWithMargin(rounds),
    causes: causesOf(ends),
  };
};

const points = ({ result }: End): number => (result === 'won' ? 1 : 0);

/** How much more often the first side wins, from plays with the same luck. */
export const differenceOf = (plays: readonly (readonly End[])[]): Mean =>
  meanWithMargin(
    plays.flatMap(([one, other]) =>
      one === undefined || other === undefined ? [] : [points(one) - points(other)],
    ),
  );

/** Several values side by side become one bar, so that there are at most `most` bars. */
export type Bar = { readonly from: number; readonly to: number; readonly count: number };

export const barsOf = (spreads: readonly Spread[], most: number): readonly (readonly Bar[])[] => {
  const values = spreads.flat().map(([value]) => value);
  if (values.length === 0) return spreads.map(() => []);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const firstOf = (width: number): number => Math.floor(least / width) * width;
  const countOf = (width: number): number => Math.floor((greatest - firstOf(width)) / width) + 1;
  let width = 1;
  while (greatest - least + 1 > most * width || (width > 1 && countOf(width) > most)) width++;
  const first = width === 1 ? least : firstOf(width);
  const count = Math.floor((greatest - first) / width) + 1;
  return spreads.map((spread) =>
    Array.from({ length: count }, (_, at) => {
      const from = first + at * width;
      const inside = spread.filter(([value]) => value >= from && value < from + width);
      return { from, to: from + width - 1, count: inside.reduce((sum, [, each]) => sum + each, 0) };
    }),
  );
};
