/** Orders the discard at end of turn (STS-13.29, R61). */

import { NONE, removeAt } from '@three-spires/kernel';
import { PILES } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { type Card, findCard, MARKED } from '../card.ts';
import { FILTERS } from '../compile/compile.ts';
import { passes } from '../filters.ts';
import { DONE } from '../moves.ts';
import { playerAt, QUESTION } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

const HAND = PILES.indexOf('hand');
const LEAVING = FILTERS.indexOf('leaving');

/**
 * Each answer is the next card from the top; `left` counts them. The hand is discarded from left to right, so
 * the topmost card comes last. "Done" keeps the rest in place.
 */
export const orderDiscard: Handler = (state, frame) => {
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
};
