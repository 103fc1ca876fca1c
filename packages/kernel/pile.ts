/** A pile of cards or tokens, each an integer; the last item is the top. */
export type Pile = number[];

/** Takes one item out and closes the gap without building a new array. */
export const removeAt = (pile: Pile, index: number): number => {
  const removed = pile[index] as number;
  for (let at = index + 1; at < pile.length; at++) pile[at - 1] = pile[at] as number;
  pile.pop();
  return removed;
};

/** Puts an item under the pile. */
export const putUnder = (pile: Pile, item: number): void => {
  pile.unshift(item);
};

/** Moves all items of one pile on top of another, bottom first, and leaves the first pile empty. */
export const moveAll = (from: Pile, to: Pile): void => {
  for (let at = 0; at < from.length; at++) to.push(from[at] as number);
  emptyPile(from);
};

/** Takes every item away. Setting the length to 0 takes several times as long, and gives the memory up as well. */
export const emptyPile = (pile: Pile): void => {
  while (pile.length > 0) pile.pop();
};

/** A pile of one number, as often as asked for. Pushed one by one, so that it is known to have no gaps. */
export const filledPile = (item: number, amount: number): Pile => {
  const pile: Pile = [];
  for (let at = 0; at < amount; at++) pile.push(item);
  return pile;
};

/** A copy of a pile. Most piles of a state are empty, and a new one is made faster than a slice. */
export const copyPile = (pile: readonly number[]): Pile => (pile.length === 0 ? [] : pile.slice());
