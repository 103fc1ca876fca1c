/** A player that looks one move ahead and judges what it sees; it never sees what its seat does not. */
import {
  createMoveList,
  createRandom,
  encodeMove,
  listedMoves,
  type Move,
  type MoveList,
  moveKind,
  randomBelow,
} from '@three-spires/kernel';
import {
  canAttack,
  copyState,
  isActing,
  legal,
  MOVE,
  PHASE,
  QUESTION,
  type State,
} from '@three-spires/mystic-spires/programs';
import type { Bot } from '../bot.ts';
import { isRepeated } from './alike.ts';
import { blindCopy } from './blind.ts';
import { settle, worthOf } from './look-ahead.ts';
import { type Plans, plansOf } from './plan.ts';

/** What an announcement must be better than doing nothing, since a card that is kept may find a better moment. */
const LEAST_GAIN = 0.25;
/** The same for an attack, which costs no card. */
const LEAST_OF_ATTACK = 0.02;

/** The best of the moves in the list from `from`, with what it leads to. */
const bestOf = (
  state: State,
  seat: number,
  list: MoveList,
  plans: Plans,
  isMeant: (move: Move) => boolean,
): { move: Move; worth: number } => {
  let best: Move = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < list.length; at++) {
    const move = list.moves[at] as Move;
    if (!isMeant(move) || isRepeated(state, list, move)) continue;
    const worth = worthOf(state, seat, move, seat, plans);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return { move: best, worth: most };
};

const leastGain = (move: Move): number => (moveKind(move) === MOVE.attack ? LEAST_OF_ATTACK : LEAST_GAIN);

const PASS = encodeMove(MOVE.pass);
const ENDINGS: readonly number[] = [MOVE.pass, MOVE.battle, MOVE.leave];
const isEnding = (move: Move): boolean => ENDINGS.includes(moveKind(move));

/** Where nothing is worth doing: into battle while somebody can attack, else on. */
const goOn = (state: State, seat: number, list: MoveList): Move => {
  const battle = encodeMove(MOVE.battle);
  let last: Move = list.moves[0] as Move;
  for (let at = 0; at < list.length; at++) {
    const move = list.moves[at] as Move;
    if (move === battle && state.things.some((thing) => thing.controller === seat && canAttack(thing)))
      return move;
    if (isEnding(move)) last = move;
  }
  return last;
};

const list = createMoveList();

/** The move for a position in which everything may be looked at: a blind copy, or an imagined one. */
export const heuristicMove = (state: State, seat: number): Move => {
  legal(state, seat, list);
  if (list.length === 1) return list.moves[0] as Move;
  const plans = plansOf(state, seat);
  if (state.question.kind !== QUESTION.none) return bestOf(state, seat, list, plans, () => true).move;
  const best = bestOf(state, seat, list, plans, (move) => !isEnding(move));
  const idle = settle(copyState(state), seat, plans);
  const isForced = !list.moves.slice(0, list.length).some(isEnding);
  if (best.move >= 0 && (isForced || best.worth > idle + leastGain(best.move))) return best.move;
  return goOn(state, seat, list);
};

/** Windows are passed over, and only what the opponent announced is answered: for worlds played on by the hundred. */
export const quickMove = (state: State, seat: number): Move => {
  const { links, question } = state;
  const top = links[links.length - 1];
  const isWorthALook =
    question.kind !== QUESTION.none || isActing(state) || (top !== undefined && top.keeper !== seat);
  return isWorthALook ? heuristicMove(state, seat) : PASS;
};

/** All moves, those that look best at once first; moves that end something look like doing nothing. */
export const rankedMoves = (state: State, seat: number, moves: MoveList): Move[] => {
  const plans = plansOf(state, seat);
  const idle = settle(copyState(state), seat, plans);
  const isQuestion = state.question.kind !== QUESTION.none;
  return listedMoves(moves)
    .map((move) => ({
      move,
      worth: !isQuestion && isEnding(move) ? idle : worthOf(state, seat, move, seat, plans),
    }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ move }) => move);
};

/** Before the first turn there is nothing to look at: a throw by chance, and then the first turn. */
export const beforeTheGame = (state: State, seed: string): Move => {
  const random = createRandom(seed, 1);
  return encodeMove(MOVE.choose, state.question.kind === QUESTION.throw ? randomBelow(random, 0, 3) : 0);
};

export const mysticHeuristic: Bot = {
  id: 'mystic-spires/heuristic',
  game: 'mystic-spires',
  level: 'heuristic',
  choose(state, seat, { seed }) {
    const known = state as State;
    if (known.phase === PHASE.setup) return beforeTheGame(known, seed);
    return heuristicMove(blindCopy(known, seat), seat);
  },
};
