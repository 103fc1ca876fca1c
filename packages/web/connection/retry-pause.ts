const FIRST_MS = 400;
const LONGEST_MS = 5_000;

/**
 * How long to wait before the attempt after `failed` failed ones. The span doubles each time, and the pause lies
 * anywhere in its upper half: when a server restarts, its browsers do not all come back at the same moment.
 */
export const retryPause = (failed: number, random: () => number = Math.random): number => {
  const span = Math.min(FIRST_MS * 2 ** failed, LONGEST_MS);
  return (span * (1 + random())) / 2;
};
