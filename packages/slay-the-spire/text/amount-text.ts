/** Amounts as text: a number, X, or a number per item of something. */
import type { Text } from '@three-spires/kernel';
import type { Amount } from '../words/effect.ts';
import type { Count } from '../words/lists.ts';
import { say } from './say.ts';

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

const countWord = (
  count: Count,
  moved: Moved,
): Exclude<Count, 'movedCards'> | (typeof MOVED_THINGS)[Moved] =>
  count === 'movedCards' ? MOVED_THINGS[moved] : count;

export const eachOf = (count: Count, moved: Moved): Text => say(`each.${countWord(count, moved)}`);
export const allOf = (count: Count, moved: Moved): Text => say(`all.${countWord(count, moved)}`);

/** A number or a term in X; undefined if the amount is counted by something else. */
export const plainNumber = (amount: Amount): Text | undefined => {
  if (typeof amount === 'number') return [String(amount)];
  return amount.per === 'x' ? termInX(amount) : undefined;
};

/** "X", "X + 1", "2X": also if X stands for something counted. */
export const termInX = ({ base, each }: Exclude<Amount, number>): Text => {
  if (base === 0) return each === 1 ? say('quantity.x') : say('quantity.timesX', { each });
  return each === 1 ? say('quantity.xPlus', { base }) : say('quantity.timesXPlus', { each, base });
};

/** The same number if what follows could be read as part of a sum. */
export const bracketedNumber = (amount: Amount): Text | undefined => {
  const plain = plainNumber(amount);
  const isSum = typeof amount !== 'number' && amount.base !== 0;
  return plain !== undefined && isSum ? say('quantity.bracketed', { amount: plain }) : plain;
};

/** "2 things", "X things", "1 thing for each …". */
export const quantity = (amount: Amount, thing: Thing, moved: Moved): Text => {
  const plain = bracketedNumber(amount);
  if (plain !== undefined)
    return say('quantity', { amount: plain, thing: thing(typeof amount === 'number' ? amount : 2) });
  if (typeof amount === 'number') return [];
  const { base, each, per } = amount;
  const what = eachOf(per, moved);
  if (base === 0) return say('quantity.each', { each, thing: thing(each), what });
  return say('quantity.eachPlus', { each, thing: thing(each), what, base, more: thing(base) });
};
