import type { UnratedReason } from '@three-spires/table';
import { RATED_TERMS } from '../protocol/finding.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a pairing is stored: as long as it counts towards meeting too often. */
export const PAIRING_KEPT_MS = 30 * DAY_MS;

/** What decides whether a game is rated, for each of the two matched people. */
export type Meeting = {
  /** When the person first arrived. */
  readonly since: number;
  /** When they met the other, or people at the other's address, in rated games. */
  readonly met: readonly number[];
};

/**
 * When a person's games start to count. A script can create a person, and a passkey too, within milliseconds;
 * only time shows that a person was not created for this game.
 */
export const countsFrom = (since: number): number => since + RATED_TERMS.hours * HOUR_MS;

/** Why a game between two people matched now does not affect their ratings; undefined if it does. */
export const whyUnrated = (
  meetings: readonly Meeting[],
  isTimed: boolean,
  now: number,
): UnratedReason | undefined => {
  // Without a clock, a losing player could stay away forever.
  if (!isTimed) return 'untimed';
  if (meetings.some(({ since }) => now < countsFrom(since))) return 'newcomer';
  const within = (ms: number, met: readonly number[]): number => met.filter((at) => at > now - ms).length;
  const isOften = ({ met }: Meeting): boolean =>
    within(DAY_MS, met) >= RATED_TERMS.gamesADay || within(PAIRING_KEPT_MS, met) >= RATED_TERMS.gamesAMonth;
  return meetings.some(isOften) ? 'often' : undefined;
};
