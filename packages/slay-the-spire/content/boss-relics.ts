/** Boss relics, and the Prismatic Shards that lie beside the decks. */
import { block, daze, draw, energy, heal } from '../words/build.ts';
import { ability, type ItemDefinition } from '../words/definition.ts';
import { bossRelic, onRoll } from './item-family.ts';

const energyEachTurn = ability('startOfTurn', energy(1));

/** Used at once and put under the deck (STS-7.7). */
const atOnce = { ...bossRelic, discardAfterGain: true } as const;

export const bossRelics: readonly ItemDefinition[] = [
  { ...atOnce, name: 'Astrolabe', onGain: [{ do: 'upgradeCards', amount: 3 }] },
  { ...bossRelic, name: 'Black Blood', abilities: [ability('endOfCombat', heal(2))] },
  {
    ...atOnce,
    name: 'Calling Bell',
    onGain: [
      { do: 'gainRelic', amount: 3 },
      { do: 'gainCurse', amount: 1 },
    ],
  },
  { ...bossRelic, name: 'Coffee Dripper', abilities: [energyEachTurn], rules: ['noRest'] },
  {
    ...bossRelic,
    name: 'Cursed Key',
    onGain: [{ do: 'gainCurse', amount: 2 }],
    abilities: [energyEachTurn],
  },
  { ...bossRelic, name: 'Ectoplasm', abilities: [energyEachTurn], rules: ['noGold'] },
  { ...atOnce, name: 'Empty Cage', onGain: [{ do: 'removeCards', amount: 2 }] },
  { ...atOnce, name: 'Enchiridion', onGain: [{ do: 'rareReward', amount: 1, look: 5 }] },
  { ...bossRelic, name: 'Frozen Core', abilities: [ability('endOfTurn', block(1))] },
  { ...bossRelic, name: 'Fusion Hammer', abilities: [energyEachTurn], rules: ['noSmith'] },
  { ...bossRelic, name: 'Holy Water', cubes: 2, abilities: [ability('spendCube', energy(1))] },
  { ...bossRelic, name: 'Mark of Pain', abilities: [energyEachTurn], rules: ['hpCap6'] },
  { ...atOnce, name: 'Orrery', onGain: [{ do: 'cardReward', amount: 4 }] },
  { ...atOnce, name: "Pandora's Box", onGain: [{ do: 'transformCards', amount: 3 }] },
  { ...bossRelic, name: 'Ring of the Serpent', abilities: [ability('startOfTurn', draw(1))] },
  {
    ...bossRelic,
    name: 'Snecko Eye',
    abilities: [onRoll([1, 2], draw(2)), onRoll([3, 4], energy(1)), onRoll([5, 6], daze(1))],
  },
  { ...bossRelic, name: 'Sozu', abilities: [energyEachTurn], rules: ['noPotions'] },
  {
    ...atOnce,
    name: 'Tiny House',
    onGain: [
      { do: 'cardReward', amount: 1 },
      { do: 'gainPotion', amount: 1 },
      { do: 'gainGold', amount: 3 },
      { do: 'upgradeCards', amount: 1 },
    ],
  },
  {
    ...bossRelic,
    name: 'White Beast Statue',
    abilities: [ability('endOfCombat', { do: 'gainPotion', amount: 1 })],
  },
  { ...bossRelic, name: 'Wrist Blade', modifiers: { zeroCostDamage: 1 } },
];

/** One for each player who needs a Stance track or Orb slots (STS-25.6). */
export const prismaticShards: readonly ItemDefinition[] = [
  { name: 'Prismatic Shard', kind: 'specialRelic', copies: 4, rules: ['prismatic'] },
];
