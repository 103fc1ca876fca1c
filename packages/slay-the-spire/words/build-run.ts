/** Builders for effects between combats. */
import type { DeckFilter, Effect, RunEffect } from './effect.ts';

export const upgradeOf = (cards: DeckFilter): RunEffect => ({ do: 'upgradeCards', amount: 1, cards });
export const removeOf = (cards: DeckFilter): RunEffect => ({ do: 'removeCards', amount: 1, cards });
export const roll = (
  ...results: readonly (readonly [readonly number[], readonly Effect[]])[]
): RunEffect => ({
  do: 'rollDie',
  results: results.map(([faces, does]) => ({ faces, does })),
});
export const gold = (amount: number): RunEffect => ({ do: 'gainGold', amount });
export const pay = (amount: number): RunEffect => ({ do: 'payGold', amount });
export const loseGold = (amount: number): RunEffect => ({ do: 'dropGold', amount });
export const relic = (amount = 1): RunEffect => ({ do: 'gainRelic', amount });
export const potion = (amount = 1): RunEffect => ({ do: 'gainPotion', amount });
export const cardReward = (amount = 1): RunEffect => ({ do: 'cardReward', amount });
export const colorlessReward = (amount = 1): RunEffect => ({ do: 'cardReward', amount, from: 'colorless' });
export const rareReward = (amount = 1): RunEffect => ({ do: 'rareReward', amount });
export const randomRare = (amount = 1): RunEffect => ({ do: 'addRandomCards', amount, from: 'rare' });
export const upgrade = (amount = 1): RunEffect => ({ do: 'upgradeCards', amount });
export const upgradeRandom = (amount: number): RunEffect => ({ do: 'upgradeCards', amount, random: true });
export const remove = (amount = 1): RunEffect => ({ do: 'removeCards', amount });
export const transform = (amount = 1): RunEffect => ({ do: 'transformCards', amount });
export const curse = (amount = 1): RunEffect => ({ do: 'gainCurse', amount });
