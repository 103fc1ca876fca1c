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
  /** The answer to a question: enemy, row, seat, card number, option, or DONE */
  choose: 8,
  /** Place in the list of waiting abilities */
  order: 9,
  orderAll: 10,
  /** Which reward; for `take` also the place in its offer */
  reveal: 11,
  take: 12,
  skip: 13,
  confirm: 14,
  /** Between combats. An option of the room's menu, or leaving the menu. */
  option: 30,
  leave: 31,
  /** A vote of the party's choice: the option */
  vote: 32,
  /** Merchant: the place in the stock; for `buyPotion` also the seat that gets it */
  buyRelic: 33,
  buyPotion: 34,
  buyCard: 35,
  buyColorless: 36,
  buyRemove: 37,
  /** Offers gold to pay for others: all of it or none, one more, one less, as OFFER says (STS-8.23) */
  share: 38,
  /** Potions outside combat: place; for `givePotion` also the seat */
  givePotion: 39,
  dropPotion: 40,
  /** Changing places with another player before the next combat (STS-15.15) */
  swapRows: 41,
  /** A Boss relic: place among those shown, or none */
  takeBossRelic: 42,
  skipBossRelic: 43,
  /** A relic that is used outside combat: its place */
  useRelic: 44,
  /** A relic used on demand or on a roll: its place, target + 1. On a roll a potion's target is the face. */
  relic: 15,
  acceptDie: 16,
  /** Lets the others' end-of-turn abilities go first */
  orderLater: 17,
} as const;

/** How an offer to pay for others changes. */
export const OFFER = { allOrNone: 0, more: 1, less: 2 } as const;

export const X_BITS = 4;
export const X_MASK = (1 << X_BITS) - 1;

/** The answer "no more" or "none". */
export const DONE = 255;

/** Answers to a drawn potion beyond taking it: these plus the place of an own potion to discard, or plus a seat. */
export const REPLACE_POTION = 16;
export const GIVE_POTION = 32;
