/** Fills in the fields of a step. */
import type { Amount, Condition } from '../../words/effect.ts';
import { CONDITIONS, COUNTS, indexIn } from '../../words/lists.ts';
import { AIM, CODES, type CodeName, type Op } from './op.ts';

export const blankOp = (code: CodeName): Op => ({
  code: indexIn(CODES, code),
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

export const setAmount = (op: Op, amount: Amount): Op => {
  if (typeof amount === 'number') op.base = amount;
  else Object.assign(op, { base: amount.base, each: amount.each, per: indexIn(COUNTS, amount.per) });
  return op;
};

export const setTimes = (op: Op, times: Amount): Op => {
  if (typeof times === 'number') op.times = times;
  else Object.assign(op, { times: times.base, timesEach: times.each, timesPer: indexIn(COUNTS, times.per) });
  return op;
};

export const setCondition = (op: Op, condition: Condition): Op => {
  op.condition = indexIn(CONDITIONS, condition.is);
  op.faces = faceBits(condition.faces ?? []);
  return op;
};

/** A set of die faces as bits. */
export const faceBits = (faces: readonly number[]): number =>
  faces.reduce((bits, face) => bits | (1 << face), 0);

export const withAim = (op: Op, aim: number): Op => Object.assign(op, { aim });
export const withKind = (op: Op, kind: number): Op => Object.assign(op, { kind });
