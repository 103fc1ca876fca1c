/** Lookahead: a position as the seat knows it, played to the end of the turn. */
import { createMoveList, createRandom, listedMoves, type Move } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { QUESTION, STREAMS, type State } from '@three-spires/stygian-society/for-bots';
import { distinctMoves } from './alike.ts';
import { rate } from './rating.ts';
import { swiftMove } from './swift-step.ts';

const list = createMoveList();

const movesOf = (state: State, seat: number): Move[] => {
  stygianSociety.legal(state, seat, list);
  return listedMoves(list);
};

const firstSeat = (seats: number): number => 31 - Math.clz32(seats & -seats);

/** The position with the fast tower: the physical one would wait for cubes to fall outside. */
export const withFastTower = (state: State): State => {
  const copy = stygianSociety.copy(state);
  copy.physical = 0;
  copy.stuck = [];
  return copy;
};

/** Seeds for random results, the same for every move compared. */
export const chances = (seed: string, count: number): number[][] =>
  Array.from({ length: count }, (_, number) => createRandom(`${seed}/${number}`, STREAMS));

/** Questions between turns: the lookahead stops there. */
const isBetween = ({ question: { kind } }: State): boolean =>
  kind === QUESTION.chest || kind === QUESTION.holder || kind === QUESTION.trade || kind === QUESTION.start;

const MOST_STEPS = 60;

/** Plays with quick answers until the turn is over; compares payments if `weighs`. */
const playOn = (state: State, turn: number, weighs: boolean): number => {
  for (let step = 0; step < MOST_STEPS; step++) {
    const seats = stygianSociety.deciding(state);
    if (seats === 0 || state.turn !== turn || isBetween(state)) break;
    const seat = firstSeat(seats);
    if (weighs && state.question.kind === QUESTION.pay) return bestPayment(state, seat, turn);
    stygianSociety.legal(state, seat, list);
    stygianSociety.apply(state, seat, swiftMove(state, list));
  }
  return rate(state);
};

/** The rating after the best of all payments. */
const bestPayment = (state: State, seat: number, turn: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (const move of distinctMoves(state, movesOf(state, seat))) {
    const copy = stygianSociety.copy(state);
    stygianSociety.apply(copy, seat, move);
    best = Math.max(best, playOn(copy, turn, false));
  }
  return best;
};

/** The rating of a position after some moves, with these random results. */
export const rateAfter = (
  known: State,
  seat: number,
  moves: readonly Move[],
  random: readonly number[],
): number => {
  const copy = stygianSociety.copy(known);
  copy.random = random.slice();
  const { turn } = copy;
  for (const move of moves) {
    // Questions between two moves of a plan get a quick answer.
    for (let step = 0; step < MOST_STEPS && copy.question.kind !== known.question.kind; step++) {
      const seats = stygianSociety.deciding(copy);
      if (seats === 0 || copy.turn !== turn || isBetween(copy)) return rate(copy);
      const decider = firstSeat(seats);
      stygianSociety.legal(copy, decider, list);
      stygianSociety.apply(copy, decider, swiftMove(copy, list));
    }
    if (stygianSociety.refuse(copy, seat, move) !== undefined) return playOn(copy, turn, true);
    stygianSociety.apply(copy, seat, move);
  }
  return playOn(copy, turn, true);
};
