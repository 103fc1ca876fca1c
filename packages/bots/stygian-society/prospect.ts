/** The chance of winning from the end of a floor: a logistic fit over games played at a glance. */

import {
  FIRST_XP,
  FLOORS_IN_TOWER,
  healthOf,
  RESULT,
  type State,
  woundLimit,
} from '@three-spires/stygian-society/for-bots';
import { chanceFromOdds } from '../odds.ts';
import trained from './weights.json' with { type: 'json' };

/** Each figure's contribution to the logit, by floor: fitted by `npm run train-heroes`. */
export type Prospect = Readonly<(typeof trained.prospect)[number]>;
const PROSPECTS: readonly Prospect[] = trained.prospect;

/** With this many wounds or fewer left, the party is in danger. */
const FEW = 10;

const tokensIn = ({ heroes }: State): number => {
  let count = 0;
  for (const { tokens } of heroes) for (const token of tokens) count += token;
  return count;
};

const soloTreasures = ({ heroes }: State): number => {
  let count = 0;
  for (const { treasures } of heroes) count += treasures.length;
  return count;
};

/**
 * A lost game counts a little, more the closer it came: if all futures are lost, the best of them still
 * shows.
 */
const CLOSE = 0.1;

/** From 0 to CLOSE: how far a lost game got. */
export const closeness = (state: State): number => {
  let health = 0;
  let wounds = 0;
  for (const figure of state.figures) {
    health += healthOf(state, figure);
    wounds += figure.wounds;
  }
  const done = health === 0 ? 0 : wounds / health;
  return (CLOSE * (state.floor - 1 + done)) / FLOORS_IN_TOWER;
};

/** The figures of a completed floor that predict the chance of winning. */
export const figuresOf = (state: State): Prospect => {
  const left = woundLimit(state) - state.wounds;
  return {
    base: 1,
    left,
    few: Math.min(FEW, left),
    level: state.needed - FIRST_XP + state.xp / state.needed,
    luck: state.luck,
    token: tokensIn(state),
    exhausted: state.exhausted.length,
    party: state.partyTreasures.length,
    solo: soloTreasures(state),
    heroes: state.heroes.length,
  };
};

const logitOf = (prospect: Prospect, figures: Prospect): number => {
  let sum = 0;
  for (const name in figures) {
    const key = name as keyof Prospect;
    sum += prospect[key] * figures[key];
  }
  return sum;
};

/** From 0 to 1, for a finished game or a completed floor. */
export const prospectOf = (state: State): number => {
  if (state.result === RESULT.wizard) return 1;
  if (state.result !== 0) return closeness(state);
  const prospect = PROSPECTS[Math.min(PROSPECTS.length, Math.max(1, state.floor)) - 1] as Prospect;
  return CLOSE + (1 - CLOSE) * chanceFromOdds(logitOf(prospect, figuresOf(state)));
};
