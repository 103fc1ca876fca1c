/** The closed lists of the game, in the rulebook's words. States store a word's index in its list. */

/** MYS-5.1: the first of a card's three labels. A Resource is a Token without Power and HP (MYS-5.6). */
export const CARD_TYPES = ['Assault', 'Defense', 'Special', 'Spell', 'Resource'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** MYS-5.1: what the rulebook calls Unit Type. */
export const CARD_KINDS = ['Unit', 'Instant', 'Passive', 'Equipment', 'Token'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const TYPINGS = [
  'Fairy',
  'Entity',
  'Spellcaster',
  'Beast',
  'Elemental',
  'Warrior',
  'Construct',
  'Dragon',
  'Undead',
  'Spirit',
  'Serpent',
  'Charm',
  'Weapon',
  'Curse',
] as const;
export type Typing = (typeof TYPINGS)[number];

/**
 * Statuses a Unit can have. Exile is a place and a Spiritbond a relation (sections 29 and 30), so neither is
 * listed.
 */
export const STATUSES = [
  'Fatal',
  'Necrotic',
  'Ignite',
  'Levitating',
  'Paralyzed',
  'Piercing',
  'Poison',
  'Poisoned',
  'Sleep',
  'Ethereal',
] as const;
export type Status = (typeof STATUSES)[number];

/** Statuses that English uses as adjectives: a Unit becomes Poisoned; it does not gain it. */
export const isAdjective = (status: string): boolean => status === 'Poisoned' || status === 'Paralyzed';

/** The names of a Unit's statuses; states store them as bits in the order of the list. */
export const statusesIn = (bits: number): readonly Status[] =>
  bits === 0 ? NO_STATUSES : STATUSES.filter((_, status) => (bits & (1 << status)) !== 0);

/** Most Units have none. */
const NO_STATUSES: readonly Status[] = [];

/** Until the end of this turn, of its controller's next turn (MYS-19.3), or as the status itself says. */
export type Duration = 'turn' | 'nextTurn';

/** What Passive effects say a Unit may, must or cannot do; states store them as bits in this order. */
export const DUTIES = [
  'mayAttack',
  'hitsEthereal',
  'cannotAttack',
  'cannotIntercept',
  'mustAttack',
  'mustIntercept',
] as const;
export type Duty = (typeof DUTIES)[number];

export const RARITIES = ['common', 'uncommon', 'rare', 'gold'] as const;
export type Rarity = (typeof RARITIES)[number];

/** MYS-8.1, MYS-9.1: own Main Phases; any window of either turn; any window of the own turn. */
export const TIMINGS = ['main', 'any', 'own'] as const;
export type Timing = (typeof TIMINGS)[number];

export const PHASES = ['Draw', 'Standby', 'Main 1', 'Battle', 'Main 2', 'End'] as const;

/** The card sets (MYS-40.2). */
export const SETS = {
  DRM: 'The Woven Slumber',
  EMB: 'Cinderwrought',
  GRV: 'The Hollow Barrow',
  TID: 'The Drowned Archive',
  PRI: 'The Brimming Prism',
} as const;
export type SetId = keyof typeof SETS;
