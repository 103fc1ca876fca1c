/** Amounts of effects (MYS-7.10). */
import { createSay, type Messages, type Text } from '@three-spires/kernel';
import { countedText, type Objects, type Whose } from './objects.ts';
import { type Voice, whoKey } from './voice.ts';

export const amountEnglish = {
  'amount.count': 'the number of {what}',
  'share.my': '{part} of your Crystal (rounded down)',
  'share.opp': "{part} of your opponent's Crystal (rounded down)",
  'share.they': '{part} of their Crystal (rounded down)',
  'part.2': 'half',
  'part.5': 'a fifth',
  'part.10': 'a tenth',
  'part.other': 'one part in {per}',
  'amount.paid': 'the Crystal paid for it plus {plus}',
} as const satisfies Messages;

const say = createSay(amountEnglish);

/** Computed on resolution, fractions rounded down. */
export type Amount =
  | number
  | { readonly count: Objects; readonly times?: number; readonly per?: number }
  | { readonly crystal: Whose; readonly per: number }
  | { readonly paidForLink: true; readonly plus: number };

/** The number of objects, or a multiple or fraction of it. */
export const countOf = (
  count: Objects,
  change: { readonly times?: number; readonly per?: number } = {},
): Amount => ({
  count,
  ...change,
});
export const crystalShare = (crystal: Whose, per: number): Amount => ({ crystal, per });
export const paidForLink = (plus: number): Amount => ({ paidForLink: true, plus });

export const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);

/** One per group of this size among what is counted. */
export const shared = (
  amount: Amount,
  voice: Voice,
): { readonly per: number; readonly of: Text } | undefined => {
  if (typeof amount === 'number' || !('count' in amount) || amount.per === undefined) return undefined;
  return { per: amount.per, of: countedText(amount.count, voice) };
};

/** "a fifth of your opponent's Crystal, rounded down" */
const crystalShareText = ({ crystal, per }: Extract<Amount, { crystal: unknown }>, voice: Voice): Text => {
  const part = per === 2 || per === 5 || per === 10 ? say(`part.${per}`) : say('part.other', { per });
  return say(`share.${whoKey(crystal, voice)}`, { part });
};

export const amountText = (amount: Amount, voice: Voice): Text => {
  if (typeof amount === 'number') return [`${amount}`];
  if ('count' in amount) return say('amount.count', { what: countedText(amount.count, voice) });
  return 'crystal' in amount ? crystalShareText(amount, voice) : say('amount.paid', { plus: amount.plus });
};

/** The amount for each object of the previous step, if the amount is of that kind. */
export const perEach = (amount: Amount): number | undefined =>
  typeof amount === 'object' && 'count' in amount && amount.count === 'it' ? (amount.times ?? 1) : undefined;

/** Computed amounts need a different sentence: "equal to …". */
export const isWorkedOut = (amount: Amount): boolean => typeof amount !== 'number';
