/** Energy, and what cards cost. */
import { NONE, removeAt } from '@three-spires/kernel';
import type { energyWords } from '../../words/energy.ts';
import { PILES } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { type Card, FREE, faceOf, findCard, madeCheaper, RETAINED } from '../card.ts';
import { costOf } from '../combat/cost.ts';
import { amountOf } from '../combat/count.ts';
import { gainEnergy } from '../combat/gains.ts';
import { exhaustCard } from '../combat/piles.ts';
import { COST_X, FACES } from '../compile/entries.ts';
import { playerAt, QUESTION } from '../state.ts';
import { facedSeat, recipientSeat, takeAnswer } from './aim.ts';
import type { Handlers } from './handler.ts';

const HAND = PILES.indexOf('hand');

export const energyHandlers: Handlers<typeof energyWords> = {
  energy: (state, frame, op, emit) => {
    const seat = recipientSeat(state, frame, op.aim);
    if (seat === NONE) return false;
    gainEnergy(state, seat, amountOf(state, frame, op), emit);
    return true;
  },
  doubleEnergy: (state, frame, _op, emit) => {
    gainEnergy(state, frame.seat, playerAt(state, frame.seat).energy, emit);
    return true;
  },
  loseEnergy: (state, frame, op) => {
    const player = state.players[facedSeat(state, frame)];
    if (player !== undefined) player.energy = Math.max(0, player.energy - op.base);
    return true;
  },
  /** Recycle: an X card doubles the Energy, a card without a cost gives none (STS-6.8). */
  exhaustForEnergy: (state, frame, _op, emit) => {
    const player = playerAt(state, frame.seat);
    if (player.hand.length === 0) return true;
    const answer = takeAnswer(frame);
    if (answer === NONE && player.hand.length > 1) return ask(state, QUESTION.card, frame.seat, 0, HAND);
    const card = removeAt(player.hand, answer === NONE ? 0 : findCard(player.hand, answer));
    const cost = FACES[faceOf(card)]?.cost === COST_X ? player.energy : costOf(player, card);
    exhaustCard(state, frame.seat, card, emit);
    if (cost > 0) gainEnergy(state, frame.seat, cost, emit);
    return true;
  },
  handCostsZero: (state, frame) => {
    const { hand } = playerAt(state, frame.seat);
    for (let at = 0; at < hand.length; at++) hand[at] = (hand[at] as Card) | FREE;
    return true;
  },
  nextCardFree: (state, frame, op) => {
    playerAt(state, frame.seat).nextFree |= op.kind;
    return true;
  },
  /** Establishment: cards kept by Retain cost less this turn. */
  retainedCostLess: (state, frame, op) => {
    const { hand } = playerAt(state, frame.seat);
    for (let at = 0; at < hand.length; at++) {
      const card = hand[at] as Card;
      if ((card & RETAINED) !== 0) hand[at] = madeCheaper(card, op.base);
    }
    return true;
  },
  setNextCost: (state, frame, op) => {
    const seat = facedSeat(state, frame);
    if (seat !== NONE) playerAt(state, seat).nextCost = op.base;
    return true;
  },
};
