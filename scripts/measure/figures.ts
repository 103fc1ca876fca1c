export const worst = (values: readonly number[]): number => Math.max(0, ...values);

export const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
