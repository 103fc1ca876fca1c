/** Whole fights with a quick player in every seat. */
import {
  createMoveList,
  encodeMove,
  hasMove,
  hasSeat,
  type Random,
  randomBelow,
  type Seat,
  seatBit,
} from '@three-spires/kernel';
import {
  apply,
  copyState,
  deciding,
  distinctMoves,
  imagineFight,
  isCombatPhase,
  MOVE,
  PHASE,
  QUESTION,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { bestLine, quickAnswer, searchTurn, worthOf } from './turn-search.ts';
import { isLost } from './value.ts';

/** How a quick player decides: the number of positions it searches per turn. */
export type Policy = {
  readonly nodes: number;
  /** Makes it explore occasionally, so that training sees more than its own habits. */
  readonly random?: Random;
};

export const QUICK: Policy = { nodes: 20 };
export const CAREFUL: Policy = { nodes: 40 };

export type FightResult = {
  readonly won: boolean;
  /**
   * By seat, the HP at the end; in a party, the mean of these and the weakest player's; 0 when the fight is
   * lost.
   */
  readonly hpLeft: readonly number[];
  readonly rounds: number;
  /** HP that the enemies had left. */
  readonly enemyHp: number;
};

/** A fight that takes longer is stuck. */
const ROUND_LIMIT = 60;

/** Plays a fight to its end on a copy, with cards and chance dealt from the seed. */
export const simulateFight = (
  state: State,
  seat: Seat,
  seed: string,
  policy: Policy = QUICK,
): FightResult => {
  const end = imagineFight(state, seat, seed);
  playOut(end, policy);
  const least = Math.min(...end.players.map(({ hp }) => hp));
  const won = !isCombatPhase(end.phase) && !isLost(end);
  return {
    won,
    hpLeft: end.players.map(({ hp }) => (won ? (hp + least) / 2 : 0)),
    rounds: end.round,
    enemyHp: won ? 0 : end.enemies.reduce((sum, { hp }) => sum + hp, 0),
  };
};

const never = (): boolean => false;
const list = createMoveList();
const END_TURN = encodeMove(MOVE.endTurn);

/** Plays in place until the fight is over; `tell` receives every turn as it is about to end. */
export const playOut = (
  state: State,
  policy: Policy,
  outOfTime: () => boolean = never,
  tell?: (end: State) => void,
): void => {
  while (isCombatPhase(state.phase) && !isLost(state) && state.round < ROUND_LIMIT && !outOfTime()) {
    const seats = deciding(state);
    let seat = 0;
    while (!hasSeat(seats, seat)) seat++;
    playTurn(state, seat, policy, tell);
  }
};

/** Answers one question, or plays a turn as planned, up to the first move that reveals something new. */
const playTurn = (state: State, seat: Seat, policy: Policy, tell?: (end: State) => void): void => {
  distinctMoves(state, seat, list);
  if (list.length === 1 && tell === undefined) {
    apply(state, seat, list.moves[0] as number);
    return;
  }
  if (state.question.kind !== QUESTION.none || state.phase !== PHASE.play) {
    answerQuickly(state, seat);
    return;
  }
  const { root } = searchTurn(state, seat, { nodes: policy.nodes, outOfTime: never, noise: noiseOf(policy) });
  const line = bestLine(root);
  for (const move of line) {
    distinctMoves(state, seat, list);
    if (!hasMove(list, move)) return;
    apply(state, seat, move);
  }
  if (line.length > 0) return;
  // While others still play, the turn does not end like this.
  if (root.end !== undefined && deciding(state) === seatBit(seat)) tell?.(root.end);
  apply(state, seat, END_TURN);
};

const noiseOf = ({ random }: Policy): (() => number) | undefined =>
  random === undefined ? undefined : () => randomBelow(random, 0, 1000) / 2000;

/** Outside the turn itself, as for a roll that can be changed: picks the answer that looks best. */
const answerQuickly = (state: State, seat: Seat): void => {
  const moves = list.moves.slice(0, list.length);
  let best = quickAnswer(state, seat, list);
  if (state.question.kind === QUESTION.card || state.question.kind === QUESTION.option) {
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const copy = copyState(state);
      apply(copy, seat, move);
      const value = worthOf(copy);
      if (value > most) [best, most] = [move, value];
    }
  } else if (state.dieWindow !== 0) best = encodeMove(MOVE.acceptDie);
  else if (state.question.kind === QUESTION.order) best = encodeMove(MOVE.orderAll);
  apply(state, seat, best);
};
