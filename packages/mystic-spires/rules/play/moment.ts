/** What a Keeper may announce now, as far as timing is concerned (MYS-8.3, MYS-13.4). */
import { ANSWER, LINK, MOMENT } from '../compile/codes.ts';
import { cardEntry } from '../compile/entries.ts';
import type { Link, State } from '../state.ts';
import { isActing, isMain, isWindow } from '../turn/turn.ts';

/** A Main Phase of the seat's turn with an empty Cascade: everything may be announced. */
const isOwnMain = (state: State, seat: number): boolean =>
  state.links.length === 0 && state.turnPlayer === seat && isMain(state) && isActing(state);

/** What the timing allows a Keeper to announce, as bits of MOMENT and, for answers, of ANSWER (MYS-8.3). */
export const momentOf = (state: State, seat: number): number =>
  isOwnMain(state, seat) ? momentOfPoint(state, seat) | MOMENT.main : momentOfPoint(state, seat);

/** The same when the seat is known not to be free to act: at a response point or in a window. */
export const momentOfPoint = ({ links, turnPlayer }: State, seat: number): number => {
  const moment = turnPlayer === seat ? MOMENT.ownTurn | MOMENT.always : MOMENT.always;
  if (links.length === 0) return moment;
  const top = links[links.length - 1] as Link;
  return top.keeper === seat ? moment : moment | answeredAs(top);
};

/** An effect of a Passive or Equipment in play is also a Spell. */
const answeredAs = ({ kind, card }: Link): number => {
  switch (kind) {
    case LINK.attack:
      return ANSWER.attack;
    case LINK.unit:
      return ANSWER.any;
    case LINK.instant:
      return ANSWER.any | ANSWER.spell | ANSWER.instant;
    case LINK.active:
    case LINK.triggered:
      return ANSWER.any | ANSWER.ability | (card >= 0 && cardEntry(card).isSpell ? ANSWER.spell : 0);
    default:
      return ANSWER.any | ANSWER.spell;
  }
};

/** Whether responses are possible: at a response point or in a window. */
export const isPoint = (state: State): boolean => state.links.length > 0 || isWindow(state);
