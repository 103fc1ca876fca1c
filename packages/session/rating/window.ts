/** The allowed rating difference between two matched people. It widens while they wait. */

const FIRST = 100;
const PER_SECOND = 10;
/** After this, any opponent will do. */
const ANYONE_AFTER_S = 90;

export const ratingWindow = (waitedMs: number): number => {
  const seconds = Math.max(0, waitedMs) / 1000;
  return seconds >= ANYONE_AFTER_S ? Number.POSITIVE_INFINITY : FIRST + PER_SECOND * seconds;
};

type Waits = { readonly rating: number; readonly joinedAt: number };

/** Whether two people may be matched: it must suit both. */
export const mayMeet = (one: Waits, other: Waits, now: number): boolean => {
  const difference = Math.abs(one.rating - other.rating);
  return [one, other].every(({ joinedAt }) => difference <= ratingWindow(now - joinedAt));
};
