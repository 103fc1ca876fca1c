/** Confidence intervals of counted shares. */

/** The Wilson interval that contains the true share with 95 % confidence. */
export const intervalOf = (won: number, of: number): readonly [number, number] => {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = won / of;
  const middle = share + (z * z) / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
};

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
