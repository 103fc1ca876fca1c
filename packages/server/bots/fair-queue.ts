/** A bounded queue that serves owners in turn, however much each of them has put in. */
export type FairQueue<Item> = {
  /** False when there is no room for it. */
  add(owner: string, item: Item): boolean;
  next(): Item | undefined;
  size(): number;
};

export type QueueLimits = { readonly perOwner: number; readonly total: number };

export const createFairQueue = <Item>({ perOwner, total }: QueueLimits): FairQueue<Item> => {
  // The owner at the front is served next and then goes to the end.
  const waiting = new Map<string, Item[]>();
  let count = 0;
  return {
    add(owner, item) {
      const items = waiting.get(owner) ?? [];
      if (count >= total || items.length >= perOwner) return false;
      waiting.set(owner, [...items, item]);
      count++;
      return true;
    },
    next() {
      for (const [owner, [item, ...rest]] of waiting) {
        waiting.delete(owner);
        if (rest.length > 0) waiting.set(owner, rest);
        if (item === undefined) continue;
        count--;
        return item;
      }
      return undefined;
    },
    size: () => count,
  };
};
