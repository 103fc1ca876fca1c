/** The only place where the die is rolled. */
import { randomBelow } from '@three-spires/kernel';
import type { Emit } from '../event.ts';
import { STREAM, type State } from '../state.ts';

export const FACES_OF_DIE = 6;

export const rollOnce = ({ random, nextRolls }: State): number =>
  nextRolls.length > 0 ? (nextRolls.shift() as number) : 1 + randomBelow(random, STREAM.die, FACES_OF_DIE);

/** The roll of a round or an Event, valid until the next one. */
export const rollDie = (state: State, emit: Emit): void => {
  state.die = rollOnce(state);
  emit?.({ type: 'dieRolled', die: state.die, reveals: true });
};
