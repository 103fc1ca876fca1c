/** A pile of cards or tokens, each an integer; the last item is the top. */
export type Pile = number[];

/** Removes one item and closes the gap without allocating a new array. */
export const removeAt = (pile: Pile, index: number): number => {
  const removed = pile[index] as number;
  for (let at = index + 1; at < pile.length; at++) pile[at - 1] = pile[at] as number;
  pile.pop();
  return removed;
};

export const putUnder = (pile: Pile, item: number): void => {
  pile.unshift(item);
};

/** Moves all items of one pile on top of another, bottom first, leaving the first pile empty. */
export const moveAll = (from: Pile, to: Pile): void => {
  for (let at = 0; at < from.length; at++) to.push(from[at] as number);
  emptyPile(from);
};

/** Removes every item. Setting the length to 0 takes several times as long, and frees the memory as well. */
export const emptyPile = (pile: Pile): void => {
  while (pile.length > 0) pile.pop();
};

/** A pile that repeats one number. Pushes one at a time, so that the engine knows it has no gaps. */
export const filledPile = (item: number, amount: number): Pile => {
  const pile: Pile = [];
  for (let at = 0; at < amount; at++) pile.push(item);
  return pile;
};

/** Copies a pile. Most piles in a state are empty, and a new array is faster than a slice. */
export const copyPile = (pile: readonly number[]): Pile => (pile.length === 0 ? [] : pile.slice());
