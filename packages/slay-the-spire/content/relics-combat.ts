/** Relics that work in combat without the die: by themselves, or once per combat on demand. */
import { block, draw, energy, exhaustFromHand, heal, perEach, strength, when } from '../words/build.ts';
import { ability, type ItemDefinition } from '../words/definition.ts';
import { relic, strengthThisTurn } from './item-family.ts';

export const combatRelics: readonly ItemDefinition[] = [
  {
    ...relic,
    name: 'Akabeko',
    price: 6,
    abilities: [ability('oncePerCombat', { do: 'strengthForOneAttack', amount: 1 })],
  },
  { ...relic, name: 'Anchor', price: 6, abilities: [ability('startOfCombat', block(2))] },
  { ...relic, name: 'Bag of Preparation', price: 7, abilities: [ability('startOfCombat', draw(2))] },
  { ...relic, name: 'Bird-Faced Urn', price: 9, abilities: [ability('onPlayPower', block(1))] },
  { ...relic, name: 'Blood Vial', price: 6, abilities: [ability('startOfCombat', heal(1))] },
  { ...relic, name: 'Blue Candle', price: 7, abilities: [ability('oncePerCombat', exhaustFromHand(0, 2))] },
  {
    ...relic,
    name: 'Calipers',
    price: 6,
    abilities: [{ on: 'oncePerCombat', atReset: true, does: [{ do: 'keepBlockThisTurn' }] }],
  },
  {
    ...relic,
    name: 'Centennial Puzzle',
    price: 8,
    abilities: [{ on: 'oncePerCombat', usable: 'lostHp', does: [draw(3)] }],
  },
  {
    ...relic,
    name: 'Dead Branch',
    price: 9,
    abilities: [ability('oncePerCombat', draw(perEach('cardsInExhaustPile')))],
  },
  {
    // Only the Strength it gave is lost, so a gain beyond the limit costs nothing.
    ...relic,
    name: 'Du-Vu Doll',
    price: 7,
    abilities: [
      ability('onDrawCurse', strength(1), { do: 'loseStrengthAtEndOfTurn', amount: 1, onlyGained: true }),
    ],
  },
  {
    ...relic,
    name: 'Golden Eye',
    price: 7,
    abilities: [ability('oncePerCombat', { do: 'scry', amount: 3 })],
  },
  {
    ...relic,
    name: 'Golden Idol',
    price: 4,
    abilities: [ability('endOfCombat', { do: 'gainGold', amount: 1 })],
  },
  {
    ...relic,
    name: 'Ice Cream',
    price: 7,
    abilities: [ability('startOfTurn', energy(perEach('leftoverEnergy')))],
  },
  { ...relic, name: 'Lantern', price: 6, abilities: [ability('startOfCombat', energy(1))] },
  {
    ...relic,
    name: 'Meat on the Bone',
    price: 8,
    abilities: [ability('endOfCombat', { do: 'healTo', amount: 4 })],
  },
  {
    ...relic,
    name: 'Mummified Hand',
    price: 10,
    abilities: [{ on: 'oncePerCombat', usable: 'playedPower', does: [energy(2)] }],
  },
  { ...relic, name: 'Mutagen', price: 6, abilities: [ability('startOfCombat', ...strengthThisTurn)] },
  {
    ...relic,
    name: 'Ninja Scroll',
    price: 6,
    abilities: [ability('oncePerCombat', { do: 'separateAttacks', amount: 2 })],
  },
  { ...relic, name: 'Orichalcum', price: 5, abilities: [ability('endOfTurn', when('noBlock', [block(1)]))] },
  {
    // The shuffle before the combat does not count.
    ...relic,
    name: 'Red Skull',
    price: 9,
    abilities: [{ on: 'oncePerCombat', usable: 'reshuffled', does: [strength(1)] }],
  },
  { ...relic, name: 'Runic Pyramid', price: 6, abilities: [ability('oncePerCombat', { do: 'retainAny' })] },
  {
    ...relic,
    name: 'Self-Forming Clay',
    price: 8,
    abilities: [{ on: 'oncePerCombat', usable: 'lostHp', does: [block(3)] }],
  },
  { ...relic, name: 'Strike Dummy', price: 8, modifiers: { starterStrikeDamage: 1 } },
  { ...relic, name: 'The Courier', price: 6, abilities: [ability('oncePerCombat', { do: 'courier' })] },
];
