import { describe, expect, it } from 'vitest';
import type { ItemDefinition } from '../words/definition.ts';
import { ITEMS } from './index.ts';

const ofKind = (kind: ItemDefinition['kind']): readonly ItemDefinition[] =>
  ITEMS.filter((item) => item.kind === kind);
const copies = (items: readonly ItemDefinition[]): number =>
  items.reduce((sum, item) => sum + item.copies, 0);
const prices = (items: readonly ItemDefinition[]): Record<string, number | undefined> =>
  Object.fromEntries(items.map(({ name, price }) => [name, price]));

describe('what lies in the box (STS-7.1)', () => {
  it('is 58 relics, 20 Boss relics, Loaded Die, 4 Prismatic Shards and 29 potions', () => {
    expect([copies(ofKind('relic')), ofKind('relic').length]).toEqual([58, 58]);
    expect([copies(ofKind('bossRelic')), ofKind('bossRelic').length]).toEqual([20, 20]);
    expect(copies(ofKind('soloRelic'))).toBe(1);
    expect(copies(ofKind('specialRelic'))).toBe(4);
    expect([copies(ofKind('potion')), ofKind('potion').length]).toEqual([29, 21]);
  });

  it('has eight potions twice', () => {
    const twice = ofKind('potion').flatMap(({ name, copies: number }) => (number === 2 ? [name] : []));
    expect(twice.sort()).toEqual([
      'Block Potion',
      'Energy Potion',
      'Explosive Potion',
      'Fire Potion',
      'Flex Potion',
      'Swift Potion',
      'Vulnerable Potion',
      'Weak Potion',
    ]);
  });
});

describe('prices (STS-7.2)', () => {
  it('stand on every relic but Old Coin', () => {
    expect(prices(ofKind('relic'))).toEqual({
      Akabeko: 6,
      Anchor: 6,
      'Bag of Preparation': 7,
      'Bird-Faced Urn': 9,
      'Blood Vial': 6,
      'Blue Candle': 7,
      Calipers: 6,
      "Captain's Wheel": 8,
      'Centennial Puzzle': 8,
      "Charon's Ashes": 7,
      'Dead Branch': 9,
      "Dolly's Mirror": 7,
      'Du-Vu Doll': 7,
      Duality: 8,
      'Gambling Chip': 6,
      'Golden Eye': 7,
      'Golden Idol': 4,
      'Gremlin Horn': 8,
      'Happy Flower': 6,
      'Horn Cleat': 6,
      'Ice Cream': 7,
      'Incense Burner': 11,
      'Ink Bottle': 6,
      Lantern: 6,
      'Meat on the Bone': 8,
      'Mercury Hourglass': 6,
      'Molten Egg': 8,
      'Mummified Hand': 10,
      Mutagen: 6,
      Necronomicon: 9,
      "Nilry's Codex": 7,
      'Ninja Scroll': 6,
      'Oddly Smooth Stone': 7,
      'Old Coin': undefined,
      Omamori: 5,
      Orichalcum: 5,
      'Peace Pipe': 8,
      'Pen Nib': 8,
      Pocketwatch: 9,
      'Red Mask': 7,
      'Red Skull': 9,
      'Regal Pillow': 6,
      'Runic Pyramid': 6,
      'Self-Forming Clay': 8,
      'Ssserpent Head': 6,
      'Stone Calendar': 7,
      'Strike Dummy': 8,
      Sundial: 8,
      'The Abacus': 6,
      'The Boot': 5,
      'The Courier': 6,
      Toolbox: 7,
      'Toxic Egg': 8,
      'Tungsten Rod': 8,
      Vajra: 7,
      'War Paint': 8,
      Whetstone: 7,
      'Wing Boots': 7,
    });
  });

  it('stand on every potion', () => {
    const dear = Object.entries(prices(ofKind('potion'))).filter(([, price]) => price !== 2);
    expect(Object.fromEntries(dear)).toEqual({
      'Blood Potion': 3,
      'Cunning Potion': 3,
      'Distilled Chaos': 3,
      'Entropic Brew': 3,
      'Fairy in a Bottle': 3,
      "Gambler's Brew": 3,
      'Ghost in a Jar': 4,
      'Liquid Memories': 3,
      'Snecko Oil': 3,
    });
  });

  it('stand on no Boss relic', () => {
    for (const { name, price } of ofKind('bossRelic')) expect([name, price]).toEqual([name, undefined]);
  });
});

describe('potions outside combat (STS-8.17)', () => {
  it('are four', () => {
    const names = ofKind('potion').flatMap(({ name, anytime }) => (anytime === true ? [name] : []));
    expect(names.sort()).toEqual(['Blood Potion', 'Entropic Brew', 'Fairy in a Bottle', "Gambler's Brew"]);
  });
});

describe('items of the climb', () => {
  const named = (name: string): ItemDefinition => ITEMS.find((item) => item.name === name) as ItemDefinition;

  it.each([
    ['Molten Egg', ['eggAttack'], 3],
    ['Toxic Egg', ['eggSkill'], 3],
    ['Wing Boots', ['moveAnywhere'], 3],
    ['Omamori', ['noCurses'], undefined],
    ['Peace Pipe', ['restRemoves'], undefined],
    ['Regal Pillow', ['restHealsMore'], undefined],
    ['Ssserpent Head', ['goldAtEvents'], undefined],
    ['Coffee Dripper', ['noRest'], undefined],
    ['Fusion Hammer', ['noSmith'], undefined],
    ['Ectoplasm', ['noGold'], undefined],
    ['Sozu', ['noPotions'], undefined],
    ['Mark of Pain', ['hpCap6'], undefined],
    ['Prismatic Shard', ['prismatic'], undefined],
  ])('%s changes a rule', (name, rules, uses) => {
    expect([named(name).rules, named(name).uses]).toEqual([rules, uses]);
  });

  it.each([
    ['Astrolabe', [{ do: 'upgradeCards', amount: 3 }]],
    [
      'Calling Bell',
      [
        { do: 'gainRelic', amount: 3 },
        { do: 'gainCurse', amount: 1 },
      ],
    ],
    ['Empty Cage', [{ do: 'removeCards', amount: 2 }]],
    ['Enchiridion', [{ do: 'rareReward', amount: 1, look: 5 }]],
    ['Old Coin', [{ do: 'gainGold', amount: 10 }]],
    ['Orrery', [{ do: 'cardReward', amount: 4 }]],
    ["Pandora's Box", [{ do: 'transformCards', amount: 3 }]],
    [
      'Tiny House',
      [
        { do: 'cardReward', amount: 1 },
        { do: 'gainPotion', amount: 1 },
        { do: 'gainGold', amount: 3 },
        { do: 'upgradeCards', amount: 1 },
      ],
    ],
  ])('%s is used at once and discarded (STS-7.7)', (name, onGain) => {
    expect([named(name).onGain, named(name).discardAfterGain]).toEqual([onGain, true]);
  });

  it('keeps the Cursed Key, which brings 2 Curses', () => {
    const { onGain, discardAfterGain } = named('Cursed Key');
    expect([onGain, discardAfterGain]).toEqual([[{ do: 'gainCurse', amount: 2 }], undefined]);
  });

  it('keeps War Paint and Whetstone for use outside combat', () => {
    expect(named('War Paint').outsideCombat).toEqual([
      { do: 'upgradeCards', amount: 1, cards: 'starterDefend' },
      { do: 'upgradeCards', amount: 1, cards: 'skill' },
    ]);
    expect(named('Whetstone').outsideCombat).toEqual([
      { do: 'upgradeCards', amount: 1, cards: 'starterStrike' },
      { do: 'upgradeCards', amount: 1, cards: 'attack' },
    ]);
  });
});
