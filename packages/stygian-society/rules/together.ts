import { encodeMove, NO_VOTE, type Seat, type TogetherRules } from '@three-spires/kernel';
import { deciding, isVote } from './asking.ts';
import { MOVE } from './moves.ts';
import type { State } from './state.ts';

/**
 * When several seats are asked, one answer is a vote or settles the question for all (STY-1.7, STY-18.3,
 * STY-20.12).
 */
const asksSeveral = (seats: number): boolean => (seats & (seats - 1)) !== 0;

export const together: TogetherRules<State> = {
  closes: (state) => isVote(state.question.kind) || asksSeveral(deciding(state)),
  voteOf: (state: State, seat: Seat) => {
    const { kind, votes } = state.question;
    const vote = votes[seat] ?? NO_VOTE;
    return isVote(kind) && vote !== NO_VOTE ? encodeMove(MOVE.vote, vote) : undefined;
  },
};
