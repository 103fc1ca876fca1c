/**
 * The fast tower as chances in thousandths, fitted to the physical one with `npm run tower -- --fit`: how
 * likely a dropped cube falls through and a stuck one comes out, by the numbers of cubes dropped and
 * previously stuck.
 */
export const FAST_TOWER = {
  falls: { base: 750, perDropped: -1, perStuck: -13, least: 100, most: 950 },
  loosens: { base: 201, perDropped: 25, perStuck: -2, least: 50, most: 900 },
  crypt: 189,
} as const;

type Line = {
  readonly base: number;
  readonly perDropped: number;
  readonly perStuck: number;
  readonly least: number;
  readonly most: number;
};

/** Linear in both counts, clamped. */
const onLine = ({ base, perDropped, perStuck, least, most }: Line, dropped: number, stuck: number): number =>
  Math.max(least, Math.min(most, base + perDropped * dropped + perStuck * stuck));

export const chanceToFall = (dropped: number, stuck: number): number =>
  onLine(FAST_TOWER.falls, dropped, stuck);

export const chanceToLoosen = (dropped: number, stuck: number): number =>
  onLine(FAST_TOWER.loosens, dropped, stuck);
