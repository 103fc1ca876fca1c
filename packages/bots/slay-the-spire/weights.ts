/** What the bots have learned, as plain numbers. `npm run train` writes this file. */

/** What each feature of a fight is worth (fight/features.ts), for each character. */
export type FightWeights = { readonly [feature: string]: number };

const common: FightWeights = {
  one: 12,
  hp: 0.6,
  lowHp: -0.4,
  maxHp: 0,
  keptBlock: 0.3,
  strength: 1.2,
  vulnerable: -0.8,
  weak: -0.3,
  shivs: 0.33,
  miracles: 0.3,
  calm: 0.4,
  wrath: -0.15,
  lightning: 0.7,
  frost: 1.0,
  dark: 0.7,
  potions: 0.4,
  statuses: -0.25,
  cards: 0,
  exhausted: 0.1,
  held: 0.2,
  powers: 0.5,
  enemies: 0,
  enemyHp: -0.25,
  furtherHp: -0.2,
  damage: -0.3,
  nextDamage: -0.05,
  danger: -0.2,
  longDamage: 0,
  enemyStrength: -0.4,
  longStrength: -0.5,
  enemyVulnerable: 0.7,
  enemyWeak: 0.15,
  poison: 0.6,
  longPoison: 0,
  enemyBlock: -0.1,
  strengthToCome: 0.1,
  powersToCome: 0.12,
  hpAgainstDamage: 0.2,
};

/** In the order of the characters: Ironclad, Silent, Defect, Watcher. */
export const FIGHT_WEIGHTS: readonly FightWeights[] = [common, common, common, common];

/** What a Power in play is worth beyond an average one, by its name. */
export const POWER_WORTH: { readonly [name: string]: number } = {};
