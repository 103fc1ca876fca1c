/** The newest of many durations, for percentiles. Constant memory and time per duration. */
export type RecentTimes = {
  add(seconds: number): void;
  /** The duration that this share of the newest ones did not exceed; 0 if there are none. */
  within(share: number): number;
};

export const createRecentTimes = (most: number): RecentTimes => {
  const times = new Float64Array(most);
  let added = 0;
  return {
    add(seconds) {
      times[added++ % most] = seconds;
    },
    within(share) {
      const sorted = times.slice(0, Math.min(added, most)).sort();
      return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    },
  };
};
