/** Games of The Stygian Society played at a glance, for training. */
import {
  figuresOf,
  type Prospect,
  stepSwiftly,
  type Taste,
  useTaste,
} from '@three-spires/bots/stygian-society/training';
import { stygianSociety } from '@three-spires/stygian-society';
import { FLOORS_IN_TOWER, healthOf, RESULT, type State } from '@three-spires/stygian-society/for-bots';

/** All set-ups in turn (STY-25.1, STY-25.3). */
export const SETUPS: readonly object[] = [
  { players: 1 },
  { players: 2 },
  { players: 2, twoHeroes: true },
  { players: 3 },
  { players: 4 },
];

/** Some games with one taste; the same seed gives the same games. */
export type HeroLesson = { readonly taste: Taste; readonly seed: string; readonly games: number };

/** A completed floor on the way. */
type Completed = { readonly floor: number; readonly figures: Prospect };

export type Told = {
  readonly won: boolean;
  /** From 0 to 1: how much of the tower was completed. */
  readonly progress: number;
  readonly completed: readonly Completed[];
};

/** Far more than a game takes. */
const MOST_STEPS = 20_000;

const progressOf = (state: State): number => {
  let [health, wounds] = [0, 0];
  for (const figure of state.figures) {
    health += healthOf(state, figure);
    wounds += figure.wounds;
  }
  return (state.floor - 1 + (health === 0 ? 0 : wounds / health)) / FLOORS_IN_TOWER;
};

const playAtAGlance = (setup: object, seed: string): Told => {
  const state = stygianSociety.start(stygianSociety.readSetup(setup), seed);
  // The physical tower is the same on average and takes longer.
  state.physical = 0;
  const completed: Completed[] = [];
  for (let step = 0; step < MOST_STEPS && state.result === 0 && stepSwiftly(state); step++)
    if (state.cleared === 1 && state.result === 0 && completed.length < state.floor)
      completed.push({ floor: state.floor, figures: figuresOf(state) });
  const won = state.result === RESULT.wizard;
  return { won, progress: won ? 1 : progressOf(state), completed };
};

export const teachHeroes = ({ taste, seed, games }: HeroLesson): Told[] => {
  useTaste(taste);
  return Array.from({ length: games }, (_, number) =>
    playAtAGlance(SETUPS[number % SETUPS.length] as object, `${seed} ${number}`),
  );
};
