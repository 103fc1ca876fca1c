/** Confidence intervals of proportions and means. */

/** 95 % of a normal distribution is within this many standard deviations. */
const REACH = 1.96;

/** The Wilson interval that contains the true proportion with 95 % confidence. */
export const intervalOf = (won: number, of: number): readonly [number, number] => {
  if (of === 0) return [0, 1];
  const share = won / of;
  const middle = share + (REACH * REACH) / (2 * of);
  const reach = REACH * Math.sqrt((share * (1 - share)) / of + (REACH * REACH) / (4 * of * of));
  const whole = 1 + (REACH * REACH) / of;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
};

/** A mean and its 95 % confidence margin, from the sum and the sum of squares. */
export const meanOf = (count: number, sum: number, squares: number): readonly [number, number] => {
  const mean = sum / Math.max(1, count);
  if (count < 2) return [mean, Number.POSITIVE_INFINITY];
  const variance = Math.max(0, (squares - count * mean * mean) / (count - 1));
  return [mean, REACH * Math.sqrt(variance / count)];
};
