/** Cards that move between the piles, or to an enemy. */
import { NONE, removeAt, seatBit } from '@three-spires/kernel';
import { PILES } from '../../words/lists.ts';
import type { pileWords } from '../../words/piles.ts';
import { ask } from '../asking.ts';
import { type Card, FREE, findCard, forget, KEEP, known, uidOf } from '../card.ts';
import { costsZeroInPile } from '../combat/cost.ts';
import { exhaustCard, putOnDiscard, putOnDraw, tellMoved } from '../combat/piles.ts';
import { AIM, type Op } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { pileOf } from '../filters.ts';
import { ALIVE, type Enemy, enemyAt, FRAME, type Frame, playerAt, QUESTION, type State } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handlers } from './handler.ts';

const HAND = PILES.indexOf('hand');
const DISCARD = PILES.indexOf('discard');

export const pileHandlers: Handlers<typeof pileWords> = {
  /** Moves chosen cards of a pile to the hand or on top of the draw pile. */
  moveCard: (state, frame, op, emit) => {
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
  },
  /** Takes the top card of the discard pile into the hand. */
  takeTopDiscard: (state, frame, _op, emit) => {
    const { discard } = playerAt(state, frame.seat);
    if (discard.length > 0) takeDiscarded(state, frame, discard.length - 1, emit);
    return true;
  },
  takeZeroCostDiscards: (state, frame, _op, emit) => {
    const player = playerAt(state, frame.seat);
    for (let at = 0; at < player.discard.length; ) {
      if (costsZeroInPile(player, player.discard[at] as Card)) takeDiscarded(state, frame, at, emit);
      else at++;
    }
    return true;
  },
  /** Returns a chosen card from the discard pile to the hand; it costs 0 this turn. */
  recallFreeCard: (state, frame, _op, emit) => {
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
  },
  /** Exhausts the card the ability belongs to, wherever it is. */
  exhaustThis: (state, frame, _op, emit) => {
    const player = playerAt(state, frame.seat);
    for (const pile of [player.discard, player.hand, player.draw]) {
      const at = findCard(pile, uidOf(frame.card));
      if (at >= 0) {
        exhaustCard(state, frame.seat, removeAt(pile, at), emit);
        break;
      }
    }
    return true;
  },
  /** The card stays on the enemy; no effect for a copy, or an enemy that already has one (STS-24.11). */
  attachToTarget: (state, frame, _op, emit) => {
    const enemy = state.enemies[frame.target];
    if (enemy?.status !== ALIVE || enemy.attachedCard !== NONE) return true;
    if (frame.copy !== 0 || frame.kind !== FRAME.card) return true;
    (enemy as Enemy).attachedCard = forget(frame.card);
    (enemy as Enemy).attachedSeat = frame.seat;
    frame.attached = 1;
    tellMoved(playerAt(state, frame.seat), frame.seat, forget(frame.card), 'enemy', emit);
    return true;
  },
  /** The card attached to a dead enemy goes to its owner's discard pile. */
  discardAttached: (state, frame, _op, emit) => {
    const enemy = enemyAt(state, frame.target);
    if (enemy.attachedCard === NONE) return true;
    putOnDiscard(state, enemy.attachedSeat, enemy.attachedCard, emit);
    enemy.attachedCard = NONE;
    enemy.attachedSeat = NONE;
    return true;
  },
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

const finish = (frame: Frame): true => {
  frame.left = NONE;
  return true;
};

const takeDiscarded = (state: State, frame: Frame, at: number, emit: Emit): void => {
  const player = playerAt(state, frame.seat);
  const card = removeAt(player.discard, at);
  player.hand.push(card);
  tellMoved(player, frame.seat, card, 'hand', emit);
};
