/** Positions and moves of Mystic Spires in printed names, for tests, bug reports, the sandbox and the lab. */
import { InputError, type ScenarioRules } from '@three-spires/kernel';
import { seatLabel } from '../rules/naming.ts';
import type { State } from '../rules/state.ts';
import { buildPosition, positionSchema } from './build.ts';
import { encode } from './encode.ts';
import { showPosition } from './show.ts';

/** Keepers are numbered from 0, or named "Keeper 1". */
const seatNamed = (state: State, name: string | number): number => {
  const seat = typeof name === 'number' ? name : state.keepers.findIndex((_, at) => seatLabel(at) === name);
  if (state.keepers[seat] !== undefined) return seat;
  throw new InputError(`seat: ${JSON.stringify(name)} does not play here; seats: Keeper 1, Keeper 2`);
};

export const scenario: ScenarioRules<State> = {
  schema: positionSchema,
  build: buildPosition,
  show: showPosition,
  seat: seatNamed,
  encode,
};
