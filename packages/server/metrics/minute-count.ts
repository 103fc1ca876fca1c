const SLOTS = 60;
const SLOT_MS = 1_000;

/** Counts events in the last minute, to the second. */
export type MinuteCount = { add(): void; count(): number };

/** `elapsed` is a monotonic clock in milliseconds. */
export const createMinuteCount = (elapsed: () => number): MinuteCount => {
  const counts = new Float64Array(SLOTS);
  let newest = Math.floor(elapsed() / SLOT_MS);

  /** Clears the slots of the seconds that have begun since the last call. */
  const moveOn = (): void => {
    const now = Math.floor(elapsed() / SLOT_MS);
    for (let second = Math.max(newest + 1, now - SLOTS + 1); second <= now; second++)
      counts[second % SLOTS] = 0;
    newest = now;
  };

  return {
    add() {
      moveOn();
      counts[newest % SLOTS] = (counts[newest % SLOTS] ?? 0) + 1;
    },
    count() {
      moveOn();
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
};
