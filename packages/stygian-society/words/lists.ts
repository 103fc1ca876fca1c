/** The closed lists of the game, in the rulebook's words. States store a word's index in its list. */

/** STY-1.2: hero colours first, then enemy colours in the order they are checked (STY-7.1). */
export const COLOURS = ['blue', 'green', 'white', 'red', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const HERO_COLOURS = 3;

/** The letters of the colours on printed cards. */
export const LETTERS = 'BGWRYK';

/**
 * A printed row of cubes: B blue, G green, W white, R red, Y yellow, K black, ? any hero colour. `BB?` is two
 * blue and one of the player's choice.
 */
export type Cubes = string;

export const HEROES = ['Knight', 'Spellsling', 'Doctor', 'Burglar'] as const;
export type HeroName = (typeof HEROES)[number];

/** STY-15.2 */
export const ATTACKS = ['melee', 'projectile', 'magic'] as const;
export type Attack = (typeof ATTACKS)[number];

export const RANKS = ['front', 'rear'] as const;
export type Rank = (typeof RANKS)[number];

/** Section 21. */
export const STATUSES = ['Stricken', 'Dazed', 'Weakened', 'Hexed'] as const;
export type Status = (typeof STATUSES)[number];

/** STY-20.11 */
export const CARD_TYPES = ['action', 'support', 'passive', 'response'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** STY-3.1, STY-22.7 */
export type Tier = 'lower' | 'upper';
