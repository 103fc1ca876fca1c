/** Moves cubes between bank, tower, field, crypt and out of the game (sections 9, 11). */
import { POSE_LENGTH } from '../../tower/pose.ts';
import { COLOURS, HERO_COLOURS } from '../../words/lists.ts';
import type { Place, StygianSocietyEmit } from '../event.ts';
import type { State } from '../state.ts';

export const at = (counts: readonly number[], index: number): number => counts[index] as number;

export const add = (counts: number[], index: number, by: number): void => {
  counts[index] = at(counts, index) + by;
};

/**
 * Not `add` with a negated number: -0 is not an integer to the engine, and one such number makes every list
 * of counts slower.
 */
export const take = (counts: number[], index: number, number: number): void => {
  counts[index] = at(counts, index) - number;
};

export const total = (counts: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += counts[index] as number;
  return sum;
};

/** By name, not by a computed key, which is slower. */
const pileOf = (state: State, place: Place): number[] => {
  switch (place) {
    case 'bank':
      return state.bank;
    case 'field':
      return state.field;
    case 'crypt':
      return state.crypt;
    case 'tower':
      return state.tower;
    default:
      return state.banished;
  }
};

/** Takes cubes of a colour out of the physical tower, last to come to rest first. */
const liftPoses = (state: State, colour: number, number: number): void => {
  let left = number;
  for (let at = state.stuck.length - POSE_LENGTH; at >= 0 && left > 0; at -= POSE_LENGTH)
    if (state.stuck[at] === colour) {
      state.stuck.splice(at, POSE_LENGTH);
      left--;
    }
};

/** Moves up to this many cubes; returns how many it moved. */
export const moveCubes = (
  state: State,
  colour: number,
  number: number,
  from: Place,
  to: Place,
  emit: StygianSocietyEmit,
): number => {
  if (number <= 0) return 0;
  const source = pileOf(state, from);
  const moved = Math.min(number, at(source, colour));
  if (moved <= 0) return 0;
  take(source, colour, moved);
  if (from === 'tower') liftPoses(state, colour, moved);
  add(pileOf(state, to), colour, moved);
  emit?.({ type: 'cubes', colour, number: moved, from, to });
  return moved;
};

/** STY-9.6: from the bank into the field, as long as the bank lasts. */
export const putIntoField = (
  state: State,
  cubes: readonly number[],
  times: number,
  emit: StygianSocietyEmit,
): void => {
  for (let colour = 0; colour < COLOURS.length; colour++)
    moveCubes(state, colour, at(cubes, colour) * times, 'bank', 'field', emit);
};

/** STY-3.5: clears field and crypt; STY-19.2: the tower too. */
export const clearCubes = (state: State, towerToo: boolean): void => {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const inTower = towerToo ? at(state.tower, colour) : 0;
    add(state.bank, colour, at(state.field, colour) + at(state.crypt, colour) + inTower);
    state.field[colour] = 0;
    state.crypt[colour] = 0;
    if (towerToo) state.tower[colour] = 0;
  }
  if (towerToo) state.stuck = [];
};

/** STY-6.2: returns the cubes gathered for a cancelled drop. */
export const returnGathered = (state: State): void => {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    add(state.bank, colour, at(state.gathered, colour));
    state.gathered[colour] = 0;
  }
};

/** STY-28.13: bank first, then field, tower and crypt. */
export const banishCubes = (state: State, cubes: readonly number[], emit: StygianSocietyEmit): void => {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let left = at(cubes, colour);
    for (const place of ['bank', 'field', 'tower', 'crypt'] as const)
      left -= moveCubes(state, colour, left, place, 'gone', emit);
  }
};

/** STY-11.1 */
export const cubeValue = (state: State, colour: number): number =>
  at(state.field, colour) + 2 * at(state.crypt, colour);

/** STY-7.6: how many crypt and field cubes an enemy spends to cover the required number. */
export const economical = (asked: number, inField: number): { field: number; crypt: number } => {
  if (inField >= asked) return { field: asked, crypt: 0 };
  const crypt = (asked - inField + 1) >> 1;
  return { field: Math.max(0, asked - 2 * crypt), crypt };
};

/** Cubes of hero colours, or of enemy colours, in field and crypt. */
export const countOutside = (state: State, heroes: boolean): number => {
  let sum = 0;
  const first = heroes ? 0 : HERO_COLOURS;
  for (let colour = first; colour < first + HERO_COLOURS; colour++)
    sum += at(state.field, colour) + at(state.crypt, colour);
  return sum;
};
