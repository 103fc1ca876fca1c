/** Reports how well hints agree with a long search. */

import { intervalOf, percent } from '../interval.ts';
import type { ComparedHint } from './hints-position.ts';

/** A hint agrees if the long search finds it worse than its best move by at most this chance of winning. */
const NEAR = 0.02;
const MOST_WORST = 5;

const lossOf = ({ bestChance, hintChance }: ComparedHint): number => bestChance - hintChance;

export const isNear = (compared: ComparedHint): boolean => lossOf(compared) <= NEAR;

/** The chance that a random choice among the rated moves would have been near: a measure of difficulty. */
const blindNear = ({ chances, bestChance }: ComparedHint): number =>
  chances.filter((chance) => bestChance - chance <= NEAR).length / Math.max(1, chances.length);

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

const isSame = ({ hint, best }: ComparedHint): boolean => JSON.stringify(hint) === JSON.stringify(best);

/**
 * Lines about the hints, and the worst of them. `asked` is the number of positions, including those with
 * nothing to rate.
 */
export const reportHints = (compared: readonly ComparedHint[], asked: number): readonly string[] => {
  const near = compared.filter(isNear).length;
  const same = compared.filter(isSame).length;
  const [low, high] = intervalOf(near, compared.length);
  const of = Math.max(1, compared.length);
  const worst = compared.toSorted((one, other) => lossOf(other) - lossOf(one)).filter((one) => !isNear(one));
  return [
    `within ${percent(NEAR)} of the long search: ${near} of ${compared.length}, ${percent(near / of)} (${percent(low)} to ${percent(high)})`,
    `the same move: ${percent(same / of)}; a hint loses ${percent(meanOf(compared.map(lossOf)))} on average`,
    `a blind choice among the rated moves: ${percent(meanOf(compared.map(blindNear)))} within ${percent(NEAR)}`,
    `the long search knows the best chance to ${percent(meanOf(compared.map(({ bestError }) => bestError)))} (standard error) on average`,
    ...(compared.length < asked ? [`${asked - compared.length} more positions had nothing to rate`] : []),
    ...worst
      .slice(0, MOST_WORST)
      .map(
        (each) =>
          `${each.seed}: ${JSON.stringify(each.hint)} ${percent(each.hintChance)}, but ${JSON.stringify(each.best)} ${percent(each.bestChance)}`,
      ),
  ];
};
