/** Steps of answers: they stop the link they answer (MYS-8.3, section 23). */
import type { answerWords } from '../../words/answers.ts';
import { disruptLink } from '../cascade/disruption.ts';
import { findLink } from '../cascade/links.ts';
import { DONE, type Handlers, NOTHING } from './handler.ts';

export const ANSWER_STEPS: Handlers<typeof answerWords> = {
  disrupt: (state, link, _entry, emit) => {
    const answered = findLink(state, link.answers);
    if (answered === undefined) return NOTHING;
    disruptLink(state, answered, emit);
    return DONE;
  },
  negate: (state, _link, _entry, emit) => {
    state.attack.negated = 1;
    emit?.({ type: 'attackNegated' });
    return DONE;
  },
};
