/**
 * What the other players are likely to do with their turn, so that a bot neither kills what they kill nor blocks what
 * they block. Their hands are imagined, so this is a guess; it is made again before every move.
 */
import { createMoveList, hasMove, hasSeat, type Seat } from '@three-spires/kernel';
import {
  apply,
  copyState,
  deciding,
  distinctMoves,
  PHASE,
  QUESTION,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { bestLine, searchTurn } from './turn-search.ts';

/** Positions looked at for each plan of an ally, and how many plans make a turn at most. */
const NODES = 16;
const PLANS = 10;

const never = (): boolean => false;
const list = createMoveList();

/** The position after the others have played what they are likely to play; the same one where none of them acts. */
export const afterAllies = (state: State, seat: Seat, outOfTime: () => boolean): State => {
  if (state.players.length === 1 || !isOpen(state)) return state;
  const waiting = deciding(state);
  const copy = copyState(state);
  for (let ally = 0; ally < copy.players.length; ally++) {
    if (ally === seat || !hasSeat(waiting, ally)) continue;
    if (outOfTime() || !playAlly(copy, ally)) return state;
  }
  return copy;
};

const isOpen = ({ phase, question }: State): boolean =>
  phase === PHASE.play && question.kind === QUESTION.none;

/** Plays an ally's turn without ending it; false where the fight would be over, or something is left open. */
const playAlly = (state: State, ally: Seat): boolean => {
  for (let plan = 0; plan < PLANS; plan++) {
    const line = bestLine(searchTurn(state, ally, { nodes: NODES, outOfTime: never }).root);
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
