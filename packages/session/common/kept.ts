/** An LRU cache of values that are expensive to create. */
export type Kept<Value> = (key: string, make: () => Value) => Value;

export const createKept = <Value>(limit: number): Kept<Value> => {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.has(key) ? (kept.get(key) as Value) : make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return value;
  };
};
