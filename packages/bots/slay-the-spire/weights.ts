/** What the look of a fight is worth, as plain numbers: set by hand after the fits that `npm run train-fights` prints. */

/** What each feature of a fight is worth (fight/features.ts), for each character. */
export type FightWeights = { readonly [feature: string]: number };

const common: FightWeights = {
  one: 12,
  hp: 0.8,
  lowHp: -0.35,
  keptBlock: 0.3,
  strength: 1.4,
  vulnerable: -1.2,
  weak: -0.2,
  shivs: 0.36,
  miracles: 0.3,
  calm: 0.3,
  wrath: -0.2,
  lightning: 1.0,
  frost: 1.0,
  dark: 1.1,
  potions: 0.5,
  statuses: -0.4,
  cards: 0.1,
  exhausted: 0.1,
  held: 0.25,
  powers: 0.6,
  enemies: -0.2,
  enemyHp: -0.26,
  furtherHp: -0.24,
  dangerousHp: 0,
  damage: -0.2,
  nextDamage: -0.1,
  danger: -0.22,
  enemyStrength: -0.3,
  longStrength: -0.55,
  enemyVulnerable: 0.5,
  enemyWeak: 0.2,
  poison: 0.7,
  enemyBlock: -0.07,
  strengthToCome: 0.08,
  powersToCome: 0.15,
};

/** In the order of the characters: Ironclad, Silent, Defect, Watcher. */
export const FIGHT_WEIGHTS: readonly FightWeights[] = [common, common, common, common];

/** What a Power in play is worth beyond an average one, by its name. */
export const POWER_WORTH: { readonly [name: string]: number } = {};
