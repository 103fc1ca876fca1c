/** Card rewards that effects give (STS-8.5 to STS-8.11). */
import { REWARD_DECKS } from '../compile-run.ts';
import { ask, DONE } from '../questions.ts';
import { returnOffer, turnUpCards } from '../run/card-offer.ts';
import { addToDeck } from '../run/deck.ts';
import { type Frame, QUESTION, UNSET } from '../state.ts';
import { FACES, type FaceEntry, TICKET } from '../tables.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

/** Turns cards up, lets the player keep one or none, puts the rest under their decks; so many times. */
export const cardReward: Handler = (state, frame, op, emit) => {
  const { run } = state;
  if (frame.left === UNSET) frame.left = op.base;
  const answer = takeAnswer(frame);
  if (answer !== UNSET) {
    const taken = answer === DONE ? UNSET : (run.offer[answer] as number);
    returnOffer(state, run.offer, answer);
    run.offer = [];
    frame.left--;
    if (taken !== UNSET) addToDeck(state, frame.seat, taken, emit);
  }
  if (frame.left === 0) return finish(frame);
  run.offer = turnUpCards(state, frame.seat, REWARD_DECKS[op.kind] ?? 'rewards', op.most);
  if (emit) emit({ type: 'rewardRevealed', seat: frame.seat, reward: 0, reveals: true });
  if (!run.offer.some(isTakable)) {
    returnOffer(state, run.offer, DONE);
    run.offer = [];
    return finish(frame);
  }
  return ask(state, QUESTION.offer, frame.seat, 1, run.offer.length);
};

export const isTakable = (face: number): boolean => (FACES[face] as FaceEntry).type !== TICKET;

const finish = (frame: Frame): true => {
  frame.left = UNSET;
  return true;
};
