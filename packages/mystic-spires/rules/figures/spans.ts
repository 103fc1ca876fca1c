/** Statuses with the turn at whose end they expire, as a short list of integers. */
import { STATUSES } from '../../words/lists.ts';
import { EMPTY, type ShortList } from '../state.ts';

const STATUS_BITS = 4;
const STATUS_MASK = (1 << STATUS_BITS) - 1;
if (STATUSES.length > STATUS_MASK) throw new Error('more statuses than a span has room for');

/** The list with one more entry. MYS-24.2: of two durations, the later end counts. */
export const addSpan = (spans: ShortList, status: number, end: number): ShortList => {
  for (let at = 0; at < spans.length; at++) {
    const span = spans[at] as number;
    if ((span & STATUS_MASK) !== status) continue;
    if (end <= span >> STATUS_BITS) return spans;
    const later = spans.slice();
    later[at] = (end << STATUS_BITS) | status;
    return later;
  }
  return [...spans, (end << STATUS_BITS) | status];
};

/** The statuses in the list, as bits. */
export const spanBits = (spans: ShortList): number => {
  let bits = 0;
  for (let at = 0; at < spans.length; at++) bits |= 1 << ((spans[at] as number) & STATUS_MASK);
  return bits;
};

/**
 * The list without entries among these status bits that expire at the end of this turn; the same list if none
 * do.
 */
export const endSpans = (spans: ShortList, turn: number, statuses: number): ShortList => {
  let ended = 0;
  for (let at = 0; at < spans.length; at++) if (isEnding(spans[at] as number, turn, statuses)) ended++;
  if (ended === 0) return spans;
  return ended === spans.length ? EMPTY : spans.filter((span) => !isEnding(span, turn, statuses));
};

const isEnding = (span: number, turn: number, statuses: number): boolean =>
  span >> STATUS_BITS <= turn && (statuses & (1 << (span & STATUS_MASK))) !== 0;
