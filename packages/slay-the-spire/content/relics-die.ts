/** Relics that work on certain results of the die, and those that change it. */
import {
  block,
  blockAll,
  blockAny,
  damage,
  damageRow,
  draw,
  energy,
  exhaustFromHand,
  vulnerable,
  weak,
  when,
} from '../words/build.ts';
import type { ItemDefinition } from '../words/definition.ts';
import { onRoll, relic, strengthThisTurn } from './item-family.ts';

export const dieRelics: readonly ItemDefinition[] = [
  { ...relic, name: "Captain's Wheel", price: 8, abilities: [onRoll([3], block(3))] },
  {
    ...relic,
    name: "Charon's Ashes",
    price: 7,
    abilities: [onRoll([1, 2], exhaustFromHand(0, 1), when('didSo', [damage(2)]))],
  },
  {
    // The relic whose ability is used need not show the result that was rolled.
    ...relic,
    name: "Dolly's Mirror",
    price: 7,
    abilities: [onRoll([1], { do: 'triggerDieAbility', of: 'anyone' })],
  },
  { ...relic, name: 'Duality', price: 8, abilities: [onRoll([2], block(2)), onRoll([4], damage(2))] },
  { ...relic, name: 'Gambling Chip', price: 6, die: 'reroll' },
  { ...relic, name: 'Gremlin Horn', price: 8, abilities: [onRoll([4], draw(1)), onRoll([5], energy(1))] },
  { ...relic, name: 'Happy Flower', price: 6, abilities: [onRoll([3, 4], energy(1))] },
  { ...relic, name: 'Horn Cleat', price: 6, abilities: [onRoll([1, 2], block(1))] },
  { ...relic, name: 'Incense Burner', price: 11, abilities: [onRoll([6], { do: 'limitHpLoss' })] },
  { ...relic, name: 'Ink Bottle', price: 6, abilities: [onRoll([5, 6], draw(1))] },
  { ...relic, name: 'Mercury Hourglass', price: 6, abilities: [onRoll([1, 2], damageRow(1))] },
  { ...relic, name: 'Necronomicon', price: 9, abilities: [onRoll([1], { do: 'playFirstAttackTwice' })] },
  {
    ...relic,
    name: "Nilry's Codex",
    price: 7,
    abilities: [onRoll([2], draw(1)), onRoll([4], { do: 'triggerDieAbility', of: 'anyone', face: 2 })],
  },
  { ...relic, name: 'Oddly Smooth Stone', price: 7, abilities: [onRoll([4], blockAny(2))] },
  { ...relic, name: 'Pen Nib', price: 8, abilities: [onRoll([5], vulnerable(1))] },
  { ...relic, name: 'Pocketwatch', price: 9, abilities: [onRoll([3], draw(3))] },
  { ...relic, name: 'Red Mask', price: 7, abilities: [onRoll([5, 6], weak(1))] },
  { ...relic, name: 'Stone Calendar', price: 7, abilities: [onRoll([4], damage(4))] },
  { ...relic, name: 'Sundial', price: 8, abilities: [onRoll([2], energy(2))] },
  { ...relic, name: 'The Abacus', price: 6, die: 'raise' },
  { ...relic, name: 'The Boot', price: 5, abilities: [onRoll([4, 5, 6], damage(1))] },
  { ...relic, name: 'Toolbox', price: 7, die: 'lower' },
  {
    ...relic,
    name: 'Tungsten Rod',
    price: 8,
    abilities: [onRoll([5], when('solo', [block(3)], [blockAll(1)]))],
  },
  { ...relic, name: 'Vajra', price: 7, abilities: [onRoll([2], ...strengthThisTurn)] },
];
