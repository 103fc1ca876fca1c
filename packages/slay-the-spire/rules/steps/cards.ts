/** Drawing, discarding, Exhausting and moving cards. */

import { NONE, removeAt, seatBit } from '@three-spires/kernel';
import { PILES } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import {
  type Card,
  FREE,
  faceOf,
  findCard,
  forget,
  KEEP,
  KEPT,
  known,
  madeCheaper,
  RETAINED,
  uidOf,
} from '../card.ts';
import { costOf, costsZeroInPile } from '../combat/cost.ts';
import { amountOf } from '../combat/count.ts';
import { gainEnergy } from '../combat/gains.ts';
import { seatInRow, TOP_ROW } from '../combat/living.ts';
import {
  discardByEffect,
  drawCards,
  exhaustCard,
  giveDaze,
  giveStatus,
  putOnDiscard,
  putOnDraw,
  tellMoved,
} from '../combat/piles.ts';
import { TRIGGER, trigger } from '../combat/triggers.ts';
import { FILTERS } from '../compile/compile.ts';
import { BURN_FACE, COST_X, FACES, SLIMED_FACE } from '../compile/entries.ts';
import { AIM, type Op } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { passes, pileOf } from '../filters.ts';
import { DONE } from '../moves.ts';
import { enemyAt, type Frame, playerAt, QUESTION, type State } from '../state.ts';
import { reachesSeat, recipientSeat, takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

const HAND = PILES.indexOf('hand');
const UNKEPT = FILTERS.indexOf('unkept');

export const draw: Handler = (state, frame, op, emit) => {
  const seat = recipientSeat(state, frame, op.aim);
  if (seat === NONE) return false;
  frame.drawn = drawCards(state, seat, amountOf(state, frame, op), emit);
  return true;
};

export const drawUpTo: Handler = (state, frame, op, emit) => {
  const missing = op.base - playerAt(state, frame.seat).hand.length;
  if (missing > 0) frame.drawn = drawCards(state, frame.seat, missing, emit);
  return true;
};

export const noMoreDraws: Handler = (state, frame) => {
  playerAt(state, frame.seat).noMoreDraws = 1;
  return true;
};

export const handCostsZero: Handler = (state, frame) => {
  const { hand } = playerAt(state, frame.seat);
  for (let at = 0; at < hand.length; at++) hand[at] = (hand[at] as Card) | FREE;
  return true;
};

export const discard: Handler = (state, frame, op, emit) => {
  if (!chooseFromHand(state, frame, op, discardByEffect, emit)) return false;
  if (frame.moved > 0) trigger(state, TRIGGER.onDiscardEffect, frame.seat);
  return true;
};

export const exhaust: Handler = (state, frame, op, emit) =>
  chooseFromHand(state, frame, op, exhaustCard, emit);

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

/** Moves chosen cards of a pile to the hand or on top of the draw pile. */
export const moveCard: Handler = (state, frame, op, emit) => {
  const player = playerAt(state, frame.seat);
  const pile = pileOf(player, op.kind);
  if (frame.left === NONE) frame.left = op.most;
  const answer = takeAnswer(frame);
  if (answer !== NONE) placeCard(state, frame, op, removeAt(pile, findCard(pile, answer)), emit);
  while (frame.left > 0 && pile.length > 0 && pile.length <= frame.left) {
    placeCard(state, frame, op, removeAt(pile, 0), emit);
  }
  if (frame.left === 0 || pile.length === 0) return finish(frame);
  return ask(state, QUESTION.card, frame.seat, 0, op.kind, 0);
};

const placeCard = (state: State, frame: Frame, op: Op, card: Card, emit: Emit): void => {
  frame.left--;
  if (op.aim !== AIM.self) {
    if (op.kind === HAND) putBack(state, frame.seat, card, emit);
    else putOnDraw(state, frame.seat, card, emit);
    return;
  }
  const player = playerAt(state, frame.seat);
  player.hand.push(op.bonus === 0 ? forget(card) : forget(card) | KEEP);
  tellMoved(player, frame.seat, forget(card), 'hand', emit);
};

/** From hand to draw pile: no other player sees the card (STS-4.1). */
const putBack = (state: State, seat: number, card: Card, emit: Emit): void => {
  const hidden = forget(card);
  playerAt(state, seat).draw.push(known(card));
  emit?.({ type: 'putBack', seat, count: 1, secret: { seats: seatBit(seat), cards: [hidden] } });
};

/** Establishment: cards kept by Retain cost less this turn. */
export const retainedCostLess: Handler = (state, frame, op) => {
  const { hand } = playerAt(state, frame.seat);
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as Card;
    if ((card & RETAINED) !== 0) hand[at] = madeCheaper(card, op.base);
  }
  return true;
};

/** Recycle: an X card doubles the Energy, a card without a cost gives none (STS-6.8). */
export const exhaustForEnergy: Handler = (state, frame, _op, emit) => {
  const player = playerAt(state, frame.seat);
  if (player.hand.length === 0) return true;
  const answer = takeAnswer(frame);
  if (answer === NONE && player.hand.length > 1) return ask(state, QUESTION.card, frame.seat, 0, HAND);
  const card = removeAt(player.hand, answer === NONE ? 0 : findCard(player.hand, answer));
  const cost = FACES[faceOf(card)]?.cost === COST_X ? player.energy : costOf(player, card);
  exhaustCard(state, frame.seat, card, emit);
  if (cost > 0) gainEnergy(state, frame.seat, cost, emit);
  return true;
};

/** Takes the top card of the discard pile into the hand. */
export const takeTopDiscard: Handler = (state, frame, _op, emit) => {
  const { discard } = playerAt(state, frame.seat);
  if (discard.length > 0) takeDiscarded(state, frame, discard.length - 1, emit);
  return true;
};

export const takeZeroCostDiscards: Handler = (state, frame, _op, emit) => {
  const player = playerAt(state, frame.seat);
  for (let at = 0; at < player.discard.length; ) {
    if (costsZeroInPile(player, player.discard[at] as Card)) takeDiscarded(state, frame, at, emit);
    else at++;
  }
  return true;
};

const takeDiscarded = (state: State, frame: Frame, at: number, emit: Emit): void => {
  const player = playerAt(state, frame.seat);
  const card = removeAt(player.discard, at);
  player.hand.push(card);
  tellMoved(player, frame.seat, card, 'hand', emit);
};

/** Cards that stay in hand this turn without having Retain. */
export const retainCards: Handler = (state, frame, op) => {
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
};

/**
 * Ethereal cards still in hand are Exhausted at end of turn (STS-38.6), except those just drawn (STS-24.12).
 */
export const exhaustEthereal: Handler = (state, frame, _op, emit) => {
  const { hand } = playerAt(state, frame.seat);
  for (let at = 0; at < hand.length; ) {
    const card = hand[at] as Card;
    if (FACES[faceOf(card)]?.ethereal && (card & KEPT) === 0) {
      exhaustCard(state, frame.seat, removeAt(hand, at), emit);
    } else at++;
  }
  return true;
};

/** Exhausts the card the ability belongs to, wherever it is. */
export const exhaustThis: Handler = (state, frame, _op, emit) => {
  const player = playerAt(state, frame.seat);
  for (const pile of [player.discard, player.hand, player.draw]) {
    const at = findCard(pile, uidOf(frame.card));
    if (at >= 0) {
      exhaustCard(state, frame.seat, removeAt(pile, at), emit);
      break;
    }
  }
  return true;
};

/** Daze cards are dealt one at a time, highest row first (STS-5.6). */
export const daze: Handler = (state, frame, op, emit) => {
  dealRound(state, frame, op, (seat) => giveDaze(state, seat, op.kind === 1, emit));
  return true;
};

export const status: Handler = (state, frame, op, emit) => {
  const face = op.kind === 1 ? BURN_FACE : SLIMED_FACE;
  dealRound(state, frame, op, (seat) => giveStatus(state, seat, face, emit));
  return true;
};

const dealRound = (state: State, frame: Frame, op: Op, give: (seat: number) => void): void => {
  const amount = amountOf(state, frame, op);
  for (let dealt = 0; dealt < amount; dealt++) {
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat !== NONE && reachesSeat(state, frame, op.aim, seat)) give(seat);
    }
  }
};

/** The card attached to a dead enemy goes to its owner's discard pile. */
export const discardAttached: Handler = (state, frame, _op, emit) => {
  const enemy = enemyAt(state, frame.target);
  if (enemy.attachedCard === NONE) return true;
  putOnDiscard(state, enemy.attachedSeat, enemy.attachedCard, emit);
  enemy.attachedCard = NONE;
  enemy.attachedSeat = NONE;
  return true;
};
