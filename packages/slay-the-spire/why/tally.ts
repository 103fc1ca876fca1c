/** A figure that grows step by step: what is printed and counted, what is added, what takes it down. */
import type { Text, Why, WhyStep } from '@three-spires/kernel';
import { amountOf } from '../rules/combat/count.ts';
import type { CodeName, Op } from '../rules/compile/op.ts';
import type { Frame, State } from '../rules/state.ts';
import { COUNTS, type Count } from '../words/lists.ts';
import { eachOf } from '../words/phrases/quantity.ts';
import { type Moment, sourceName } from './moment.ts';
import { say } from './say.ts';

export type Tally = {
  readonly steps: readonly WhyStep[];
  /** Undefined while it depends on cards that not everyone sees. */
  readonly amount: number | undefined;
};

const step = (says: Text, rule: string | undefined, amount: number | undefined): WhyStep => ({
  says,
  ...(rule === undefined ? {} : { rule }),
  ...(amount === undefined ? {} : { amount }),
});

export const tallyOf = (says: Text, amount: number | undefined, rule?: string): Tally => ({
  steps: [step(says, rule, amount)],
  amount,
});

/** The next step, which brings the figure to an amount. */
export const becomes = (tally: Tally, amount: number | undefined, says: Text, rule?: string): Tally => ({
  steps: [...tally.steps, step(says, rule, amount)],
  amount,
});

/** The next step, if it adds or takes anything. */
export const adding = (tally: Tally, by: number, says: Text, rule?: string): Tally =>
  by === 0 ? tally : becomes(tally, tally.amount === undefined ? undefined : tally.amount + by, says, rule);

/** A change of a figure that is only worth a step if it is one. */
export const changing = (tally: Tally, to: (amount: number) => number, says: Text, rule?: string): Tally => {
  const { amount } = tally;
  if (amount === undefined) return tally;
  return to(amount) === amount ? tally : becomes(tally, to(amount), says, rule);
};

/** What these count is told only by what comes of it, because hands are secret (STS-4.1). */
const IN_HAND: ReadonlySet<Count> = new Set([
  'attacksInHand',
  'skillsInHand',
  'strikesInHand',
  'retainCardsInHand',
]);

const CARDS_MOVED = 'movedCards';

const countSays = (per: Count, each: number, by: number): Text => {
  if (per === 'x') return say('isX', { by });
  if (per === CARDS_MOVED) return say('eachMoved', { each, by });
  return say('each', { each, counted: eachOf(per, 'exhausted'), by });
};

/** The amount that a step prints and counts. */
export const counted = (state: State, frame: Frame, op: Op, thing: Text, rule?: string): Tally => {
  const what = sourceName(frame);
  const per = COUNTS[op.per] ?? 'nothing';
  if (op.per === 0) return tallyOf(say('amount', { what, amount: op.base, thing }), op.base, rule);
  if (IN_HAND.has(per))
    return tallyOf(
      say('hidden', { what, each: op.each, thing, counted: eachOf(per, 'exhausted') }),
      undefined,
      rule,
    );
  const by = amountOf(state, frame, op) - op.base;
  const opening = tallyOf(say('amount', { what, amount: op.base, thing }), op.base, rule);
  return becomes(opening, op.base + by, countSays(per, op.each, by), 'STS-16.10');
};

/** For effects whose own amount is not what a step prints: what came of it. */
const given = (frame: Frame | undefined, amount: number, thing: Text, rule?: string): Tally | undefined =>
  frame && tallyOf(say('amount', { what: sourceName(frame), amount, thing }), amount, rule);

/** The amount of the current step, where it is one of these; what came of it anywhere else. */
export const amountIn = (
  { state, frame, op, step: name }: Moment,
  steps: ReadonlySet<CodeName>,
  gained: number,
  thing: Text,
  rule?: string,
): Tally | undefined => {
  if (frame === undefined || op === undefined || name === undefined || !steps.has(name))
    return given(frame, gained, thing, rule);
  const tally = counted(state, frame, op, thing, rule);
  // An effect that counts what it changes has changed the count.
  return tally.amount !== undefined && tally.amount < gained ? given(frame, gained, thing, rule) : tally;
};

/** A gain of which only a part fits (STS-16.14). */
export const fitted = (tally: Tally | undefined, gained: number, limit: string): Why => {
  if (tally === undefined) return [];
  if (tally.amount === undefined || tally.amount === gained) return tally.steps;
  return becomes(tally, gained, say('fits', { amount: gained }), limit).steps;
};
