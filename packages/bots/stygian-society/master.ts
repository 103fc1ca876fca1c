/**
 * Master: plays out the most promising moves in imagined futures and takes the one that wins most of them.
 */
import type { Move } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { QUESTION, type State } from '@three-spires/stygian-society/for-bots';
import type { Bot, Rated, Seen, Thinking } from '../bot.ts';
import { distinctMoves } from './alike.ts';
import { moveBetween } from './between.ts';
import { type Effort, meanOf, type Option, weighMoves } from './futures.ts';
import { withReason } from './why.ts';

/** Well within a second. */
const EFFORT: Effort = [
  { futures: 8, moves: 6 },
  { futures: 16, moves: 4 },
  { futures: 32, moves: 2 },
];

/** For hints: continues until time is out, with all moves at first. */
const RATING_EFFORT: Effort = [
  { futures: 4, moves: 40 },
  { futures: 16, moves: 8 },
  { futures: 2000, moves: 4 },
];

const chooseMove = (state: State, seat: number, moves: readonly Move[], thinking: Thinking): Move => {
  const between = state.question.kind === QUESTION.chest ? undefined : moveBetween(state, moves);
  if (between !== undefined) return between;
  const considered = distinctMoves(state, moves);
  const [first] = considered.length === 1 ? considered : [];
  return first ?? (weighMoves(state, seat, considered, EFFORT, thinking)[0] as Option).move;
};

/** Without a second future, the error of the mean is unknown. */
const errorOf = (option: Option): number => {
  const { squares, looks } = option;
  if (looks < 2) return 0.5;
  const variance = Math.max(0, squares / looks - meanOf(option) ** 2);
  return Math.sqrt(variance / (looks - 1));
};

/**
 * In the order in which the moves would be chosen. A move dropped after a few lucky futures, or one that
 * futures cannot judge, is not shown as better than one before it.
 */
const rateMoves = (state: State, seat: number, moves: readonly Move[], thinking: Thinking): Rated[] => {
  let most = 1;
  return weighMoves(state, seat, distinctMoves(state, moves), RATING_EFFORT, thinking)
    .filter(({ looks }) => looks > 0)
    .map((option) => {
      most = Math.min(most, meanOf(option));
      return { move: option.move, chance: most, error: errorOf(option) };
    });
};

export const stygianSocietyMaster: Bot = {
  id: 'stygian-society/master',
  game: stygianSociety.id,
  level: 'master',
  choose(seen, moves, thinking) {
    const { seat, state } = seen as Seen<State>;
    const move = moves.length === 1 ? (moves[0] as Move) : chooseMove(state, seat, moves, thinking);
    return withReason(state, move, moves);
  },
  knowsChances: true,
  rate(seen, moves, thinking) {
    const { seat, state } = seen as Seen<State>;
    return rateMoves(state, seat, moves, thinking);
  },
  brings: ({ state }, moves, move) => withReason(state as Seen<State>['state'], move, moves).why,
};
