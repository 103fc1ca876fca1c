/** Delayed effects. */
import type { delayedWords } from '../../words/vocabulary.ts';
import type { Handlers } from './handler.ts';

export const DELAYED_STEPS: Handlers<typeof delayedWords> = {
  end: (state, frame, { inner }) => {
    state.endEffects.push({ routine: inner, enemy: frame.enemy });
    return true;
  },
  next: (state, _frame, { inner }) => {
    state.later.push(inner);
    return true;
  },
  eachFloor: (state, _frame, { inner }) => {
    state.everyFloor.push(inner);
    return true;
  },
};
