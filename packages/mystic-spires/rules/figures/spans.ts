/**
 * Statuses with the turn at whose end they expire, as a short list of integers: most Units have none, and every copy of
 * a state copies these lists.
 */
import { STATUSES } from '../../words/lists.ts';

const STATUS_BITS = 4;
const STATUS_MASK = (1 << STATUS_BITS) - 1;
if (STATUSES.length > STATUS_MASK) throw new Error('more statuses than a span has room for');

/** MYS-24.2: of two durations the later end counts. */
export const addSpan = (spans: number[], status: number, end: number): void => {
  for (let at = 0; at < spans.length; at++) {
    const span = spans[at] as number;
    if ((span & STATUS_MASK) !== status) continue;
    spans[at] = (Math.max(span >> STATUS_BITS, end) << STATUS_BITS) | status;
    return;
  }
  spans.push((end << STATUS_BITS) | status);
};

/** The statuses in the list, as bits. */
export const spanBits = (spans: readonly number[]): number => {
  let bits = 0;
  for (let at = 0; at < spans.length; at++) bits |= 1 << ((spans[at] as number) & STATUS_MASK);
  return bits;
};

/** Removes what expires at the end of this turn, among the statuses of these bits. Returns whether anything did. */
export const endSpans = (spans: number[], turn: number, statuses: number): boolean => {
  const before = spans.length;
  for (let at = spans.length - 1; at >= 0; at--) {
    const span = spans[at] as number;
    if (span >> STATUS_BITS <= turn && (statuses & (1 << (span & STATUS_MASK))) !== 0) spans.splice(at, 1);
  }
  return spans.length < before;
};
