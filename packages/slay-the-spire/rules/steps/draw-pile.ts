/** Drawing, and looking into the draw pile: Scry, searching, playing from it. */
import { NONE, removeAt, seatBit } from '@three-spires/kernel';
import type { drawPileWords } from '../../words/draw-pile.ts';
import { FILTERS, PILES } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { type Card, faceOf, findCard, forget, isMarked, known, MARKED } from '../card.ts';
import { canPlayFree } from '../combat/cost.ts';
import { amountOf } from '../combat/count.ts';
import { discardByEffect, drawCards, exhaustCard, putOnDiscard, shuffleDraw } from '../combat/piles.ts';
import { startCard } from '../combat/playing.ts';
import { TRIGGER, trigger } from '../combat/triggers.ts';
import { FACES, type FaceEntry } from '../compile/entries.ts';
import type { Emit } from '../event.ts';
import { passes } from '../filters.ts';
import { DONE } from '../moves.ts';
import { type Frame, playerAt, QUESTION, type State } from '../state.ts';
import { recipientSeat, takeAnswer } from './aim.ts';
import type { Handlers } from './handler.ts';

const DRAW = PILES.indexOf('draw');
const ATTACK_OR_SKILL = FILTERS.indexOf('attackOrSkill');

export const drawPileHandlers: Handlers<typeof drawPileWords> = {
  draw: (state, frame, op, emit) => {
    const seat = recipientSeat(state, frame, op.aim);
    if (seat === NONE) return false;
    frame.drawn = drawCards(state, seat, amountOf(state, frame, op), emit);
    return true;
  },
  drawUpTo: (state, frame, op, emit) => {
    const missing = op.base - playerAt(state, frame.seat).hand.length;
    if (missing > 0) frame.drawn = drawCards(state, frame.seat, missing, emit);
    return true;
  },
  noMoreDraws: (state, frame) => {
    playerAt(state, frame.seat).noMoreDraws = 1;
    return true;
  },
  /**
   * Scry: any of the top cards are discarded, the others keep their order (STS-38.13). `left` counts the cards
   * still being looked at. An empty draw pile is not refilled, and then no Scry has happened (STS-38.14). A
   * chosen card that is played instead waits, marked, below those being looked at (R177).
   */
  scry: (state, frame, op, emit) => {
    const { draw } = playerAt(state, frame.seat);
    if (frame.left === NONE) {
      if (draw.length === 0) return true;
      frame.left = Math.min(op.base, draw.length);
      frame.moved = 0;
      for (let at = draw.length - frame.left; at < draw.length; at++) draw[at] = known(draw[at] as Card);
      trigger(state, TRIGGER.onScry, frame.seat);
      tellScry(state, frame, emit);
    }
    const answer = takeAnswer(frame);
    if (answer !== NONE && answer !== DONE) {
      frame.left--;
      discardScried(state, frame, forget(removeAt(draw, findCard(draw, answer))), emit);
    }
    if (answer !== DONE && frame.left > 0)
      return ask(state, QUESTION.card, frame.seat, 1, DRAW, 0, frame.left);
    frame.left = 0;
    if (playScried(state, frame, emit)) {
      // This step runs again after the card.
      frame.step--;
      return true;
    }
    if (frame.moved > 0) trigger(state, TRIGGER.onDiscardEffect, frame.seat);
    return finish(frame);
  },
  /**
   * Moves chosen cards of the draw pile to the hand, then shuffles the pile, which is not refilled for this.
   */
  searchDraw: (state, frame, op, emit) => {
    const { draw } = playerAt(state, frame.seat);
    if (frame.left === NONE) frame.left = op.base;
    const answer = takeAnswer(frame);
    if (answer !== NONE) takeToHand(state, frame, findCard(draw, answer), emit);
    if (frame.left > 0 && draw.length > frame.left) return ask(state, QUESTION.card, frame.seat, 0, DRAW);
    while (frame.left > 0 && draw.length > 0) takeToHand(state, frame, 0, emit);
    if (draw.length > 0) shuffleDraw(state, frame.seat, emit);
    return finish(frame);
  },
  /**
   * Omniscience: a chosen Attack or Skill is played twice for 0 Energy and Exhausted, then the pile is
   * shuffled. `left` is set while the card is being played.
   */
  playFromDraw: (state, frame, _op, emit) => {
    const { draw } = playerAt(state, frame.seat);
    if (frame.left === NONE) {
      const answer = takeAnswer(frame);
      if (answer === NONE && draw.some((card) => passes(card, ATTACK_OR_SKILL))) {
        return ask(state, QUESTION.card, frame.seat, 0, DRAW, ATTACK_OR_SKILL);
      }
      if (answer !== NONE && playTwice(state, frame, forget(removeAt(draw, findCard(draw, answer))), emit))
        return true;
    }
    if (draw.length > 0) shuffleDraw(state, frame.seat, emit);
    return finish(frame);
  },
  /** The whole draw pile; Status and Daze cards return to their decks (STS-38.8). */
  exhaustDrawPile: (state, frame, _op, emit) => {
    const { draw } = playerAt(state, frame.seat);
    if (draw.length > 0) emit?.({ type: 'drawPileOpened', seat: frame.seat, reveals: true });
    while (draw.length > 0) exhaustCard(state, frame.seat, draw.pop() as Card, emit);
    return true;
  },
};

const tellScry = (state: State, frame: Frame, emit: Emit): void => {
  const { draw } = playerAt(state, frame.seat);
  emit?.({
    type: 'scried',
    seat: frame.seat,
    count: Math.min(frame.left, draw.length),
    reveals: true,
    secret: { seats: seatBit(frame.seat), cards: draw.slice(-frame.left).reverse().map(forget) },
  });
};

/** Discards a chosen card, or marks it to be played once the Scry is complete. */
const discardScried = (state: State, frame: Frame, card: Card, emit: Emit): void => {
  const { draw } = playerAt(state, frame.seat);
  if (playedByScry(card) !== NONE && canPlayFree(state, frame.seat, card)) {
    draw.splice(draw.length - frame.left, 0, known(card) | MARKED);
    return;
  }
  frame.moved++;
  discardByEffect(state, frame.seat, card, emit);
};

/** Starts the first marked card, or discards it if it can no longer be played. False when none is left. */
const playScried = (state: State, frame: Frame, emit: Emit): boolean => {
  const { draw } = playerAt(state, frame.seat);
  for (let at = draw.findIndex(isMarked); at >= 0; at = draw.findIndex(isMarked)) {
    const card = forget(removeAt(draw, at));
    if (canPlayFree(state, frame.seat, card)) {
      startCard(state, frame.seat, card, NONE, 0).bonus = playedByScry(card);
      return true;
    }
    frame.moved++;
    discardByEffect(state, frame.seat, card, emit);
  }
  return false;
};

const playedByScry = (card: Card): number => (FACES[faceOf(card)] as FaceEntry).playedByScry;

const finish = (frame: Frame): true => {
  frame.left = NONE;
  return true;
};

const takeToHand = (state: State, frame: Frame, at: number, emit: Emit): void => {
  const player = playerAt(state, frame.seat);
  const card = forget(removeAt(player.draw, at));
  player.hand.push(card);
  frame.left--;
  emit?.({
    type: 'drew',
    seat: frame.seat,
    count: 1,
    reveals: true,
    secret: { seats: seatBit(frame.seat), cards: [card] },
  });
};

/** True while the card is being played; this step runs again after it. */
const playTwice = (state: State, frame: Frame, card: Card, emit: Emit): boolean => {
  if (!canPlayFree(state, frame.seat, card)) {
    putOnDiscard(state, frame.seat, card, emit);
    return false;
  }
  frame.left = 1;
  frame.step--;
  const played = startCard(state, frame.seat, card, NONE, 0);
  // STS-26.7: only one effect that plays a card several times applies.
  played.copies = (FACES[faceOf(card)] as FaceEntry).uncopied ? 0 : 1;
  played.exhausts = 1;
  return true;
};
