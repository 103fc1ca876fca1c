/** Rolls between combats, and effects for other players or the party. */
import { NONE } from '@three-spires/kernel';
import type { partyWords } from '../../../words/vocabulary.ts';
import { settleRoll } from '../../combat/die-window.ts';
import { EVENT_ENTRIES } from '../../compile/run-entries.ts';
import { pushAbility } from '../../frames.ts';
import { askParty } from '../../run/party.ts';
import { type Frame, playerAt, type State } from '../../state.ts';
import { takeAnswer } from '../aim.ts';
import type { Handlers } from '../handler.ts';

export const partyHandlers: Handlers<typeof partyWords> = {
  /** The player's own roll, followed by the effects beside the result. */
  rollDie: (state, frame, op, emit) => {
    if (!settleRoll(state, rollingSeats(state, frame), emit)) return false;
    const routine = op.jumps[state.die] ?? NONE;
    if (routine !== NONE) pushPart(state, routine, frame.seat);
    return true;
  },
  /** The party decides who gets it (STS-1.9). */
  onePlayer: (state, frame, op) => {
    const answer = state.players.length === 1 ? 0 : takeAnswer(frame);
    if (answer === NONE) return askParty(state, state.players.length);
    pushPart(state, op.jumps[0] as number, answer);
    return true;
  },
  /** One player after another, from the lowest row up: the last pushed resolves first. */
  everyPlayer: (state, _frame, op) => {
    const seats = state.players
      .map((_, seat) => seat)
      .sort((left, right) => playerAt(state, right).row - playerAt(state, left).row);
    for (const seat of seats) pushPart(state, op.jumps[0] as number, seat);
    return true;
  },
};

const pushPart = (state: State, routine: number, seat: number): void => {
  pushAbility(state, { routine, seat, enemy: NONE, card: NONE, target: NONE });
};

/** Everyone can change a party's roll; only the player can change their own (STS-7.4, STS-33.4). */
const rollingSeats = (state: State, frame: Frame): number => {
  const event = EVENT_ENTRIES[state.run.event];
  const ofParty = event !== undefined && (event.byParty || event.automatic);
  return ofParty ? (1 << state.players.length) - 1 : 1 << frame.seat;
};
