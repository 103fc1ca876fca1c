/** Cards that leave the hand or stay in it. */
import { NONE, removeAt } from '@three-spires/kernel';
import type { handWords } from '../../words/hand.ts';
import { FILTERS, PILES } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { type Card, faceOf, findCard, KEEP, KEPT, MARKED } from '../card.ts';
import { discardByEffect, exhaustCard } from '../combat/piles.ts';
import { TRIGGER, trigger } from '../combat/triggers.ts';
import { FACES } from '../compile/entries.ts';
import type { Op } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { passes } from '../filters.ts';
import { DONE } from '../moves.ts';
import { type Frame, playerAt, QUESTION, type State } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handlers } from './handler.ts';

const HAND = PILES.indexOf('hand');
const UNKEPT = FILTERS.indexOf('unkept');
const LEAVING = FILTERS.indexOf('leaving');

export const handHandlers: Handlers<typeof handWords> = {
  discard: (state, frame, op, emit) => {
    if (!chooseFromHand(state, frame, op, discardByEffect, emit)) return false;
    if (frame.moved > 0) trigger(state, TRIGGER.onDiscardEffect, frame.seat);
    return true;
  },
  exhaust: (state, frame, op, emit) => chooseFromHand(state, frame, op, exhaustCard, emit),
  /** Cards that stay in hand this turn without having Retain. */
  retainCards: (state, frame, op) => {
    const { hand } = playerAt(state, frame.seat);
    if (frame.left === NONE) frame.left = op.most;
    const answer = takeAnswer(frame);
    if (answer === DONE) return finish(frame);
    if (answer !== NONE) {
      const at = findCard(hand, answer);
      hand[at] = (hand[at] as Card) | KEEP;
      frame.left--;
    }
    if (frame.left === 0 || countFitting(hand, UNKEPT) === 0) return finish(frame);
    return ask(state, QUESTION.card, frame.seat, 1, HAND, UNKEPT);
  },
  /** Any number of cards in hand that stay at the end of this turn. */
  retainAny: (state, frame) => {
    const { hand } = playerAt(state, frame.seat);
    const answer = takeAnswer(frame);
    if (answer === DONE) return true;
    if (answer !== NONE) {
      const at = findCard(hand, answer);
      hand[at] = (hand[at] as Card) | KEEP;
    }
    if (!hand.some((card) => passes(card, UNKEPT))) return true;
    return ask(state, QUESTION.card, frame.seat, 1, HAND, UNKEPT);
  },
  /**
   * Ethereal cards still in hand are Exhausted at end of turn (STS-38.6), except those just drawn (STS-24.12).
   */
  exhaustEthereal: (state, frame, _op, emit) => {
    const { hand } = playerAt(state, frame.seat);
    for (let at = 0; at < hand.length; ) {
      const card = hand[at] as Card;
      if (FACES[faceOf(card)]?.ethereal && (card & KEPT) === 0) {
        exhaustCard(state, frame.seat, removeAt(hand, at), emit);
      } else at++;
    }
    return true;
  },
  /**
   * Each answer is the next card from the top; `left` counts them. The hand is discarded from left to right, so
   * the topmost card comes last. "Done" keeps the rest in place.
   */
  orderDiscard: (state, frame) => {
    const { hand } = playerAt(state, frame.seat);
    const answer = takeAnswer(frame);
    if (answer === DONE) return true;
    if (frame.left === NONE) frame.left = 0;
    if (answer !== NONE) {
      const card = removeAt(hand, findCard(hand, answer)) as Card;
      hand.splice(hand.length - frame.left, 0, card | MARKED);
      frame.left++;
    }
    let open = 0;
    for (const card of hand) if (passes(card, LEAVING)) open++;
    return open < 2 || ask(state, QUESTION.card, frame.seat, 1, HAND, LEAVING);
  },
};

type Take = (state: State, seat: number, card: Card, emit: Emit) => void;

/**
 * Takes cards from the hand one at a time, as the player chooses. If every eligible card must go, nothing is
 * asked and they go from left to right.
 */
const chooseFromHand = (state: State, frame: Frame, op: Op, take: Take, emit: Emit): boolean => {
  const { hand } = playerAt(state, frame.seat);
  if (frame.left === NONE) {
    frame.left = op.most;
    frame.moved = 0;
  }
  const answer = takeAnswer(frame);
  if (answer === DONE) return finish(frame);
  if (answer !== NONE) takeCard(state, frame, findCard(hand, answer), take, emit);
  const fitting = countFitting(hand, op.filter);
  const least = op.least - frame.moved;
  if (frame.left === 0 || fitting === 0) return finish(frame);
  if (least >= fitting) {
    while (countFitting(hand, op.filter) > 0) {
      takeCard(
        state,
        frame,
        hand.findIndex((card) => passes(card, op.filter)),
        take,
        emit,
      );
    }
    return finish(frame);
  }
  return ask(state, QUESTION.card, frame.seat, least <= 0 ? 1 : 0, HAND, op.filter);
};

const takeCard = (state: State, frame: Frame, at: number, take: Take, emit: Emit): void => {
  const player = playerAt(state, frame.seat);
  take(state, frame.seat, removeAt(player.hand, at), emit);
  frame.moved++;
  frame.left--;
};

const countFitting = (hand: readonly Card[], filter: number): number => {
  if (filter === 0) return hand.length;
  let count = 0;
  for (const card of hand) if (passes(card, filter)) count++;
  return count;
};

const finish = (frame: Frame): true => {
  frame.left = NONE;
  return true;
};
