const FIRST_MS = 400;
const LONGEST_MS = 5_000;

/**
 * The backoff after `failed` failed attempts. The span doubles each time, and the pause is anywhere in its
 * upper half, so that after a server restart not all browsers reconnect at the same moment.
 */
export const retryPause = (failed: number, random: () => number = Math.random): number => {
  const span = Math.min(FIRST_MS * 2 ** failed, LONGEST_MS);
  return (span * (1 + random())) / 2;
};
