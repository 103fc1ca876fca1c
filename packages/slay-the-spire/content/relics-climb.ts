/** Relics that work between combats. */
import { upgradeOf } from '../words/build.ts';
import type { ItemDefinition } from '../words/definition.ts';
import { relic } from './item-family.ts';

export const climbRelics: readonly ItemDefinition[] = [
  { ...relic, name: 'Molten Egg', price: 8, uses: 3, rules: ['eggAttack'] },
  {
    // Without a price it is never for sale: it is discarded and another one drawn.
    ...relic,
    name: 'Old Coin',
    onGain: [{ do: 'gainGold', amount: 10 }],
    discardAfterGain: true,
  },
  { ...relic, name: 'Omamori', price: 5, rules: ['noCurses'] },
  { ...relic, name: 'Peace Pipe', price: 8, rules: ['restRemoves'] },
  { ...relic, name: 'Regal Pillow', price: 6, rules: ['restHealsMore'] },
  { ...relic, name: 'Ssserpent Head', price: 6, rules: ['goldAtEvents'] },
  { ...relic, name: 'Toxic Egg', price: 8, uses: 3, rules: ['eggSkill'] },
  {
    ...relic,
    name: 'War Paint',
    price: 8,
    outsideCombat: [upgradeOf('starterDefend'), upgradeOf('skill')],
  },
  {
    ...relic,
    name: 'Whetstone',
    price: 7,
    outsideCombat: [upgradeOf('starterStrike'), upgradeOf('attack')],
  },
  { ...relic, name: 'Wing Boots', price: 7, uses: 3, rules: ['moveAnywhere'] },
];
