/** The kinds of moves and the meaning of their operands. */
export const MOVE = {
  /**
   * Card (its number), target + 1, and X; the upper half holds the Miracles spent above 6 Energy (STS-23.4).
   */
  play: 1,
  /** Target + 1 */
  shiv: 2,
  miracle: 3,
  /** Index of the potion, target + 1 */
  potion: 4,
  /** A Power's on-demand ability: its card, target + 1 */
  ability: 5,
  endTurn: 6,
  takeBack: 7,
  /** The answer to a question: enemy, row, seat, card number, option, or DONE */
  choose: 8,
  /** Index in the list of waiting abilities */
  order: 9,
  orderAll: 10,
  /** Which reward; for `take` also the index in its offer */
  reveal: 11,
  take: 12,
  skip: 13,
  confirm: 14,
  /** Between combats: an option of the room's menu, or leaving the menu. */
  option: 30,
  leave: 31,
  /** A vote on a party decision: the option */
  vote: 32,
  /** Merchant: index in the stock; for `buyPotion` also the receiving seat */
  buyRelic: 33,
  buyPotion: 34,
  buyCard: 35,
  buyColorless: 36,
  buyRemove: 37,
  /** Offers gold to pay for others, as OFFER says: all or none, one more, one less (STS-8.23) */
  share: 38,
  /** Potions outside combat: index; for `givePotion` also the receiving seat */
  givePotion: 39,
  dropPotion: 40,
  /** Swaps places with another player before the next combat (STS-15.15) */
  swapRows: 41,
  /** A Boss relic: index among those shown, or none */
  takeBossRelic: 42,
  skipBossRelic: 43,
  /** A relic used outside combat: its index */
  useRelic: 44,
  /** A relic used on demand or on a roll: its index, target + 1. On a roll, a potion's target is the face. */
  relic: 15,
  acceptDie: 16,
  /** Lets the others' end-of-turn abilities resolve first */
  orderLater: 17,
} as const;

/** How an offer to pay for others changes. */
export const OFFER = { allOrNone: 0, more: 1, less: 2 } as const;

export const X_BITS = 4;
export const X_MASK = (1 << X_BITS) - 1;

/** The answer "no more" or "none". */
export const DONE = 255;

/** Answers to a drawn potion other than taking it: add the index of an own potion to discard, or a seat. */
export const REPLACE_POTION = 16;
export const GIVE_POTION = 32;
