/** Hits: the only effects with their own amount, number of times and bonuses. */
import type { Text } from '@three-spires/kernel';
import type { Amount, Effect } from '../words/effect.ts';
import { aimed } from './aim-text.ts';
import { allOf, bracketedNumber, eachOf, type Moved, termInX } from './amount-text.ts';
import { conditionText } from './condition-text.ts';
import { icons, type Phrase, sentence } from './phrase.ts';
import { say } from './say.ts';

type Hit = Extract<Effect, { do: 'hit' }>;

type Counted = Exclude<Amount, number>;

const isCounted = (amount: Amount): amount is Counted => typeof amount !== 'number' && amount.per !== 'x';

/** The size of one hit. */
const sizeText = (amount: Amount): Text => say('hit', { amount: bracketedNumber(amount) ?? [] });

const bracketed = (amount: Counted): Text =>
  amount.base === 0 ? termInX(amount) : say('quantity.bracketed', { amount: termInX(amount) });

/**
 * One hit with a counted size: a bonus on a printed number, or X if the count is all or nearly all of it.
 * "For each" alone would read as several hits (STS-17.1).
 */
const countedHit = (amount: Counted, moved: Moved): Text =>
  amount.base > 0 && (amount.base > amount.each || amount.each > 1)
    ? say('hit.more', { base: amount.base, each: amount.each, what: eachOf(amount.per, moved) })
    : say('hit.x', { amount: bracketed(amount), what: allOf(amount.per, moved) });

const severalText = (hit: Text, times: Amount, moved: Moved): Text => {
  if (times === 1) return hit;
  const plain = bracketedNumber(times);
  if (plain !== undefined) return say('hit.times', { hit, times: plain });
  if (typeof times === 'number') return hit;
  const what = eachOf(times.per, moved);
  if (times.base === 0) return say('hit.each', { hit, what });
  return say('hit.eachPlus', { hit, what, more: severalText(hit, times.base, moved) });
};

export const hitPhrase = (effect: Hit, moved: Moved, named: boolean): Phrase => {
  const area = effect.at === 'row' || effect.at === 'everyone';
  const { amount } = effect;
  if (isCounted(amount)) return sentence(countedHit(amount, moved), area);
  if (effect.at === 'anyEnemyEachTime' && typeof effect.times === 'number' && effect.times > 1) {
    return icons(say('hit.anyEnemies', { times: effect.times, hit: sizeText(amount) }));
  }
  const hit = severalText(sizeText(amount), effect.times, moved);
  if (effect.more !== undefined && typeof effect.times === 'number') {
    const times = effect.times + effect.more.times;
    return sentence(say('hit.moreTimes', { hit, times, condition: conditionText(effect.more.when) }), area);
  }
  if (effect.bonus !== undefined) {
    const condition = conditionText(effect.bonus.when);
    return sentence(say('hit.bonus', { hit, amount: effect.bonus.amount, condition }), area);
  }
  if (effect.perStrength !== undefined)
    return sentence(say('hit.perStrength', { hit, each: effect.perStrength }), area);
  return aimed(hit, effect.at, named);
};
