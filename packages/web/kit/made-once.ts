/** Caches by key: React's `use` and memoised components need the same value every time. */
export const madeOnce = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const known = new Map<Key, Made>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const fresh = make(key);
    known.set(key, fresh);
    return fresh;
  };
};
