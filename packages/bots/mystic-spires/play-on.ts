/** Plays on in a sampled world with the Adept and scores the result. */
import { apply, deciding, PHASE, type State } from '@three-spires/mystic-spires/for-bots';
import { quickMove } from './adept.ts';
import { evaluate } from './evaluate.ts';
import { plansOf } from './plan.ts';

/** How many turns end before the position is judged: the rest of this one and the next. */
const TURNS = 2;
/** A won game is worth this much, more than any good position. */
const WON = 120;

const clamp = (worth: number): number => Math.max(-WON, Math.min(WON, worth));

/** The score of the world for the seat two turns later; undefined if time ran out. */
export const playOn = (world: State, seat: number, outOfTime: () => boolean): number | undefined => {
  const last = world.turn + TURNS;
  while (world.phase !== PHASE.over && world.turn < last) {
    if (outOfTime()) return undefined;
    const mover = deciding(world) === 2 ? 1 : 0;
    apply(world, mover, quickMove(world, mover, outOfTime), undefined);
  }
  // A move of the last turn may have been chosen in haste.
  return outOfTime() ? undefined : clamp(evaluate(world, seat, plansOf(world, seat)));
};
