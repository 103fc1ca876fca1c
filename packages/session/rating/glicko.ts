/**
 * Glicko-2 as published by Mark Glickman ("Example of the Glicko-2 system"), with his names for the steps.
 * Pure: a rating and results in, a rating out.
 */

/** A player's strength, its uncertainty, and its volatility. */
export type Rating = { readonly rating: number; readonly deviation: number; readonly volatility: number };

/** The score of a game against an opponent: 1 for a win, 0.5 for a draw, 0 for a loss. */
export type Score = 0 | 0.5 | 1;
export type Played = { readonly opponent: Rating; readonly score: Score };

export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Constrains changes of volatility; Glickman recommends 0.3 to 1.2. */
const TAU = 0.5;
/** Converts between the displayed scale and the one in the formulas. */
const SCALE = 173.7178;
const CLOSE_ENOUGH = 1e-6;
/** The search below takes about ten steps; the limit only prevents an endless loop. */
const MOST_STEPS = 100;

/** Above this, a rating is shown with a question mark and appears on no list. */
const PROVISIONAL_ABOVE = 110;
export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean =>
  deviation > PROVISIONAL_ABOVE;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

const expected = (mu: number, opponentMu: number, opponentPhi: number): number =>
  1 / (1 + Math.exp(-g(opponentPhi) * (mu - opponentMu)));

/** The rating after a period with these games, at least one. */
export const rated = (before: Rating, games: readonly Played[]): Rating => {
  const mu = (before.rating - NEW_RATING.rating) / SCALE;
  const phi = before.deviation / SCALE;
  const met = games.map(({ opponent, score }) => {
    const opponentMu = (opponent.rating - NEW_RATING.rating) / SCALE;
    const opponentPhi = opponent.deviation / SCALE;
    return { weight: g(opponentPhi), chance: expected(mu, opponentMu, opponentPhi), score };
  });
  const sum = (of: (game: (typeof met)[number]) => number): number =>
    met.reduce((total, game) => total + of(game), 0);
  const variance = 1 / sum(({ weight, chance }) => weight * weight * chance * (1 - chance));
  const surprise = sum(({ weight, chance, score }) => weight * (score - chance));
  const volatility = newVolatility(before.volatility, phi, variance, variance * surprise);
  const rested = Math.sqrt(phi * phi + volatility * volatility);
  const newPhi = 1 / Math.sqrt(1 / (rested * rested) + 1 / variance);
  return {
    rating: (mu + newPhi * newPhi * surprise) * SCALE + NEW_RATING.rating,
    deviation: Math.min(newPhi * SCALE, NEW_RATING.deviation),
    volatility,
  };
};

/** The deviation grows while a person does not play; `periods` may be fractional. */
export const afterRest = (before: Rating, periods: number): Rating => {
  const phi = before.deviation / SCALE;
  const grown = Math.sqrt(phi * phi + before.volatility * before.volatility * Math.max(0, periods));
  return { ...before, deviation: Math.min(grown * SCALE, NEW_RATING.deviation) };
};

/** Step 5: the volatility that best fits the results, by the Illinois variant of regula falsi. */
const newVolatility = (sigma: number, phi: number, variance: number, delta: number): number => {
  const start = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi * phi + variance + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - start) / (TAU * TAU);
  };
  let low = start;
  let high = upperBound(f, start, delta * delta - phi * phi - variance);
  let [atLow, atHigh] = [f(low), f(high)];
  for (let step = 0; step < MOST_STEPS && Math.abs(high - low) > CLOSE_ENOUGH; step++) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
};

/** The first bound at which the function has changed sign. */
const upperBound = (f: (x: number) => number, start: number, excess: number): number => {
  if (excess > 0) return Math.log(excess);
  let steps = 1;
  while (f(start - steps * TAU) < 0 && steps < MOST_STEPS) steps++;
  return start - steps * TAU;
};
