/** Fills in the fields of a step. */
import type { Place } from '../../words/fields.ts';
import { CONDITIONS, COUNTS, indexIn } from '../../words/lists.ts';
import type { NamedDraft } from '../../words/word.ts';
import { AIM, CODES, type Op } from './op.ts';

const blankOp = (code: string): Op => ({
  code: indexIn<string>(CODES, code),
  base: 0,
  each: 0,
  per: 0,
  times: 1,
  timesEach: 0,
  timesPer: 0,
  aim: AIM.self,
  kind: 0,
  least: 0,
  most: 0,
  filter: 0,
  jumps: [],
  perStrength: 1,
  bonus: 0,
  bonusTimes: 0,
  condition: 0,
  faces: 0,
});

/** A step from its draft; `aimOf` numbers the places of its routine. */
export const opOf = (draft: NamedDraft, aimOf: (place: Place | undefined) => number): Op => {
  const { step, amount, times, at, when, ...numbers } = draft;
  const op = Object.assign(blankOp(step), numbers, { aim: aimOf(at) });
  if (typeof amount === 'number') op.base = amount;
  else if (amount !== undefined)
    Object.assign(op, { base: amount.base, each: amount.each, per: indexIn(COUNTS, amount.per) });
  if (typeof times === 'number') op.times = times;
  else if (times !== undefined)
    Object.assign(op, { times: times.base, timesEach: times.each, timesPer: indexIn(COUNTS, times.per) });
  if (when !== undefined) {
    op.condition = indexIn(CONDITIONS, when.is);
    op.faces = faceBits(when.faces ?? []);
  }
  return op;
};

/** A set of die faces as bits. */
export const faceBits = (faces: readonly number[]): number =>
  faces.reduce((bits, face) => bits | (1 << face), 0);
