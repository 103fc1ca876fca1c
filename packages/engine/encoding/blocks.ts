/** Blocks whose actions are the operands of moves. */
import { encodeMove, type Move, moveA, moveB, moveC, type Seat } from '@three-spires/kernel';
import type { Block } from './encoder.ts';

/** A move without operands. */
export const single = <State>(name: string, kind: number, says: string): Block<State> => ({
  name,
  says,
  kind,
  sizes: [1],
  place: (_state, _seat, move) => (move === encodeMove(kind) ? 0 : -1),
});

/** Moves with up to three small operands. */
export const operands = <State>(
  name: string,
  kind: number,
  says: string,
  first: number,
  second = 1,
  third = 1,
): Block<State> => ({
  name,
  says,
  kind,
  sizes: third > 1 ? [first, second, third] : second > 1 ? [first, second] : [first],
  place: (_state, _seat, move) => {
    const [a, b, c] = [moveA(move), moveB(move), moveC(move)];
    return a < first && b < second && c < third ? (a * second + b) * third + c : -1;
  },
});

/** A move with one number that stands for something else in this position, and one small operand after it. */
export const placed = <State>(
  name: string,
  kind: number,
  says: string,
  sizes: readonly [number, number],
  placeOf: (state: State, seat: Seat, number: number) => number,
  secondOf: (move: Move) => number = (move) => (moveC(move) === 0 ? moveB(move) : -1),
): Block<State> => ({
  name,
  says,
  kind,
  sizes,
  place: (state, seat, move) => {
    const first = placeOf(state, seat, moveA(move));
    const second = secondOf(move);
    if (first < 0 || first >= sizes[0] || second < 0 || second >= sizes[1]) return -1;
    return first * sizes[1] + second;
  },
});
