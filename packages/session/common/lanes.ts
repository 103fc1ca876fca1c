/** Runs work with the same key sequentially, and with different keys concurrently. */
export type Lanes = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

const nobodyPays = () => () => undefined;

/** Work that has waited is billed to the person who requested it: `hold` remembers them. */
export const createLanes = (hold: () => () => void = nobodyPays): Lanes => {
  const lasts = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = lasts.get(key) ?? Promise.resolve();
    const payAgain = hold();
    const begin = (): ReturnType<typeof work> => {
      payAgain();
      return work();
    };
    // The caller of the earlier work receives its failure; the lane continues.
    const result = before.then(begin, begin);
    lasts.set(key, result);
    const leave = (): void => {
      if (lasts.get(key) === result) lasts.delete(key);
    };
    result.then(leave, leave);
    return result;
  };
};
