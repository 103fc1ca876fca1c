/**
 * What the other players are likely to do in their turn, so that a bot neither kills what they kill nor
 * blocks what they block. Their hands are imagined, so this is a guess, repeated before every move.
 */
import { createMoveList, hasMove, hasSeat, type Seat, type SeatSet, seatBit } from '@three-spires/kernel';
import {
  apply,
  copyState,
  distinctMoves,
  PHASE,
  QUESTION,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { othersInTurn } from './others.ts';
import { bestLine, searchTurn } from './turn-search.ts';

/** Positions searched for each plan of an ally, and the maximum number of plans per turn. */
const NODES = 16;
const PLANS = 10;

const never = (): boolean => false;
const list = createMoveList();

/** The position after the others' likely plays, and which of them have played. */
export type Expected = { readonly state: State; readonly played: SeatSet };

/** The same position if none of the others acts, or if something would be left open. */
export const afterAllies = (state: State, seat: Seat, outOfTime: () => boolean): Expected => {
  const asked: Expected = { state, played: 0 };
  const others = othersInTurn(state, seat);
  if (others === 0 || !isOpen(state)) return asked;
  const copy = copyState(state);
  let played = 0;
  for (let ally = 0; ally < copy.players.length; ally++) {
    if (!hasSeat(others, ally)) continue;
    if (outOfTime() || !playAlly(copy, ally, played)) return asked;
    played |= seatBit(ally);
  }
  return { state: copy, played };
};

const isOpen = ({ phase, question }: State): boolean =>
  phase === PHASE.play && question.kind === QUESTION.none;

/** Plays an ally's turn without ending it; false if the fight would be over, or something is left open. */
const playAlly = (state: State, ally: Seat, played: SeatSet): boolean => {
  for (let plan = 0; plan < PLANS; plan++) {
    const line = bestLine(searchTurn(state, ally, { nodes: NODES, outOfTime: never, played }).root);
    if (line.length === 0) return true;
    for (const move of line) {
      distinctMoves(state, ally, list);
      if (!hasMove(list, move)) return isOpen(state);
      apply(state, ally, move);
    }
    if (!isOpen(state)) return false;
  }
  return true;
};
