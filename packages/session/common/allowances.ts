/** How much may come at once, and how fast that fills up again. An infinite burst is no limit. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** A token bucket for each key. */
export type Allowances = {
  /** Takes an amount. Gives 0 when it was there, or else the seconds until it will be; then nothing is taken. */
  take(key: string, amount?: number): number;
  /** The same without taking anything, and to the fraction of a second. */
  wait(key: string, amount?: number): number;
  /** Takes an amount that was used already, also where that leaves a debt: at most as large as a full bucket. */
  spend(key: string, amount: number): void;
};

/** Beyond this, the key that was used longest ago is forgotten, which fills its bucket. */
const KEYS_KEPT = 20_000;

export const perHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 });
export const perMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 });

export const createAllowances = ({ burst, perSecond }: Rate, elapsed: () => number): Allowances => {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();

  /** Maps keep the order of insertion, so the first key is the one used longest ago. */
  const keep = (key: string, left: number, at: number): void => {
    buckets.delete(key);
    buckets.set(key, { left, at });
    if (buckets.size <= KEYS_KEPT) return;
    const [oldest] = buckets.keys();
    if (oldest !== undefined) buckets.delete(oldest);
  };

  const leftAt = (key: string, now: number): number => {
    const known = buckets.get(key);
    return known === undefined ? burst : Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond);
  };

  const secondsFor = (left: number, amount: number): number => Math.max(0, amount - left) / perSecond;

  return {
    take(key, amount = 1) {
      if (burst === Number.POSITIVE_INFINITY) return 0;
      const now = elapsed();
      const left = leftAt(key, now);
      const isThere = left >= amount;
      keep(key, isThere ? left - amount : left, now);
      return isThere ? 0 : Math.max(1, Math.ceil(secondsFor(left, amount)));
    },
    wait: (key, amount = 1) =>
      burst === Number.POSITIVE_INFINITY ? 0 : secondsFor(leftAt(key, elapsed()), amount),
    spend(key, amount) {
      if (burst === Number.POSITIVE_INFINITY) return;
      const now = elapsed();
      keep(key, Math.min(burst, Math.max(-burst, leftAt(key, now) - amount)), now);
    },
  };
};
