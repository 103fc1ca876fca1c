/**
 * A bounded queue that serves groups of owners in turn, and the owners of each group in turn, however many
 * items each has queued.
 */
export type FairQueue<Item> = {
  /** False when the queue is full. */
  add(owner: string, item: Item): boolean;
  next(): Item | undefined;
  size(): number;
};

export type QueueLimits = { readonly perOwner: number; readonly perGroup: number; readonly total: number };

type Turns<Value> = Map<string, Value>;

/** The next to be served is first in the map; a served entry moves to its end. */
const toEnd = <Value>(turns: Turns<Value>, key: string, value: Value, isDone: boolean): void => {
  turns.delete(key);
  if (!isDone) turns.set(key, value);
};

export const createFairQueue = <Item>(
  { perOwner, perGroup, total }: QueueLimits,
  groupOf: (owner: string) => string = (owner) => owner,
): FairQueue<Item> => {
  const groups: Turns<Turns<readonly Item[]>> = new Map();
  let count = 0;
  const sizeOf = (owners: Turns<readonly Item[]>): number =>
    [...owners.values()].reduce((sum, items) => sum + items.length, 0);
  return {
    add(owner, item) {
      const group = groupOf(owner);
      const owners: Turns<readonly Item[]> = groups.get(group) ?? new Map();
      const items = owners.get(owner) ?? [];
      if (count >= total || items.length >= perOwner || sizeOf(owners) >= perGroup) return false;
      groups.set(group, owners.set(owner, [...items, item]));
      count++;
      return true;
    },
    next() {
      const [group, owners] = groups.entries().next().value ?? [];
      const [owner, items] = owners?.entries().next().value ?? [];
      if (group === undefined || owners === undefined || owner === undefined || items === undefined)
        return undefined;
      const [item, ...rest] = items;
      toEnd(owners, owner, rest, rest.length === 0);
      toEnd(groups, group, owners, owners.size === 0);
      count--;
      return item;
    },
    size: () => count,
  };
};
