/** The size of a token bucket and its refill rate. An infinite burst means no limit. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** A token bucket for each key. */
export type Allowances = {
  /**
   * Takes tokens. Returns 0 if enough were available; otherwise the seconds until they will be, and takes
   * nothing.
   */
  take(key: string, amount?: number): number;
  /** The same without taking anything, accurate to the fraction of a second. */
  wait(key: string, amount?: number): number;
  /** How many are left, and the seconds until the bucket is full again; undefined without a limit. */
  left(key: string): { readonly count: number; readonly fullIn: number } | undefined;
  /** Takes tokens already used, even into debt; the debt is at most a full bucket. */
  spend(key: string, amount: number): void;
};

/** Above this, the least recently used key is evicted, which refills its bucket. */
const KEYS_KEPT = 20_000;

export const perHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 });
export const perMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 });

export const createAllowances = ({ burst, perSecond }: Rate, elapsed: () => number): Allowances => {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();

  /** Maps keep insertion order, so the first key is the least recently used one. */
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
    left(key) {
      if (burst === Number.POSITIVE_INFINITY) return undefined;
      const count = leftAt(key, elapsed());
      return { count: Math.max(0, Math.floor(count)), fullIn: Math.ceil(secondsFor(count, burst)) };
    },
    spend(key, amount) {
      if (burst === Number.POSITIVE_INFINITY) return;
      const now = elapsed();
      keep(key, Math.min(burst, Math.max(-burst, leftAt(key, now) - amount)), now);
    },
  };
};
