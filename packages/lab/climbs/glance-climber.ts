/**
 * A baseline for the bots of Slay the Spire: a player that looks one move ahead in fights, and not at all
 * between them.
 */
import type { Choice, Seen, Thinking } from '@three-spires/bots/bot';
import { createRandom, type Move, moveA, moveKind } from '@three-spires/kernel';
import { MOVE, PHASE, type State } from '@three-spires/slay-the-spire/for-bots';
import { sensibleMove } from '@three-spires/slay-the-spire/testing';

const NEXT_ACT = 0;

/** The vote to end the climb after an Act (STS-1.3). Bots never cast it. */
const endsEarly = ({ phase }: State, move: Move): boolean =>
  phase === PHASE.actEnd && moveKind(move) === MOVE.vote && moveA(move) !== NEXT_ACT;

export const glanceClimber = {
  choose({ seat, state: seen }: Seen, moves: readonly Move[], { seed }: Thinking): Choice {
    const state = seen as unknown as State;
    const considered = moves.filter((move) => !endsEarly(state, move));
    return { move: sensibleMove(state, seat, considered, createRandom(seed, 1)) };
  },
};
