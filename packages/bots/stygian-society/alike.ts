/** Which moves are worth comparing: of those that come to the same one is enough, and wasted supports are left out. */
import { type Move, moveA, moveB, moveKind } from '@three-spires/kernel';
import { type Figure, MOVE, QUESTION, type State } from '@three-spires/stygian-society/for-bots';
import { isWasted } from './swift.ts';

const isAlike = (one: Figure | undefined, other: Figure | undefined): boolean =>
  one?.kind === other?.kind && one?.rank === other?.rank && one?.wounds === other?.wounds;

/** Of targets that are alike the first is enough. */
const isRepeated = (state: State, moves: readonly Move[], move: Move): boolean =>
  moveKind(move) === MOVE.action &&
  moveB(move) > 0 &&
  moves.some(
    (earlier) =>
      earlier < move &&
      moveKind(earlier) === MOVE.action &&
      moveA(earlier) === moveA(move) &&
      isAlike(state.figures[moveB(earlier) - 1], state.figures[moveB(move) - 1]),
  );

/** The moves worth comparing. For payments the proposed cubes are taken, since they waste least. */
export const distinctMoves = (state: State, moves: readonly Move[]): Move[] =>
  state.question.kind === QUESTION.pay
    ? moves.filter((move) => moveKind(move) !== MOVE.payByHand)
    : moves.filter((move) => !isRepeated(state, moves, move) && !isWasted(state, move));
