/** The move of a readable form, legal or not, so that `refuse` can say why not. */
import { encodeMove, type Move, type ReadableMove } from '@three-spires/kernel';
import { ACCEPT, DONE, MOVE, PASS } from './rules/moves.ts';
import { figureLabel, heroName } from './rules/naming.ts';
import type { State } from './rules/state.ts';
import { cardNamed } from './rules/tables.ts';

const SIMPLE: Readonly<Record<string, Move>> = {
  pass: PASS,
  done: DONE,
  'pay nothing': DONE,
  accept: ACCEPT,
  refuse: DONE,
};

const CARD_MOVES: Readonly<Record<string, number>> = { support: MOVE.support, respond: MOVE.respond };
const TIMES_MOVES: Readonly<Record<string, number>> = { pay: MOVE.pay, 'pay by hand': MOVE.payByHand };

const encodeAction = (state: State, card: number, label: string | number | undefined): Move | undefined => {
  if (label === undefined) return encodeMove(MOVE.action, card);
  const place = state.figures.findIndex((figure) => figureLabel(state, figure) === label);
  return place < 0 ? undefined : encodeMove(MOVE.action, card, place + 1);
};

export const encode = (state: State, _seat: number, readable: ReadableMove): Move | undefined => {
  const simple = SIMPLE[readable.do];
  if (simple !== undefined) return simple;
  const times = TIMES_MOVES[readable.do];
  if (times !== undefined) return encodeMove(times, Number(readable.times ?? 1));
  const card = cardNamed(String(readable.card));
  if (card === undefined) return undefined;
  const kind = CARD_MOVES[readable.do];
  if (kind !== undefined) return encodeMove(kind, card);
  if (readable.do === 'act') return encodeAction(state, card, readable.target);
  if (readable.do === 'swap') {
    const wanted = cardNamed(String(readable.for));
    return wanted === undefined ? undefined : encodeMove(MOVE.swap, card, wanted);
  }
  if (readable.do !== 'give') return undefined;
  const to = state.heroes.findIndex((_, hero) => heroName(state, hero) === readable.to);
  return to < 0 ? undefined : encodeMove(MOVE.give, card, to);
};
