/** Amounts as text: a number, X, or a number per item of something. */
import { createSay, type Messages, type Text } from '@three-spires/kernel';
import type { Amount } from '../fields.ts';
import type { Count } from '../lists.ts';
import { type Icon, icon } from './icons.ts';

/** What amounts count: one item, after "for each", and the total, after "equal to". */
export const quantityEnglish = {
  quantity: '{amount} {thing}',
  'quantity.each': '{each} {thing} for each {what}',
  'quantity.eachPlus': '{each} {thing} for each {what}, plus {base} {more}',
  'quantity.x': 'X',
  'quantity.xPlus': 'X + {base}',
  'quantity.timesX': '{each}X',
  'quantity.timesXPlus': '{each}X + {base}',
  'quantity.bracketed': '({amount})',

  'thing.card': '{count|card|cards}',
  'thing.cube': '{count|cube|cubes}',
  'thing.damage': 'damage',
  'thing.hp': 'HP',

  'each.nothing': 'nothing',
  'each.x': 'X',
  'each.block': '[block] you have',
  'each.energy': '[energy] you have',
  'each.strength': '[strength] you have',
  'each.attacksInHand': 'Attack in your hand',
  'each.skillsInHand': 'Skill in your hand',
  'each.strikesInHand': 'card in your hand with “Strike” in its name',
  'each.cardsInHand': 'card in your hand',
  'each.cardsInExhaustPile': 'card in your exhaust pile',
  'each.exhaustedCards': 'card *Exhausted* this way',
  'each.discardedCards': 'card discarded this way',
  'each.otherAttacksThisTurn': 'other Attack you played this turn, including [shiv|shivs]',
  'each.poisonOnTarget': '[poison] on the enemy',
  'each.weakAndPoisonOnTarget': '[weak] and each [poison] on the enemy',
  'each.miracles': '[miracle] you have',
  'each.shivs': '[shiv] you have',
  'each.orbs': 'Orb you have',
  'each.frostOrbs': '[frost] Orb you have',
  'each.lightningOrbs': '[lightning] Orb you have',
  'each.orbTypes': 'different kind of Orb you have',
  'each.removedOrbs': 'Orb removed this way',
  'each.evokedOrbs': 'Orb *Evoked* this way',
  'each.retainCardsInHand': 'other card with *Retain* in your hand',
  'each.damageThrough': 'unblocked damage',
  'each.attackers': 'enemy about to attack you',
  'each.redCubes': 'red cube you have',
  'each.leftoverEnergy': 'unspent [energy] of your last turn',
  'each.players': 'player',
  'each.cubesOnEnemy': 'cube on it',
  'each.powersOfRichest': 'Power in play of the player with the most Powers',

  'all.nothing': 'nothing',
  'all.x': 'X',
  'all.block': 'your [block]',
  'all.energy': 'your [energy]',
  'all.strength': 'your [strength]',
  'all.attacksInHand': 'the number of Attacks in your hand',
  'all.skillsInHand': 'the number of Skills in your hand',
  'all.strikesInHand': 'the number of cards in your hand with “Strike” in their name',
  'all.cardsInHand': 'the number of cards in your hand',
  'all.cardsInExhaustPile': 'the number of cards in your exhaust pile',
  'all.exhaustedCards': 'the number of cards *Exhausted* this way',
  'all.discardedCards': 'the number of cards discarded this way',
  'all.otherAttacksThisTurn': 'the number of other Attacks you played this turn, including [shiv|shivs]',
  'all.poisonOnTarget': 'the [poison] on the enemy',
  'all.weakAndPoisonOnTarget': 'the [weak] and [poison] on the enemy',
  'all.miracles': 'the number of your [miracle|miracles]',
  'all.shivs': 'the number of your [shiv|shivs]',
  'all.orbs': 'your Orbs',
  'all.frostOrbs': 'the number of your [frost] Orbs',
  'all.lightningOrbs': 'the number of your [lightning] Orbs',
  'all.orbTypes': 'the number of different kinds of Orb you have',
  'all.removedOrbs': 'the number of Orbs removed this way',
  'all.evokedOrbs': 'the number of Orbs *Evoked* this way',
  'all.retainCardsInHand': 'the number of other cards with *Retain* in your hand',
  'all.damageThrough': 'the unblocked damage',
  'all.attackers': 'the number of enemies about to attack you',
  'all.redCubes': 'the number of your red cubes',
  'all.leftoverEnergy': 'the unspent [energy] of your last turn',
  'all.players': 'the number of players',
  'all.cubesOnEnemy': 'the number of cubes on it',
  'all.powersOfRichest': 'the number of Powers in play of the player with the most Powers',
} as const satisfies Messages;

const say = createSay(quantityEnglish);

/** What an earlier effect of the same text did with cards or Orbs, as referred to by "this way". */
export type Moved = 'exhausted' | 'discarded' | 'removed' | 'evoked';

const MOVED_THINGS = {
  exhausted: 'exhaustedCards',
  discarded: 'discardedCards',
  removed: 'removedOrbs',
  evoked: 'evokedOrbs',
} as const;

/** What is counted, as a word or an icon that agrees with the number. */
export type Thing = (count: number) => Text;

export const CARDS: Thing = (count) => say('thing.card', { count });
export const CUBES: Thing = (count) => say('thing.cube', { count });
export const DAMAGE: Thing = () => say('thing.damage');
export const HP: Thing = () => say('thing.hp');

export type PerItem = Exclude<Amount, number>;

const countWord = (
  count: Count,
  moved: Moved,
): Exclude<Count, 'movedCards'> | (typeof MOVED_THINGS)[Moved] =>
  count === 'movedCards' ? MOVED_THINGS[moved] : count;

export const eachOf = (count: Count, moved: Moved): Text => say(`each.${countWord(count, moved)}`);
export const allOf = (count: Count, moved: Moved): Text => say(`all.${countWord(count, moved)}`);

/** "X", "X + 1", "2X": also if X stands for something counted. */
const termInX = ({ base, each }: PerItem): Text => {
  if (base === 0) return each === 1 ? say('quantity.x') : say('quantity.timesX', { each });
  return each === 1 ? say('quantity.xPlus', { base }) : say('quantity.timesXPlus', { each, base });
};

/** The same in brackets if what follows could be read as part of a sum. */
export const bracketedTerm = (amount: PerItem): Text =>
  amount.base === 0 ? termInX(amount) : say('quantity.bracketed', { amount: termInX(amount) });

const numberIn = (amount: Amount, term: (amount: PerItem) => Text): Text | undefined => {
  if (typeof amount === 'number') return [String(amount)];
  return amount.per === 'x' ? term(amount) : undefined;
};

/** A number or a term in X; undefined if the amount is counted by something else. */
export const plainNumber = (amount: Amount): Text | undefined => numberIn(amount, termInX);
export const bracketedNumber = (amount: Amount): Text | undefined => numberIn(amount, bracketedTerm);

/** "2 things", "X things", "1 thing for each …". */
export const quantity = (amount: Amount, thing: Thing, moved: Moved = 'exhausted'): Text => {
  const plain = bracketedNumber(amount);
  if (plain !== undefined)
    return say('quantity', { amount: plain, thing: thing(typeof amount === 'number' ? amount : 2) });
  if (typeof amount === 'number') return [];
  const { base, each, per } = amount;
  const what = eachOf(per, moved);
  if (base === 0) return say('quantity.each', { each, thing: thing(each), what });
  return say('quantity.eachPlus', { each, thing: thing(each), what, base, more: thing(base) });
};

/** A number of icons. */
export const iconsOf = (name: Icon, amount: Amount, moved?: Moved): Text =>
  quantity(amount, (count) => icon(name, count), moved);
