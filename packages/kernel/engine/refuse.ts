import { createMoveList, hasMove, isMove, type Move, type MoveList } from '../move.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';

/** What a game says about moves. Only `legal` decides legality; `reason` only explains. */
export type RefuseRules<State> = {
  readonly seats: (state: State) => number;
  readonly legal: (state: State, seat: Seat, out: MoveList) => void;
  /** Legal moves missing from the list of `legal`, such as conceding. */
  readonly allows?: (state: State, seat: Seat, move: Move) => boolean;
  /** Why an illegal move is refused: a code and the rule behind it. */
  readonly reason: (state: State, seat: Seat, move: Move) => Refusal;
};

/** A game's `refuse`, derived from its `legal`, so that the two cannot disagree. */
export const createRefuse = <State>({ seats, legal, allows, reason }: RefuseRules<State>) => {
  // Reused for every call; nothing in it is kept between calls.
  const list = createMoveList();
  const refuse = (state: State, seat: Seat, move: Move): Refusal | undefined => {
    if (!isMove(move)) return refusal('not-a-move');
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats(state))
      return refusal('no-such-seat', undefined, { seat });
    legal(state, seat, list);
    if (hasMove(list, move) || allows?.(state, seat, move) === true) return undefined;
    return reason(state, seat, move);
  };
  return refuse;
};
