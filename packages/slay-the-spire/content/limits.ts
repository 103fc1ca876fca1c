/** All limits, each with its rule id. */
export const LIMITS = {
  /** STS-6.2 */
  energy: 6,
  /** STS-38.4, players only */
  block: 20,
  /** STS-20.2, STS-38.18 */
  strength: 8,
  /** STS-38.21 */
  vulnerable: 3,
  /** STS-38.23 */
  weak: 3,
  /** STS-21.6, all enemies together */
  poison: 30,
  /** STS-21.10, shared by the party (STS-25.2) */
  shivs: 5,
  /** STS-23.3, shared by the party (STS-25.2) */
  miracles: 5,
  /** STS-8.14 */
  potions: 3,
  /** STS-5.6 */
  status: 36,
  daze: 10,
} as const;

/** STS-13.3, STS-13.4 */
export const ENERGY_PER_TURN = 3;
export const CARDS_PER_TURN = 5;
/** STS-2.17 */
export const SOLO_GOLD = 2;
/** STS-8.5 */
export const CARDS_PER_REWARD = 3;
/** STS-10.21, STS-10.22, STS-29.12 */
export const CARD_PRICES: Readonly<Record<string, number>> & {
  readonly common: number;
  readonly uncommon: number;
  readonly rare: number;
} = {
  common: 2,
  uncommon: 3,
  rare: 6,
};
export const REMOVE_PRICE = 3;
export const REMOVE_PRICE_HIGH = 4;
/** STS-10.14 */
export const REST_HEAL = 3;
