/** Compiles effects, as written in content files, into routines. Runs once when the module loads. */
import { type Effect, wordOf } from '../../words/vocabulary.ts';
import type { Draft, Flow, NamedDraft } from '../../words/word.ts';
import { namesIndex } from './names.ts';
import type { Op, Routine } from './op.ts';
import { opOf } from './op-builder.ts';
import { createAim, placeOf, targetOf } from './targets.ts';

/** Hits can be nested in choices and repetitions, so the end of the attack follows the whole effect. */
const hasHit = (effect: Effect): boolean => {
  if (effect.do === 'hit') return true;
  if (effect.do === 'choose') return effect.options.flat().some(hasHit);
  if (effect.do === 'repeat') return effect.effects.some(hasHit);
  if (effect.do === 'if') return [...effect.then, ...(effect.otherwise ?? [])].some(hasHit);
  return false;
};

/** A word without a step of its own making: its amount, its times and its target, if it has them. */
const plainDraft = (effect: Effect): Draft => ({
  ...('amount' in effect && { amount: effect.amount }),
  ...('times' in effect && { times: effect.times }),
  at: placeOf(effect),
});

/** Compiles a separately run part into a routine and returns its number. */
export type AddPart = (effects: readonly Effect[]) => number;

const refusePart: AddPart = () => {
  throw new Error('a part that is carried out on its own needs the list of routines');
};

/** Compiles a routine; `byEnemy` when an enemy carries it out. */
export const compile = (effects: readonly Effect[], byEnemy = false, part: AddPart = refusePart): Routine => {
  const ops: Op[] = [];
  const aimOf = createAim(targetOf(effects));
  const add = (draft: NamedDraft): Op => {
    const op = opOf(draft, aimOf);
    ops.push(op);
    return op;
  };
  const addEffect = (effect: Effect): void => {
    const word = wordOf(effect);
    if (word.flow !== undefined) word.flow(effect, flow);
    else add({ step: effect.do, ...(word.compile?.(effect, flow) ?? plainDraft(effect)) });
  };
  const addAll = (inner: readonly Effect[]): void => inner.forEach(addEffect);
  const flow: Flow = { byEnemy, part, names: namesIndex, add, addAll, next: () => ops.length };
  const lastHit = effects.findLastIndex(hasHit);
  effects.forEach((effect, index) => {
    addEffect(effect);
    // STS-17.5: tokens are applied right after the last hit, before later text.
    if (index === lastHit) add({ step: 'endAttack' });
  });
  return ops;
};
