/** Rewards that effects give (STS-8.5 to STS-8.12). */
import { NONE } from '@three-spires/kernel';
import { PILES } from '../../../words/lists.ts';
import type { rewardWords } from '../../../words/run/rewards.ts';
import { REWARD_DECKS, type RewardDeck } from '../../../words/run/rewards.ts';
import { ask } from '../../asking.ts';
import { TICKET } from '../../compile/entries.ts';
import { TYPE_OF_FACE } from '../../compile/face-tables.ts';
import type { Op } from '../../compile/op.ts';
import type { Emit } from '../../event.ts';
import { CHANGE, deckFilter, hasFitting } from '../../filters.ts';
import { DONE } from '../../moves.ts';
import { countDeckChoices, returnOffer, turnUpCards } from '../../run/card-offer.ts';
import { addToDeck, takeTopFace, transformCard } from '../../run/deck.ts';
import { hasModifier } from '../../run-modifiers.ts';
import { type Frame, playerAt, QUESTION, type State } from '../../state.ts';
import { takeAnswer } from '../aim.ts';
import type { Handler, Handlers } from '../handler.ts';

const DECK = PILES.indexOf('deck');

/**
 * Turns up cards, lets the player keep one or none and puts the rest under their decks, as often as the step
 * says.
 */
const cardReward: Handler = (state, frame, op, emit) => {
  const from = REWARD_DECKS[op.kind] ?? 'rewards';
  if (frame.left === NONE) frame.left = op.base;
  if (from === 'rewards' && hasModifier(state.run, 'Transformed'))
    return transformInstead(state, frame, emit);
  const answer = takeAnswer(frame);
  if (answer !== NONE) {
    if (state.run.offer.length > 0) settleOffer(state, frame, answer, emit);
    else if (answer === DONE) frame.left--;
    else return offerCards(state, frame, op, answer, emit);
  }
  if (frame.left === 0) return finish(frame);
  const choices = countDeckChoices(state, frame.seat, from);
  if (choices > 1) return ask(state, QUESTION.option, frame.seat, 1, choices);
  return offerCards(state, frame, op, 0, emit);
};

export const rewardHandlers: Handlers<typeof rewardWords> = {
  cardReward,
  rareReward: cardReward,
  /** The top cards of a deck, with no choice (STS-8.12). */
  addRandomCards: (state, frame, op, emit) => {
    const from = REWARD_DECKS[op.kind] === 'rare' ? 'rare' : 'rewards';
    for (let number = 0; number < op.base; number++) {
      const face = takeTopFace(state, frame.seat, from, emit);
      if (face !== NONE) addToDeck(state, frame.seat, face, emit);
    }
    return true;
  },
};

const offerCards = (state: State, frame: Frame, op: Op, choice: number, emit: Emit): boolean => {
  const { run } = state;
  const from: RewardDeck = REWARD_DECKS[op.kind] ?? 'rewards';
  run.offer = turnUpCards(state, frame.seat, from, op.most, choice);
  emit?.({ type: 'rewardRevealed', seat: frame.seat, reward: 0, reveals: true });
  if (hasTakable(run.offer)) return ask(state, QUESTION.offer, frame.seat, 1, run.offer.length);
  returnOffer(state, run.offer, DONE);
  run.offer = [];
  return finish(frame);
};

const settleOffer = (state: State, frame: Frame, answer: number, emit: Emit): void => {
  const { run } = state;
  const taken = answer === DONE ? NONE : (run.offer[answer] as number);
  returnOffer(state, run.offer, answer);
  run.offer = [];
  frame.left--;
  if (taken !== NONE) addToDeck(state, frame.seat, taken, emit);
};

const hasTakable = (offer: readonly number[]): boolean => {
  for (let at = 0; at < offer.length; at++) if (TYPE_OF_FACE[offer[at] as number] !== TICKET) return true;
  return false;
};

const finish = (frame: Frame): true => {
  frame.left = NONE;
  return true;
};

/**
 * With the Transformed modifier, a plain card reward is a Transform, which may also be skipped (STS-31.6,
 * R135).
 */
const transformInstead = (state: State, frame: Frame, emit: Emit): boolean => {
  const filter = deckFilter(CHANGE.transform, 0);
  const answer = takeAnswer(frame);
  if (answer !== NONE) {
    frame.left--;
    if (answer !== DONE) transformCard(state, frame.seat, answer, emit);
  }
  if (frame.left === 0 || !hasFitting(playerAt(state, frame.seat), filter)) return finish(frame);
  return ask(state, QUESTION.card, frame.seat, 1, DECK, filter);
};
