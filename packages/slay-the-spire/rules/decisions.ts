/** Whom the game waits for, and what they are asked. */
import {
  type Decision,
  defined,
  hasSeat,
  isAsking,
  type SeatSet,
  seatBit,
  seatsIn,
  topFrame,
} from '@three-spires/kernel';
import { WINDOW, windowSeats } from './combat/die-window.ts';
import { inTurn } from './combat/turns.ts';
import { ROUTINE_SOURCES } from './compile/entries.ts';
import { isRunPhase, runDeciding } from './run/legal.ts';
import { hasVoted } from './run/party.ts';
import { PHASE, playerAt, QUESTION, type State } from './state.ts';

/**
 * The seats the game waits for. A player who is done may still withdraw that, but the game does not wait for
 * it.
 */
export const deciding = (state: State): SeatSet => {
  if (state.question.kind === QUESTION.party) return unvoted(state);
  if (isAsking(state)) return seatBit(state.question.seat);
  if (state.dieWindow === WINDOW.open) return windowSeats(state);
  if (isRunPhase(state.phase)) return runDeciding(state);
  let seats = 0;
  if (state.phase === PHASE.play) {
    for (let seat = 0; seat < state.players.length; seat++) {
      if (playerAt(state, seat).done === 0 && inTurn(state, seat)) seats |= 1 << seat;
    }
  } else if (state.phase === PHASE.rewards) {
    for (let seat = 0; seat < state.confirmed.length; seat++)
      if (state.confirmed[seat] === 0) seats |= 1 << seat;
  }
  return seats;
};

/** Seats that have not voted yet. */
const unvoted = (state: State): SeatSet => {
  let seats = 0;
  for (let seat = 0; seat < state.players.length; seat++) if (!hasVoted(state, seat)) seats |= 1 << seat;
  return seats;
};

const QUESTION_NAMES = Object.keys(QUESTION);

export const decisions = (state: State): readonly Decision[] => {
  const seats = seatsIn(deciding(state));
  if (seats.length === 0) return [];
  const { question } = state;
  if (!isAsking(state)) {
    return [
      {
        id: state.phaseQuestion,
        kind: state.dieWindow === WINDOW.open ? 'die' : phaseKind(state),
        seats: withTakeBack(state),
      },
    ];
  }
  const frame = topFrame(state.stack);
  const source = frame === undefined ? undefined : ROUTINE_SOURCES[frame.routine]?.name;
  return [
    {
      id: question.id,
      kind: QUESTION_NAMES[question.kind] as string,
      seats,
      ...defined({ source }),
      least: question.optional !== 0 ? 0 : 1,
    },
  ];
};

const PHASE_NAMES = Object.keys(PHASE);

/** The kind of decision made during a whole phase. */
const phaseKind = (state: State): string =>
  state.phase === PHASE.play ? 'turn' : (PHASE_NAMES[state.phase] as string);

/** A player who is done may still decide in the turn, by withdrawing the declaration (STS-13.2). */
const withTakeBack = (state: State): number[] =>
  state.players.flatMap((_, seat) =>
    (state.phase === PHASE.play ? inTurn(state, seat) : hasSeat(deciding(state), seat)) ? [seat] : [],
  );
