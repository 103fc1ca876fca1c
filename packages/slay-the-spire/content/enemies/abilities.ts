/** Special abilities shared by several enemy cards (STS-12.4), and enemies' rewards. */

import { gainBlock, gainStrength, giveVulnerable, perEach, punish } from '../../words/build.ts';
import type { Ability, EnemyDefinition } from '../../words/definition.ts';

/** The first damage of the combat, from a hit or otherwise. */
export const curlUp: Ability = { on: 'onDamaged', does: [gainBlock(2)], first: 'combat', name: 'Curl Up' };
export const angry: Ability = { on: 'onHitThrough', does: [gainStrength(1)], name: 'Angry' };
export const sporeCloud: Ability = { on: 'onDeath', does: [giveVulnerable(1)], name: 'Spore Cloud' };
export const startWithBlock: Ability = { on: 'startOfCombat', does: [gainBlock(10)] };
export const regrow: Ability = {
  on: 'startOfTurn',
  does: [{ do: 'revive', name: 'Darkling', hp: 4 }],
  name: 'Regrow',
};
export const thorns: Ability = {
  on: 'afterAttacked',
  does: [punish(perEach('cubesOnEnemy'))],
  name: 'Thorns',
};

type Rewards = NonNullable<EnemyDefinition['rewards']>;

/** The rewards at the upper left of an encounter card; each of them includes a card reward (STS-12.1). */
export const encounterRewards = (printed: { readonly gold?: number; readonly potion?: number }): Rewards => [
  ...(printed.gold === undefined ? [] : [{ kind: 'gold', amount: printed.gold } as const]),
  ...(printed.potion === undefined ? [] : [{ kind: 'potion', amount: printed.potion } as const]),
  { kind: 'card', amount: 1 },
];

/** An Elite also gives a relic, and in later Acts an upgraded card (STS-15.10). */
export const eliteRewards = (gold: number, card: 'card' | 'upgradedCard'): Rewards => [
  { kind: 'gold', amount: gold },
  { kind: 'relic', amount: 1 },
  { kind: card, amount: 1 },
];

export const bossRewards = (gold: number): Rewards => [
  { kind: 'gold', amount: gold },
  { kind: 'bossRelic', amount: 1 },
  { kind: 'rare', amount: 1 },
];
