import { encodeMove, type Move, moveKind, type Seat, type TogetherRules } from '@three-spires/kernel';
import { MOVE } from './moves.ts';
import { hasVoted } from './run/party.ts';
import { QUESTION, type State } from './state.ts';

/** Moves that end a player's part in a turn, a room or the rewards, or take shared goods. */
const CLOSING: ReadonlySet<number> = new Set([
  MOVE.endTurn,
  MOVE.confirm,
  MOVE.leave,
  MOVE.vote,
  MOVE.buyRelic,
  MOVE.buyPotion,
  MOVE.buyColorless,
  MOVE.takeBossRelic,
  MOVE.skipBossRelic,
]);

export const together: TogetherRules<State> = {
  closes: (_state: State, _seat: Seat, move: Move) => CLOSING.has(moveKind(move)),
  voteOf: (state, seat) =>
    state.question.kind === QUESTION.party && hasVoted(state, seat)
      ? encodeMove(MOVE.vote, state.votes[seat])
      : undefined,
};
