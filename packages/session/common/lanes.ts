/** Runs work on the same key one after another, and on different keys side by side. */
export type Lanes = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export const createLanes = (): Lanes => {
  const lasts = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = lasts.get(key) ?? Promise.resolve();
    // The caller of the earlier work hears of its failure; the lane goes on.
    const result = before.then(work, work);
    lasts.set(key, result);
    const leave = (): void => {
      if (lasts.get(key) === result) lasts.delete(key);
    };
    result.then(leave, leave);
    return result;
  };
};
