/** A bot that looks one move ahead and scores the result. */
import {
  createMoveList,
  createRandom,
  encodeMove,
  listedMoves,
  type Move,
  moveKind,
  randomBelow,
} from '@three-spires/kernel';
import {
  apply,
  BATTLE,
  copyState,
  deciding,
  isActing,
  isTiredBy,
  keeperAt,
  LEAVE,
  legal,
  MOVE,
  PASS,
  PHASE,
  QUESTION,
  type State,
} from '@three-spires/mystic-spires/for-bots';
import type { Bot, Seen } from '../bot.ts';
import { isRepeated } from './alike.ts';
import { attackersOf, finishingAttacks } from './battle.ts';
import { blindCopy } from './blind.ts';
import { settle, worthLetThrough, worthOf } from './look-ahead.ts';
import { legalMoves } from './moves.ts';
import { type Plans, plansOf } from './plan.ts';
import { explained } from './why.ts';

/** An announcement must beat doing nothing by this much, because a kept card may find a better moment. */
const LEAST_GAIN = 0.25;
/** The same for an attack, which costs no card. */
const LEAST_OF_ATTACK = 0.02;

/** At least this many moves are evaluated even when time is up. */
const LEAST_LOOKS = 16;
/** An unfinished playout does not count, so the clock is polled before every evaluation. */
const LEAST_LOOKS_AHEAD = 1;

/** A move with the worth of its result. */
export type Weighed = { readonly move: Move; readonly worth: number };

const weigh = (
  state: State,
  seat: number,
  moves: readonly Move[],
  plans: Plans,
  outOfTime: () => boolean,
  leastLooks: number,
): Weighed[] => {
  const weighed: Weighed[] = [];
  for (const move of moves) {
    if (isRepeated(state, list, move)) continue;
    if (weighed.length >= leastLooks && outOfTime()) break;
    weighed.push({ move, worth: worthOf(state, seat, move, seat, plans) });
  }
  return weighed;
};

/** The first of the best. */
const bestOf = (weighed: readonly Weighed[]): Weighed => {
  let best: Weighed = { move: -1, worth: Number.NEGATIVE_INFINITY };
  for (const one of weighed) if (one.worth > best.worth) best = one;
  return best;
};

/** Scores that differ by less than this are equal. */
const EQUAL = 1e-6;

/** A guard often makes all attacks equal: then picks the one that gains most if let through (MYS-17.8). */
const bestAttack = (state: State, seat: number, weighed: readonly Weighed[], plans: Plans): Weighed => {
  const best = bestOf(weighed);
  if (moveKind(best.move) !== MOVE.attack) return best;
  const tied = weighed.filter(
    ({ move, worth }) => moveKind(move) === MOVE.attack && worth > best.worth - EQUAL,
  );
  if (tied.length === 1) return best;
  const through = tied.map(({ move }) => ({ move, worth: worthLetThrough(state, seat, move, plans) }));
  return { move: bestOf(through).move, worth: best.worth };
};

const leastGain = (move: Move): number => (moveKind(move) === MOVE.attack ? LEAST_OF_ATTACK : LEAST_GAIN);

const ENDINGS: readonly number[] = [MOVE.pass, MOVE.battle, MOVE.leave];
export const isEnding = (move: Move): boolean => ENDINGS.includes(moveKind(move));

/** When nothing is worth doing: into battle while a Unit can attack, otherwise to the next phase. */
export const goOn = (state: State, seat: number, moves: readonly Move[]): Move => {
  let last: Move = moves[0] as Move;
  for (const move of moves) {
    if (move === BATTLE && attackersOf(state, seat).length > 0) return move;
    if (isEnding(move)) last = move;
  }
  return last;
};

const list = createMoveList();

/**
 * The bot's choice, its score of every move, and the score of doing nothing, which phase-ending moves count
 * as.
 */
export type Judgement = {
  readonly preferred: Move;
  readonly weighed: readonly Weighed[];
  readonly idle: number;
};

/** For a position without secrets: a blind copy or a sampled world. */
export const judge = (
  state: State,
  seat: number,
  outOfTime: () => boolean,
  leastLooks = LEAST_LOOKS,
  plans = plansOf(state, seat),
): Judgement => {
  legal(state, seat, list);
  const moves = listedMoves(list);
  if (moves.length === 1) return { preferred: moves[0] as Move, weighed: [], idle: 0 };
  if (state.question.kind !== QUESTION.none) {
    const weighed = weigh(state, seat, moves, plans, outOfTime, leastLooks);
    return { preferred: bestOf(weighed).move, weighed, idle: Number.NEGATIVE_INFINITY };
  }
  const endings = moves.filter(isEnding);
  const weighed = weigh(
    state,
    seat,
    moves.filter((move) => !isEnding(move)),
    plans,
    outOfTime,
    leastLooks,
  );
  const finishing = finishingAttacks(state, seat, moves);
  const sure = weighed.filter(({ move }) => finishing.includes(move));
  const isSure = sure.length > 0;
  const best = bestAttack(state, seat, isSure ? sure : weighed, plans);
  const idle = settle(copyState(state), seat, plans);
  const isWorthIt = isSure || endings.length === 0 || best.worth > idle + leastGain(best.move);
  return {
    preferred: best.move >= 0 && isWorthIt ? best.move : goOn(state, seat, moves),
    weighed: [...weighed, ...endings.map((move) => ({ move, worth: idle }))],
    idle,
  };
};

/** Passes in windows and answers only the opponent's announcements: fast enough for hundreds of playouts. */
export const quickMove = (state: State, seat: number, outOfTime: () => boolean): Move => {
  const { links, question } = state;
  const top = links[links.length - 1];
  const isWorthALook =
    question.kind !== QUESTION.none || isActing(state) || (top !== undefined && top.keeper !== seat);
  return isWorthALook ? judge(state, seat, outOfTime, LEAST_LOOKS_AHEAD).preferred : PASS;
};

/** Before the first turn there is nothing to judge: makes a random throw, and then the bot goes first. */
export const beforeTheGame = (state: State, seed: string): Move => {
  const random = createRandom(seed, 1);
  return encodeMove(MOVE.choose, state.question.kind === QUESTION.throw ? randomBelow(random, 0, 3) : 0);
};

/** This bot evaluates every move once and needs no clock. */
const NEVER = (): boolean => false;

/**
 * A battle without an attack is useless: whether the Adept would attack in it, if nothing is announced first.
 */
const wouldAttack = (state: State, seat: number, plans: Plans | undefined): boolean => {
  const copy = copyState(state);
  apply(copy, seat, BATTLE, undefined);
  while (copy.phase !== PHASE.over && !isActing(copy) && copy.question.kind === QUESTION.none)
    apply(copy, deciding(copy) === 2 ? 1 : 0, PASS, undefined);
  return copy.phase !== PHASE.battle || !isEnding(judge(copy, seat, NEVER, LEAST_LOOKS, plans).preferred);
};

/** Whether the seat has played a card this turn or, in a battle, attacked. */
export const hasActed = (state: State, seat: number): boolean => {
  if (keeperAt(state, seat).played > 0 && state.phase !== PHASE.battle) return true;
  // MYS-20.3: until the battle begins, Fatigue from battle is from the last one.
  if (state.phase < PHASE.battle) return false;
  return state.things.some((thing) => thing.controller === seat && isTiredBy(thing, seat, PHASE.battle));
};

/** The same move, but ends the turn instead of starting a battle without an attack. */
export const withoutVainBattle = (state: State, seat: number, move: Move, plans?: Plans): Move => {
  if (move !== BATTLE || !legalMoves(state, seat).includes(LEAVE)) return move;
  return wouldAttack(state, seat, plans) ? move : LEAVE;
};

export const mysticSpiresAdept: Bot = {
  id: 'mystic-spires/adept',
  game: 'mystic-spires',
  level: 'adept',
  isQuick: true,
  choose(seen, _moves, { seed }) {
    const { seat, state } = seen as Seen<State>;
    if (state.phase === PHASE.setup) return { move: beforeTheGame(state, seed) };
    const blind = blindCopy(state, seat);
    return explained(blind, seat, withoutVainBattle(blind, seat, judge(blind, seat, NEVER).preferred));
  },
};
