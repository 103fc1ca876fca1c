/** Effects that let players pick cubes, one by one (STY-28.1 to STY-28.4). */
import { HERO_COLOURS } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { at, countOutside, moveCubes } from '../cubes/cubes.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { type Frame, NONE, QUESTION, type State } from '../state.ts';

const begin = (frame: Frame, number: number): void => {
  if (frame.left === NONE) frame.left = number;
};

const askCube = (state: State, frame: Frame, kind: number): boolean => {
  ask(state, kind, frame.seat, frame.left);
  return false;
};

export const purge = (state: State, frame: Frame, number: number): boolean => {
  begin(frame, number);
  if (frame.left === 0 || countOutside(state, false) === 0) return true;
  return askCube(state, frame, QUESTION.purge);
};

const loseAll = (state: State, emit: StygianSocietyEmit): void => {
  for (let colour = 0; colour < HERO_COLOURS; colour++)
    for (const place of ['field', 'crypt'] as const)
      moveCubes(state, colour, at(state[place], colour), place, 'bank', emit);
};

export const lose = (state: State, frame: Frame, number: number, emit: StygianSocietyEmit): boolean => {
  begin(frame, number);
  if (frame.left === 0) return true;
  if (countOutside(state, true) > frame.left) return askCube(state, frame, QUESTION.lose);
  loseAll(state, emit);
  return true;
};

/** STY-11.3: from the field alone. */
export const bury = (state: State, frame: Frame, number: number): boolean => {
  begin(frame, number);
  const inField = at(state.field, 0) + at(state.field, 1) + at(state.field, 2);
  if (frame.left === 0 || inField === 0) return true;
  return askCube(state, frame, QUESTION.bury);
};

/** STY-28.3 */
export const recolor = (state: State, frame: Frame, number: number): boolean => {
  begin(frame, number);
  if (frame.left === 0 || countOutside(state, true) === 0) return true;
  return askCube(state, frame, QUESTION.recolor);
};
