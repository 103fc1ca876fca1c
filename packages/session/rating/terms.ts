import type { UnratedReason } from '@three-spires/table';
import { RATED_TERMS } from '../protocol/finding.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a pairing is kept: as long as it says that two have met too often. */
export const PAIRING_KEPT_MS = 30 * DAY_MS;

/** What decides whether a game counts, for each of the two who were matched. */
export type Meeting = {
  /** When the person came here first. */
  readonly since: number;
  /** When they met the other, or people of the other's address, in rated games. */
  readonly met: readonly number[];
};

/**
 * When the games of a person begin to count. A program makes a person, and a passkey too, within milliseconds; only time
 * shows that a person was not made for this game.
 */
export const countsFrom = (since: number): number => since + RATED_TERMS.hours * HOUR_MS;

/** Why a game of two people who are matched now does not count for their ratings; undefined where it does. */
export const whyUnrated = (
  meetings: readonly Meeting[],
  isTimed: boolean,
  now: number,
): UnratedReason | undefined => {
  // Without a clock, a player about to lose could stay away for ever.
  if (!isTimed) return 'untimed';
  if (meetings.some(({ since }) => now < countsFrom(since))) return 'newcomer';
  const within = (ms: number, met: readonly number[]): number => met.filter((at) => at > now - ms).length;
  const isOften = ({ met }: Meeting): boolean =>
    within(DAY_MS, met) >= RATED_TERMS.gamesADay || within(PAIRING_KEPT_MS, met) >= RATED_TERMS.gamesAMonth;
  return meetings.some(isOften) ? 'often' : undefined;
};
