/** For searches: the end of a turn without the next draw, and moves without duplicates. */
import { isAsking, type Move, type MoveList, moveA, moveKind, NONE, type Seat } from '@three-spires/kernel';
import { type Card, findCard, lookOf } from './card.ts';
import { isBetweenRounds } from './combat/round.ts';
import { inTurn } from './combat/turns.ts';
import { pileOf } from './filters.ts';
import { legal } from './legal.ts';
import { advance, putAnswer, putOrder, stepOn } from './loop.ts';
import { MOVE } from './moves.ts';
import { isCombatPhase, type Player, playerAt, QUESTION, type State } from './state.ts';

/** A guard against endless loops: far beyond any real turn. */
const STEPS = 20_000;

/**
 * Ends the turn of all players and plays the Enemy Turn, up to the start of the next round: no card is drawn
 * and no die rolled. Questions go to `pick`, which receives the legal answers; abilities resolve in their
 * current order. Stops if the combat or the game ends.
 */
export const finishTurn = (
  state: State,
  list: MoveList,
  pick: (state: State, seat: Seat, list: MoveList) => Move,
): void => {
  declareAll(state);
  for (let step = 0; step < STEPS && isCombatPhase(state.phase); step++) {
    if (stepOn(state, undefined)) {
      if (isBetweenRounds(state)) return;
    } else if (!isAsking(state)) declareAll(state);
    else if (state.question.kind === QUESTION.order) putOrder(state, state.question.seat);
    else {
      const { seat } = state.question;
      legal(state, seat, list);
      putAnswer(state, moveA(pick(state, seat, list)));
    }
  }
};

const declareAll = (state: State): void => {
  for (let seat = 0; seat < state.players.length; seat++)
    if (inTurn(state, seat)) playerAt(state, seat).done = 1;
};

/** Continues after `finishTurn`: the draw and the roll, up to the next decision. */
export const startRound = (state: State): void => {
  advance(state, undefined);
};

/**
 * The legal moves of a seat in a fight without duplicates: cards with the same face and the same memory are
 * equivalent, whether played or chosen. Withdrawing a declaration is omitted too.
 */
export const distinctMoves = (state: State, seat: Seat, out: MoveList): void => {
  legal(state, seat, out);
  const { moves } = out;
  let kept = 0;
  for (let at = 0; at < out.length; at++) {
    const move = moves[at] as Move;
    if (!isRepeated(state, seat, out, kept, move)) moves[kept++] = move;
  }
  out.length = kept;
};

const isRepeated = (state: State, seat: Seat, out: MoveList, kept: number, move: Move): boolean => {
  if (moveKind(move) === MOVE.takeBack) return true;
  const key = keyOf(state, seat, move);
  if (key === NONE) return false;
  for (let at = 0; at < kept; at++) {
    const earlier = out.moves[at] as Move;
    if (((earlier ^ move) & ~UID_BITS) === 0 && keyOf(state, seat, earlier) === key) return true;
  }
  return false;
};

/** The operand of a move that names a card. */
const UID_BITS = 0xff << 16;

/** The card that a move names, without its copy number; NONE for a move that names none. */
const keyOf = (state: State, seat: Seat, move: Move): number => {
  const player = playerAt(state, seat);
  if (moveKind(move) === MOVE.potion) return player.potions[moveA(move)] as number;
  const pile = pileNamed(state, player, move);
  const at = pile === undefined ? -1 : findCard(pile, moveA(move));
  return at < 0 ? NONE : lookOf((pile as Card[])[at] as Card);
};

const pileNamed = (state: State, player: Player, move: Move): Card[] | undefined => {
  if (moveKind(move) === MOVE.play) return player.hand;
  const asks = moveKind(move) === MOVE.choose && state.question.kind === QUESTION.card;
  return asks ? pileOf(player, state.question.pile) : undefined;
};
