/** The kinds of moves and what their operands mean. */
export const MOVE = {
  /** Card (its number), target + 1, X and in the upper half the Miracles spent above 6 Energy (STS-23.4). */
  play: 1,
  /** Target + 1 */
  shiv: 2,
  miracle: 3,
  /** Place among the potions, target + 1 */
  potion: 4,
  /** A Power's ability that is used on demand: its card, target + 1 */
  ability: 5,
  endTurn: 6,
  takeBack: 7,
  /** The answer to a question: enemy, row, seat, card number, option, or 255 for «done» */
  choose: 8,
  /** Place in the list of waiting abilities */
  order: 9,
  orderAll: 10,
  /** Which reward; for `take` also the place in its offer */
  reveal: 11,
  take: 12,
  skip: 13,
  confirm: 14,
} as const;

export const X_BITS = 4;
export const X_MASK = (1 << X_BITS) - 1;
