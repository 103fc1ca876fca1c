/** What the bots have learned, as plain numbers. `npm run train` writes this file. */

/** What each feature of a fight is worth (fight/features.ts), for each character. */
export type FightWeights = { readonly [feature: string]: number };

const common: FightWeights = {
  one: 12,
  hp: 0.7,
  lowHp: -0.6,
  maxHp: 0,
  keptBlock: 0.3,
  strength: 0.4,
  vulnerable: -0.4,
  weak: -0.4,
  shivs: 0.3,
  miracles: 0.4,
  calm: 0.5,
  wrath: -0.2,
  lightning: 0.4,
  frost: 0.5,
  dark: 0.5,
  potions: 0.5,
  statuses: -0.1,
  cards: 0,
  exhausted: 0.05,
  held: 0.1,
  powers: 0.4,
  enemies: -0.3,
  enemyHp: -0.07,
  furtherHp: -0.05,
  damage: -0.15,
  nextDamage: -0.15,
  danger: -0.4,
  longDamage: -0.06,
  enemyStrength: -0.2,
  longStrength: -0.03,
  enemyVulnerable: 0.25,
  enemyWeak: 0.3,
  poison: 0.15,
  longPoison: 0.06,
  enemyBlock: 0,
  strengthToCome: 0.08,
  powersToCome: 0.08,
  hpAgainstDamage: 0,
};

/** In the order of the characters: Ironclad, Silent, Defect, Watcher. */
export const FIGHT_WEIGHTS: readonly FightWeights[] = [common, common, common, common];

/** What a Power in play is worth beyond an average one, by its name. */
export const POWER_WORTH: { readonly [name: string]: number } = {};
