/** Positions and moves of Slay the Spire in printed names, for tests, bug reports, the sandbox and the lab. */
import { didYouMean, InputError, type ScenarioRules } from '@three-spires/kernel';
import { seatName } from './rules/naming.ts';
import { joinGame } from './rules/run/join.ts';
import type { State } from './rules/state.ts';
import { buildPosition } from './scenario-build.ts';
import { encode } from './scenario-encode.ts';
import { isFresh, startFresh } from './scenario-fresh.ts';
import { positionSchema } from './scenario-schema.ts';
import { showPosition } from './scenario-show.ts';
import { CHARACTERS, type Character } from './words/lists.ts';

const seatNamed = (state: State, name: string | number): number => {
  const names = state.players.map((_, seat) => seatName(state, seat));
  const seat = typeof name === 'number' ? name : names.indexOf(name);
  if (names[seat] !== undefined) return seat;
  throw new InputError(
    `seat: ${JSON.stringify(name)} does not play here${didYouMean(String(name), names)}; seats: ${names.join(', ')}`,
  );
};

const characterNamed = (name: string): Character => {
  const character = CHARACTERS.find((known) => known === name);
  if (character !== undefined) return character;
  throw new InputError(`join: there is no character ${JSON.stringify(name)}${didYouMean(name, CHARACTERS)}`);
};

export const scenario: ScenarioRules<State> = {
  schema: positionSchema,
  build: (position, seed) => (isFresh(position) ? startFresh(position, seed) : buildPosition(position, seed)),
  show: showPosition,
  seat: seatNamed,
  encode,
  join: (state, names) => joinGame(state, names.map(characterNamed)),
};
