/** Random games: their starts, their external facts, and their invariants. */
import { createRandom, type Move, moveKind, type Random, randomBelow } from '@three-spires/kernel';
import { carryOut } from '@three-spires/kernel/testing';
import { stygianSociety } from '../index.ts';
import { add, at } from '../rules/cubes/cubes.ts';
import { MOVE } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { fallenWith } from '../scenario/fall.ts';
import { COLOURS } from '../words/lists.ts';
import { checkState } from './properties.ts';

const MOST_PLAYERS = 4;

/** Every number of players, the two-hero variant, both towers, accidents. */
export const randomStart = (seed: string, wanted?: number): unknown => {
  const random = createRandom(`${seed}/start`, 1);
  const players = wanted ?? 1 + randomBelow(random, 0, MOST_PLAYERS);
  const setup = {
    players,
    twoHeroes: players === 2 && randomBelow(random, 0, 4) === 0,
    tower: randomBelow(random, 0, 5) === 0 ? 'physical' : 'fast',
    jostling: randomBelow(random, 0, 3) === 0,
  };
  return { setup };
};

/** A fall that a physical tower might produce: each cube randomly. */
export const anyFall = (state: State, random: Random): unknown => {
  const places = COLOURS.map(() => [0, 0, 0]);
  COLOURS.forEach((_, colour) => {
    const here = places[colour] as number[];
    for (let cube = at(state.tower, colour) + at(state.gathered, colour); cube > 0; cube--)
      add(here, randomBelow(random, 0, here.length), 1);
  });
  return fallenWith(
    state,
    places.map((here) => at(here, 0)),
    places.map((here) => at(here, 1)),
  );
};

/** Follows one game and throws on a fault. */
export const watch = {
  look: (state: State): void => {
    const faults = checkState(state);
    if (faults.length > 0) throw new Error(faults.join('; '));
  },
  carryOut: (state: State, seat: number, move: Move): void => carryOut(stygianSociety, state, seat, move),
};

/** STY-20.12: treasures can be traded back and forth endlessly. */
export const isIdle = (move: Move): boolean => moveKind(move) === MOVE.give || moveKind(move) === MOVE.swap;
