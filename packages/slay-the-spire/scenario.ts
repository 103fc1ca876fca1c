/** Positions and moves of Slay the Spire in printed names, for tests, bug reports, the sandbox and the lab. */
import { didYouMean, InputError, type ScenarioRules } from '@three-spires/kernel';
import { seatName } from './rules/naming.ts';
import type { State } from './rules/state.ts';
import { buildPosition } from './scenario-build.ts';
import { encode } from './scenario-encode.ts';
import { showPosition } from './scenario-show.ts';

const seatNamed = (state: State, name: string | number): number => {
  const names = state.players.map((_, seat) => seatName(state, seat));
  const seat = typeof name === 'number' ? name : names.indexOf(name);
  if (names[seat] !== undefined) return seat;
  throw new InputError(
    `seat: ${JSON.stringify(name)} does not play here${didYouMean(String(name), names)}; seats: ${names.join(', ')}`,
  );
};

export const scenario: ScenarioRules<State> = {
  build: buildPosition,
  show: showPosition,
  seat: seatNamed,
  encode,
};
