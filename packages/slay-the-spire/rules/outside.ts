/** External facts in a climb: a player who joins between two Acts, and the party giving up. */
import { closeQuestion, InputError, type OutsideRules } from '@three-spires/kernel';
import * as v from 'valibot';
import { CHARACTERS } from '../words/lists.ts';
import type { SlayTheSpireEvent } from './event.ts';
import { addPlayers, checkNewcomers } from './join.ts';
import { GAVE_UP, PHASE, type State } from './state.ts';

const factSchema = v.union([
  v.strictObject({ join: v.picklist(CHARACTERS) }),
  v.strictObject({ giveUp: v.literal(true) }),
]);
type Fact = v.InferOutput<typeof factSchema>;

const read = (state: State, value: unknown): Fact => {
  const { success, output } = v.safeParse(factSchema, value);
  if (!success) throw new InputError('outside: a climb takes {"join": character} or {"giveUp": true}');
  if ('join' in output) checkNewcomers(state, [output.join]);
  else if (state.phase === PHASE.over) throw new InputError('outside: this climb is over');
  return output;
};

/** R118: a climb that is given up is lost. */
const giveUp = (state: State): void => {
  state.phase = PHASE.over;
  state.fallen = GAVE_UP;
  closeQuestion(state);
  state.stack.length = 0;
  state.waiting.length = 0;
};

export const outside: OutsideRules<State, SlayTheSpireEvent> = {
  wanted: () => undefined,
  read,
  apply: (state, fact, emit) => {
    const outsideFact = fact as Fact;
    if ('join' in outsideFact) {
      addPlayers(state, [outsideFact.join], emit);
      return;
    }
    giveUp(state);
    emit?.({ type: 'gaveUp' });
  },
};
