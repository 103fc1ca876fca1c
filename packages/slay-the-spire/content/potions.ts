import {
  blockAny,
  damage,
  damageRow,
  daze,
  draw,
  energy,
  exhaustFromHand,
  heal,
  vulnerable,
  weak,
} from '../words/build.ts';
import type { ItemDefinition } from '../words/definition.ts';
import { potion, strengthThisTurn } from './item-family.ts';

export const potions: readonly ItemDefinition[] = [
  { ...potion, name: 'Attack Potion', effects: [{ do: 'playTwice', type: 'attack' }] },
  { ...potion, name: 'Block Potion', copies: 2, effects: [blockAny(2)] },
  { ...potion, name: 'Blood Potion', price: 3, effects: [heal(2)], anytime: true },
  { ...potion, name: 'Energy Potion', copies: 2, effects: [energy(2)] },
  { ...potion, name: 'Explosive Potion', copies: 2, effects: [damageRow(2)] },
  { ...potion, name: 'Fire Potion', copies: 2, effects: [damage(4)] },
  { ...potion, name: 'Flex Potion', copies: 2, effects: strengthThisTurn },
  { ...potion, name: 'Purity Potion', effects: [exhaustFromHand(0, 3)] },
  { ...potion, name: 'Skill Potion', effects: [{ do: 'playTwice', type: 'skill' }] },
  // The Daze comes after the draw, on top of the draw pile (STS-16.10).
  { ...potion, name: 'Snecko Oil', price: 3, effects: [draw(5), daze(2)] },
  { ...potion, name: 'Swift Potion', copies: 2, effects: [draw(3)] },
  { ...potion, name: 'Vulnerable Potion', copies: 2, effects: [vulnerable(1)] },
  { ...potion, name: 'Weak Potion', copies: 2, effects: [weak(2)] },
];

/** Potions with words of their own. */
export const furtherPotions: readonly ItemDefinition[] = [
  { ...potion, name: 'Ancient Potion', effects: [{ do: 'clearDebuffs', to: 'self' }] },
  { ...potion, name: 'Cunning Potion', price: 3, effects: [{ do: 'separateAttacks', amount: 3 }] },
  { ...potion, name: 'Distilled Chaos', price: 3, effects: [{ do: 'playDrawnCards', amount: 3 }] },
  {
    ...potion,
    name: 'Entropic Brew',
    price: 3,
    effects: [{ do: 'gainPotion', amount: 2 }],
    anytime: true,
  },
  { ...potion, name: 'Fairy in a Bottle', price: 3, savesAt: 2, anytime: true },
  { ...potion, name: "Gambler's Brew", price: 3, die: 'set', anytime: true },
  // Until the end of the round, the Enemy Turn included.
  { ...potion, name: 'Ghost in a Jar', price: 4, effects: [{ do: 'limitHpLoss' }] },
  { ...potion, name: 'Liquid Memories', price: 3, effects: [{ do: 'recallFreeCard' }] },
];
