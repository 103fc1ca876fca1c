/** Positions and moves of The Stygian Society in printed names, for tests, bug reports, the sandbox and the lab. */
import { InputError, type ScenarioRules } from '@three-spires/kernel';
import { heroName } from '../rules/naming.ts';
import type { State } from '../rules/state.ts';
import { buildPosition } from './build.ts';
import { encode } from './encode.ts';
import { readWords } from './fall.ts';
import { positionSchema } from './schema.ts';
import { showPosition } from './show.ts';

/** A player by number, or by one of the player's heroes. */
const seatNamed = (state: State, name: string | number): number => {
  const seat =
    typeof name === 'number'
      ? name
      : (state.heroes[state.heroes.findIndex((_, hero) => heroName(state, hero) === name)]?.seat ?? -1);
  if (seat >= 0 && seat < state.players) return seat;
  const heroes = state.heroes.map((_, hero) => heroName(state, hero)).join(', ');
  throw new InputError(`seat: ${JSON.stringify(name)} does not play here; heroes: ${heroes}`);
};

export const scenario: ScenarioRules<State> = {
  schema: positionSchema,
  build: buildPosition,
  show: showPosition,
  seat: seatNamed,
  encode,
  outside: readWords,
};
