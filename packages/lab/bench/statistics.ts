/** Combines the results of several rounds. */

/** The median; for an even number of values, the mean of the middle two. */
export const median = (values: readonly number[]): number => {
  if (values.length === 0) throw new RangeError('no values have no median');
  const sorted = [...values].sort((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)] as number;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] as number;
  return (lower + upper) / 2;
};

export type Spread = { readonly median: number; readonly lowest: number; readonly highest: number };

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  lowest: Math.min(...values),
  highest: Math.max(...values),
});

/**
 * The ratios of two trees, round by round. Both figures of a round are measured in immediate succession, so a
 * machine that is slow for a minute slows both, and the ratio is unaffected.
 */
export const ratiosOf = (of: readonly number[], to: readonly number[]): Spread => {
  if (of.length !== to.length)
    throw new RangeError(`${of.length} rounds cannot be compared with ${to.length}`);
  return spreadOf(of.map((value, round) => value / (to[round] as number)));
};
