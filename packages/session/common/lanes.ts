/** Runs work on the same key one after another, and on different keys side by side. */
export type Lanes = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

const nobodyPays = () => () => undefined;

/** Work that has waited is charged to the person who asked for it: `hold` remembers them. */
export const createLanes = (hold: () => () => void = nobodyPays): Lanes => {
  const lasts = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = lasts.get(key) ?? Promise.resolve();
    const payAgain = hold();
    const begin = (): ReturnType<typeof work> => {
      payAgain();
      return work();
    };
    // The caller of the earlier work hears of its failure; the lane goes on.
    const result = before.then(begin, begin);
    lasts.set(key, result);
    const leave = (): void => {
      if (lasts.get(key) === result) lasts.delete(key);
    };
    result.then(leave, leave);
    return result;
  };
};
