/** What items do with the cards in hand and the discard pile. */

import { NONE, removeAt } from '@three-spires/kernel';
import { PILES } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { type Card, FREE, findCard, forget, KEEP, MARKED } from '../card.ts';
import { canPlayFace } from '../combat/cost.ts';
import { drawCards, putOnDiscard, tellMoved } from '../combat/piles.ts';
import { startCard } from '../combat/playing.ts';
import { FILTERS } from '../compile/compile.ts';
import type { Emit } from '../event.ts';
import { passes } from '../filters.ts';
import { DONE } from '../moves.ts';
import { playerAt, QUESTION, type State } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

const HAND = PILES.indexOf('hand');
const DISCARD = PILES.indexOf('discard');
const UNKEPT = FILTERS.indexOf('unkept');
const MARKED_ONES = FILTERS.indexOf('marked');

/** Any number of cards in hand that stay at the end of this turn. */
export const retainAny: Handler = (state, frame) => {
  const { hand } = playerAt(state, frame.seat);
  const answer = takeAnswer(frame);
  if (answer === DONE) return true;
  if (answer !== NONE) {
    const at = findCard(hand, answer);
    hand[at] = (hand[at] as Card) | KEEP;
  }
  if (!hand.some((card) => passes(card, UNKEPT))) return true;
  return ask(state, QUESTION.card, frame.seat, 1, HAND, UNKEPT);
};

/** Returns a chosen card from the discard pile to the hand; it costs 0 this turn. */
export const recallFreeCard: Handler = (state, frame, _op, emit) => {
  const player = playerAt(state, frame.seat);
  if (player.discard.length === 0) return true;
  const answer = takeAnswer(frame);
  if (answer === NONE && player.discard.length > 1) {
    return ask(state, QUESTION.card, frame.seat, 0, DISCARD, 0);
  }
  const at = answer === NONE ? 0 : findCard(player.discard, answer);
  const card = forget(removeAt(player.discard, at));
  player.hand.push(card | FREE);
  tellMoved(player, frame.seat, card, 'hand', emit);
  return true;
};

/**
 * Draws cards and plays exactly these for 0 Energy, in the order the player chooses (Distilled Chaos). They
 * are marked in hand, so that one of them may still discard or Exhaust the others.
 */
export const playDrawnCards: Handler = (state, frame, op, emit) => {
  const { hand } = playerAt(state, frame.seat);
  if (frame.left === NONE) {
    const first = hand.length;
    drawCards(state, frame.seat, op.base, emit);
    for (let at = first; at < hand.length; at++) hand[at] = (hand[at] as Card) | MARKED;
    frame.left = 0;
  }
  const answer = takeAnswer(frame);
  const waiting = hand.filter((card) => passes(card, MARKED_ONES)).length;
  if (waiting === 0) {
    frame.left = NONE;
    return true;
  }
  if (answer === NONE && waiting > 1) return ask(state, QUESTION.card, frame.seat, 0, HAND, MARKED_ONES);
  const at = answer === NONE ? hand.findIndex((card) => passes(card, MARKED_ONES)) : findCard(hand, answer);
  // The step runs again for the cards still marked.
  frame.step--;
  playOrDiscard(state, frame.seat, removeAt(hand, at) & ~MARKED, emit);
  return true;
};

/** An unplayable card is discarded (STS-24.10); Slimed is played and Exhausts itself (STS-24.15). */
const playOrDiscard = (state: State, seat: number, card: Card, emit: Emit): void => {
  if (canPlayFace(state, seat, card)) startCard(state, seat, card, NONE, 0);
  else putOnDiscard(state, seat, card, emit);
};
