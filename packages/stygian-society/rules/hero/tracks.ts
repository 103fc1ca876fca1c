/** The party's tracks: luck, wounds and peril (sections 10, 12, 13, 14). */

import { closeQuestion, findFrame, NONE } from '@three-spires/kernel';
import { placeEntry } from '../compile/entries.ts';
import type { PerilEvent, PlaceEntry } from '../compile/place-entry.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { push, pushEnemyRoutine } from '../frames.ts';
import { FRAME, PERIL_LIMIT, PHASE, RESULT, type State } from '../state.ts';
import { luckLimit, woundLimit } from './heroes.ts';

/** STY-24.4 */
export const endGame = (state: State, result: number, emit: StygianSocietyEmit): void => {
  state.result = result;
  state.phase = PHASE.over;
  state.stack.length = 0;
  closeQuestion(state);
  emit?.({ type: 'over', result });
};

export const isOver = ({ phase }: State): boolean => phase === PHASE.over;

/** STY-10.2 */
export const changeLuck = (state: State, by: number, emit: StygianSocietyEmit): void => {
  const now = Math.max(0, Math.min(luckLimit(state), state.luck + by));
  if (now === state.luck) return;
  const change = now - state.luck;
  state.luck = now;
  emit?.({ type: 'luck', change, now });
};

/** STY-14.1 */
export const heal = (state: State, number: number, emit: StygianSocietyEmit): void => {
  const healed = Math.min(number, state.wounds);
  if (healed === 0) return;
  state.wounds -= healed;
  emit?.({ type: 'healed', number: healed, now: state.wounds });
};

/** STY-24.1; returns true when the game is lost. */
export const suffer = (state: State, number: number, emit: StygianSocietyEmit): boolean => {
  const limit = woundLimit(state);
  state.wounds = Math.min(limit, state.wounds + number);
  emit?.({ type: 'suffered', number, now: state.wounds });
  if (state.wounds < limit) return false;
  endGame(state, RESULT.wounds, emit);
  return true;
};

/** STY-13.7: never lowers wounds. */
export const setWoundsBelowLimit = (state: State, emit: StygianSocietyEmit): void => {
  const number = woundLimit(state) - 1 - state.wounds;
  if (number <= 0) return;
  state.wounds += number;
  emit?.({ type: 'suffered', number, now: state.wounds, isSet: true });
};

/** STY-12.1, STY-12.4: events wait on the stack; events triggered by an event queue behind it (STY-12.3). */
export const changePeril = (state: State, by: number, emit: StygianSocietyEmit): void => {
  const now = Math.max(0, Math.min(PERIL_LIMIT, state.peril + by));
  if (now === state.peril) return;
  const change = now - state.peril;
  state.peril = now;
  emit?.({ type: 'peril', change, now });
  if (change > 0 && state.cleared === 0 && findFrame(state.stack, FRAME.peril) === undefined)
    push(state, FRAME.peril);
};

/** The lowest event reached that has not happened on this floor (STY-12.2). */
const nextEvent = (state: State, events: PlaceEntry['events']): number => {
  for (let index = 0; index < events.length; index++)
    if ((events[index] as PerilEvent).at <= state.peril && (state.fired & (1 << index)) === 0) return index;
  return NONE;
};

export const runPeril = (state: State, emit: StygianSocietyEmit): void => {
  const { events } = placeEntry(state.place);
  const index = nextEvent(state, events);
  if (index === NONE) {
    state.stack.pop();
    return;
  }
  const event = events[index] as PerilEvent;
  state.fired |= 1 << index;
  emit?.({ type: 'perilEvent', at: event.at });
  pushEnemyRoutine(state, event.routine, NONE);
};
