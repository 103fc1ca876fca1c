/** How much may come at once, and how fast that fills up again. An infinite burst is no limit. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** A token bucket for each key. */
export type Allowances = {
  /** Takes an amount. Gives 0 when it was there, or else the seconds until it will be; then nothing is taken. */
  take(key: string, amount?: number): number;
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
    const [oldest] = buckets.keys();
    if (buckets.size > KEYS_KEPT && oldest !== undefined) buckets.delete(oldest);
  };

  return {
    take(key, amount = 1) {
      if (burst === Number.POSITIVE_INFINITY) return 0;
      const now = elapsed();
      const known = buckets.get(key) ?? { left: burst, at: now };
      const left = Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond);
      const granted = left >= amount;
      keep(key, granted ? left - amount : left, now);
      return granted ? 0 : Math.max(1, Math.ceil((amount - left) / perSecond));
    },
  };
};
