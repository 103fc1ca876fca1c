/** How likely the party wins from the end of a floor: a logistic fit over games that were played at a glance. */
import {
  FIRST_XP,
  FLOORS_IN_TOWER,
  healthOf,
  RESULT,
  type State,
  woundLimit,
} from '@three-spires/stygian-society/for-bots';
import { logistic } from './glance.ts';

/** What each thing adds to the logit. */
type Weights = {
  readonly base: number;
  /** A wound that the party can still take, and one of the last ten of them. */
  readonly left: number;
  readonly few: number;
  readonly level: number;
  readonly luck: number;
  readonly token: number;
  readonly exhausted: number;
  readonly party: number;
  readonly solo: number;
};

const weights = (
  base: number,
  [left, few]: readonly [number, number],
  [level, luck]: readonly [number, number],
  [token, exhausted]: readonly [number, number],
  [party, solo]: readonly [number, number],
): Weights => ({ base, left, few, level, luck, token, exhausted, party, solo });

/** By floor. */
const WEIGHTS: readonly Weights[] = [
  weights(-2.5, [0.04, 0.02], [1.3, 0.08], [-0.12, -0.07], [0.1, 0.1]),
  weights(-3.6, [0.05, 0.02], [1.3, 0.08], [-0.18, -0.06], [0.12, 0.1]),
  weights(-4.0, [0.03, 0.14], [0.6, 0.08], [-0.15, -0.06], [0.18, 0.1]),
  weights(-2.7, [0.02, 0.11], [0.34, 0.11], [-0.13, -0.08], [0.2, 0.1]),
  weights(-2.9, [0.02, 0.08], [0.26, 0.16], [-0.2, -0.06], [0.22, 0.1]),
];
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

/** A lost game counts a little, more the nearer it came: where all futures are lost, the best of them still shows. */
const CLOSE = 0.1;

const closeness = (state: State): number => {
  let health = 0;
  let wounds = 0;
  for (const figure of state.figures) {
    health += healthOf(state, figure);
    wounds += figure.wounds;
  }
  const done = health === 0 ? 0 : wounds / health;
  return (CLOSE * (state.floor - 1 + done)) / FLOORS_IN_TOWER;
};

/** From 0 to 1, for a game that is over or a floor that has been completed. */
export const prospectOf = (state: State): number => {
  if (state.result === RESULT.wizard) return 1;
  if (state.result !== 0) return closeness(state);
  const weight = WEIGHTS[Math.min(WEIGHTS.length, Math.max(1, state.floor)) - 1] as Weights;
  const left = woundLimit(state) - state.wounds;
  const sum =
    weight.base +
    weight.left * left +
    weight.few * Math.min(FEW, left) +
    weight.level * (state.needed - FIRST_XP + state.xp / state.needed) +
    weight.luck * state.luck +
    weight.token * tokensIn(state) +
    weight.exhausted * state.exhausted.length +
    weight.party * state.partyTreasures.length +
    weight.solo * soloTreasures(state);
  return CLOSE + (1 - CLOSE) * logistic(sum);
};
