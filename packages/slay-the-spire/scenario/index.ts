/** Positions and moves of Slay the Spire in printed names, for tests, bug reports, the sandbox and the lab. */
import { didYouMean, InputError, type ScenarioRules } from '@three-spires/kernel';
import { joinGame } from '../rules/join.ts';
import { seatNamed } from '../rules/printed-names.ts';
import type { State } from '../rules/state.ts';
import { CHARACTERS, type Character } from '../words/lists.ts';
import { buildPosition } from './build.ts';
import { encode } from './encode.ts';
import { isFresh, startFresh } from './fresh.ts';
import { positionSchema } from './schema.ts';
import { showPosition } from './show.ts';

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
