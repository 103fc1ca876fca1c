/** Two players who want the same draft relic (STS-8.21, R29). */
import { NONE } from '@three-spires/kernel';
import { ask } from '../../asking.ts';
import { rollOnce } from '../../combat/die.ts';
import { claimantOf, settleClaim } from '../../run/boss-relics.ts';
import { QUESTION } from '../../state.ts';
import { takeAnswer } from '../aim.ts';
import type { Handler } from '../handler.ts';

/** Answers of the player who claims the relic. */
const LET_GO = 0;

const ANSWERS = 2;

/** The claimant is asked first; if they insist, both roll, rerolling ties, and the higher roll gets it. */
export const rollOff: Handler = (state, frame, _op, emit) => {
  const answer = takeAnswer(frame);
  const claimant = claimantOf(state, frame.target);
  if (answer === NONE) return ask(state, QUESTION.option, claimant, 0, ANSWERS);
  if (answer === LET_GO) {
    settleClaim(state, frame.target, frame.seat, claimant);
    return true;
  }
  let own = 0;
  let other = 0;
  while (own === other) {
    own = rollOnce(state);
    other = rollOnce(state);
    emit?.({
      type: 'rolledOff',
      seat: frame.seat,
      die: own,
      other: claimant,
      otherDie: other,
      reveals: true,
    });
  }
  if (own > other) settleClaim(state, frame.target, frame.seat, claimant);
  else settleClaim(state, frame.target, claimant, frame.seat);
  return true;
};
