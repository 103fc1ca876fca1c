/** Bots' opinions of the things in a box: what they chose in many games, and how those games went on. */

export type Opinions = {
  /** Reproduces the counts. */
  readonly command: string;
  readonly level: string;
  /** The party sizes. */
  readonly players: readonly number[];
  readonly ascension?: number;
  readonly games: number;
  readonly won: number;
  /** The kinds of things counted: those that bots choose or leave, and those that merely turn up. */
  readonly chosen: readonly string[];
  readonly found: readonly string[];
  /** By library id: what followed in games where the thing was taken, and where it was left. */
  readonly things: Readonly<Record<string, readonly number[]>>;
};

/** How the games went on after one answer to an offer. */
export type Aftermath = {
  readonly times: number;
  readonly won: number;
  /** Rooms or floors entered afterwards: their sum and the sum of their squares. */
  readonly depth: number;
  readonly squares: number;
};

/** `offered` counts games. */
export type Opinion = { readonly offered: number; readonly taken: Aftermath; readonly left: Aftermath };

const FIGURES = 4;

const aftermathFrom = (figures: readonly number[], from: number): Aftermath => {
  const [times = 0, won = 0, depth = 0, squares = 0] = figures.slice(from, from + FIGURES);
  return { times, won, depth, squares };
};

export const figuresOf = ({ times, won, depth, squares }: Aftermath): number[] => [
  times,
  won,
  depth,
  squares,
];

/** The data about a thing; a thing that never came up was offered 0 times. */
export const opinionOf = ({ things }: Opinions, id: string): Opinion => {
  const figures = things[id] ?? [];
  const [taken, left] = [aftermathFrom(figures, 0), aftermathFrom(figures, FIGURES)];
  return { offered: taken.times + left.times, taken, left };
};

/** With fewer games than this, no opinion is shown. */
export const FEWEST = 10;

/**
 * The proportion of games with an offer of a thing in which it was taken; undefined if there were too few.
 */
export const shareTaken = ({ offered, taken }: Opinion): number | undefined =>
  offered < FEWEST ? undefined : taken.times / offered;
