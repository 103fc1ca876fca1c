import type { ItemDefinition } from '../words/definition.ts';
import {
  blockAny,
  damage,
  damageRow,
  daze,
  draw,
  energy,
  exhaustFromHand,
  heal,
  strength,
  vulnerable,
  weak,
} from '../words/effect.ts';

const potion = { kind: 'potion', copies: 1, price: 2 } as const;

export const potions: readonly ItemDefinition[] = [
  { ...potion, name: 'Attack Potion', effects: [{ do: 'playTwice', type: 'attack' }] },
  { ...potion, name: 'Block Potion', copies: 2, effects: [blockAny(2)] },
  { ...potion, name: 'Blood Potion', price: 3, effects: [heal(2)], anytime: true },
  { ...potion, name: 'Energy Potion', copies: 2, effects: [energy(2)] },
  { ...potion, name: 'Explosive Potion', copies: 2, effects: [damageRow(2)] },
  { ...potion, name: 'Fire Potion', copies: 2, effects: [damage(4)] },
  {
    ...potion,
    name: 'Flex Potion',
    copies: 2,
    effects: [strength(1), { do: 'loseStrengthAtEndOfTurn', amount: 1, onlyGained: false }],
  },
  { ...potion, name: 'Purity Potion', effects: [exhaustFromHand(0, 3)] },
  { ...potion, name: 'Skill Potion', effects: [{ do: 'playTwice', type: 'skill' }] },
  // The Daze comes after the draw, on top of the draw pile (STS-16.10).
  { ...potion, name: 'Snecko Oil', price: 3, effects: [draw(5), daze(2)] },
  { ...potion, name: 'Swift Potion', copies: 2, effects: [draw(3)] },
  { ...potion, name: 'Vulnerable Potion', copies: 2, effects: [vulnerable(1)] },
  { ...potion, name: 'Weak Potion', copies: 2, effects: [weak(2)] },
];
