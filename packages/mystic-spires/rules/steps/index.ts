/** The handlers of all steps, in files of the same names as their words. */
import { STEP_WORDS } from '../../words/vocabulary.ts';
import { namesOf } from '../../words/word.ts';
import { ANSWER_STEPS } from './answers.ts';
import { CARD_STEPS } from './cards.ts';
import type { Handler, Handlers } from './handler.ts';
import { KEEPER_STEPS } from './keepers.ts';
import { UNIT_STEPS } from './units.ts';

const BY_WORD: Handlers<typeof STEP_WORDS> = {
  ...CARD_STEPS,
  ...UNIT_STEPS,
  ...KEEPER_STEPS,
  ...ANSWER_STEPS,
};

/** In the order of STEP_WORDS, whose places are the numbers of DO. */
const HANDLERS: readonly Handler[] = namesOf(STEP_WORDS).map((name) => BY_WORD[name]);

/** Runs the announced step of a link. */
export const carryOutStep: Handler = (state, link, entry, emit) =>
  (HANDLERS[entry.does] as Handler)(state, link, entry, emit);
