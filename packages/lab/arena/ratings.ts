/** Ratings from the points of pairs: a Bradley-Terry model on the scale of Elo. */

/** Points of each bot against each other one: 1 for a win, a half for a draw. */
export type Points = readonly (readonly number[])[];

export type RatedBot = { readonly rating: number; readonly low: number; readonly high: number };

/** The average of all bots. */
const AVERAGE = 1500;
/** Ten times the odds are 400 points. */
const SCALE = 400 / Math.log(10);
/** One imagined draw of each pair keeps ratings finite where a bot won or lost every game. */
const IMAGINED = 0.5;
const STEPS = 10_000;
const SMALL = 1e-10;
const NORMAL_95 = 1.959964;

const met = (points: Points, one: number, other: number): number =>
  one === other ? 0 : (points[one]?.[other] ?? 0) + (points[other]?.[one] ?? 0) + 2 * IMAGINED;

/** Strengths by minorisation and maximisation (Hunter 2004); their logarithms have the sum 0. */
const strengthsOf = (points: Points): number[] => {
  const count = points.length;
  const won = points.map((row, one) =>
    row.reduce((sum, each, other) => sum + (one === other ? 0 : each + IMAGINED), 0),
  );
  let strengths = points.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const next = strengths.map((strength, one) => {
      const faced = strengths.reduce(
        (sum, other, at) => sum + (at === one ? 0 : met(points, one, at) / (strength + other)),
        0,
      );
      return (won[one] ?? 0) / faced;
    });
    const mean = Math.exp(next.reduce((sum, each) => sum + Math.log(each), 0) / count);
    const scaled = next.map((each) => each / mean);
    const moved = Math.max(...scaled.map((each, at) => Math.abs(Math.log(each / (strengths[at] ?? 1)))));
    strengths = scaled;
    if (moved < SMALL) break;
  }
  return strengths;
};

/** The inverse of a small matrix, by Gauss and Jordan. */
const inverse = (matrix: readonly (readonly number[])[]): number[][] => {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let at = column + 1; at < size; at++)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = at;
    const [best, here] = [rows[pivot] as number[], rows[column] as number[]];
    rows[pivot] = here;
    const scaled = best.map((each) => each / (best[column] as number));
    rows[column] = scaled;
    for (let at = 0; at < size; at++) {
      const factor = rows[at]?.[column] ?? 0;
      if (at !== column) rows[at] = (rows[at] as number[]).map((each, k) => each - factor * (scaled[k] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
};

/** The variance of each logarithm of a strength, compared with the average of all. */
const variancesOf = (points: Points, strengths: readonly number[]): number[] => {
  const count = strengths.length;
  const share = 1 / count;
  const information = strengths.map((one, at) =>
    strengths.map((other, column) => (-met(points, at, column) * one * other) / (one + other) ** 2),
  );
  const whole = information.map((row, at) =>
    row.map((each, column) => (column === at ? -row.reduce((sum, one) => sum + one, 0) : each) + share),
  );
  return inverse(whole).map((row, at) => (row[at] ?? 0) - share);
};

/** By bot, its rating with a 95 % interval. */
export const ratingsOf = (points: Points): RatedBot[] => {
  const strengths = strengthsOf(points);
  const variances = variancesOf(points, strengths);
  return strengths.map((strength, at) => {
    const rating = AVERAGE + SCALE * Math.log(strength);
    const error = NORMAL_95 * SCALE * Math.sqrt(Math.max(0, variances[at] ?? 0));
    return { rating, low: rating - error, high: rating + error };
  });
};
