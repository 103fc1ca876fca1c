/** Conditions with their effects. */
import { createSay, lowerFirst, type Messages, type Text, withoutStop } from '@three-spires/kernel';
import type { AnyEffect, Condition } from '../fields.ts';
import { conditionText } from './condition.ts';
import { facesText, type Phrase, sentence } from './phrase.ts';
import { afterColon, afterComma, type Setting } from './setting.ts';

export const branchEnglish = {
  if: 'If {condition}: {effects}',
  'if.inner': 'If {condition}, {effects}',
  'if.otherwise.inner': 'If {condition}, {effects}; otherwise {otherwise}',
  'if.otherwise': 'If {condition}: {effects}\nOtherwise: {otherwise}',
  'if.die': '[die] {faces}: {effects}',
  'if.variant': '{effects} ({variant}).',
  'variant.inWrath': '{amount} in *Wrath*',
  'variant.inCalm': '{amount} in *Calm*',
  'variant.solo': 'solo: {amount}',
  'variant.other': '{amount} if {condition}',
} as const satisfies Messages;

const say = createSay(branchEnglish);

type Branches = {
  readonly when: Condition;
  readonly then: readonly AnyEffect[];
  readonly otherwise?: readonly AnyEffect[];
};

export const branchesPhrase = (effect: Branches, setting: Setting): Phrase => {
  const { when, then, otherwise } = effect;
  if (when.is === 'die') {
    const effects = afterColon(then, setting);
    return sentence(say('if.die', { faces: facesText(when.faces ?? []), effects }));
  }
  const condition = conditionText(when);
  const variant = amountVariant(effect);
  if (variant !== undefined) {
    const [phrase] = setting.phrases([variant.effect], setting);
    const effects = withoutStop(lowerFirst(phrase?.text ?? []));
    return sentence(say('if.variant', { effects, variant: variantText(when, variant.amount) }));
  }
  // The effect moves its card, so the two belong together.
  const inner = setting.inner === true || then[0]?.do === 'takeTopDiscard';
  const write = inner ? afterComma : afterColon;
  const effects = write(then, setting);
  if (otherwise === undefined) return sentence(say(inner ? 'if.inner' : 'if', { condition, effects }));
  return sentence(
    say(inner ? 'if.otherwise.inner' : 'if.otherwise', {
      condition,
      effects,
      otherwise: write(otherwise, setting),
    }),
  );
};

type Variant = { readonly effect: AnyEffect; readonly amount: number };

/** Two branches that differ only in their number: the plain one, and the number under the condition. */
const amountVariant = ({ when, then, otherwise }: Branches): Variant | undefined => {
  const [one, ...more] = then;
  const [other, ...rest] = otherwise ?? [];
  if (one === undefined || other === undefined || more.length + rest.length > 0) return undefined;
  if (!('amount' in one && 'amount' in other) || typeof one.amount !== 'number') return undefined;
  // A single player is all players.
  const aims = when.is === 'solo' ? { to: undefined } : {};
  const shape = (effect: AnyEffect): string => JSON.stringify({ ...effect, ...aims, amount: 0 });
  return shape(one) === shape(other) ? { effect: other, amount: one.amount } : undefined;
};

const variantText = (when: Condition, amount: number): Text => {
  if (when.is === 'inWrath' || when.is === 'inCalm' || when.is === 'solo')
    return say(`variant.${when.is}`, { amount });
  return say('variant.other', { amount, condition: conditionText(when) });
};
