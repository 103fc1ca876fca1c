/** Special abilities that several enemy cards share (STS-12.4). */
import type { Ability, EnemyDefinition } from '../../words/definition.ts';
import { gainBlock, gainStrength, giveVulnerable } from '../../words/enemy-effect.ts';

/** The first damage of the combat, whether from a hit or not. */
export const curlUp: Ability = { on: 'onDamaged', does: [gainBlock(2)], first: 'combat', name: 'Curl Up' };
export const angry: Ability = { on: 'onHitThrough', does: [gainStrength(1)], name: 'Angry' };
export const sporeCloud: Ability = { on: 'onDeath', does: [giveVulnerable(1)], name: 'Spore Cloud' };

type Rewards = NonNullable<EnemyDefinition['rewards']>;

/** What an encounter card prints at its upper left; every one of them gives a card reward (STS-12.1). */
export const encounterRewards = (printed: { readonly gold?: number; readonly potion?: number }): Rewards => [
  ...(printed.gold === undefined ? [] : [{ kind: 'gold', amount: printed.gold } as const]),
  ...(printed.potion === undefined ? [] : [{ kind: 'potion', amount: printed.potion } as const]),
  { kind: 'card', amount: 1 },
];
