/** Effects on cubes. Players pick cubes one at a time (STY-28.1 to STY-28.4). */

import { NONE } from '@three-spires/kernel';
import type { cubeWords } from '../../words/cubes.ts';
import { COLOURS, HERO_COLOURS } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { add, at, banishCubes, clearCubes, countOutside, moveCubes, putIntoField } from '../cubes/cubes.ts';
import { countKind } from '../enemy/ranks.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { changePeril } from '../hero/tracks.ts';
import { type Frame, QUESTION, REGROUP_PERIL, type State } from '../state.ts';
import type { Handler, Handlers } from './handler.ts';

const begin = (frame: Frame, number: number): void => {
  if (frame.left === NONE) frame.left = number;
};

const askCube = (state: State, frame: Frame, kind: number): boolean => {
  ask(state, kind, frame.seat, frame.left);
  return false;
};

const purge: Handler = (state, frame, { number }) => {
  begin(frame, number);
  if (frame.left === 0 || countOutside(state, false) === 0) return true;
  return askCube(state, frame, QUESTION.purge);
};

const loseAll = (state: State, emit: StygianSocietyEmit): void => {
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    moveCubes(state, colour, at(state.field, colour), 'field', 'bank', emit);
    moveCubes(state, colour, at(state.crypt, colour), 'crypt', 'bank', emit);
  }
};

const lose: Handler = (state, frame, { number }, emit) => {
  begin(frame, number);
  if (frame.left === 0) return true;
  if (countOutside(state, true) > frame.left) return askCube(state, frame, QUESTION.lose);
  loseAll(state, emit);
  return true;
};

/** STY-11.3: only from the field. */
const bury: Handler = (state, frame, { number }) => {
  begin(frame, number);
  const inField = at(state.field, 0) + at(state.field, 1) + at(state.field, 2);
  if (frame.left === 0 || inField === 0) return true;
  return askCube(state, frame, QUESTION.bury);
};

/** STY-28.3 */
const recolor: Handler = (state, frame, { number }) => {
  begin(frame, number);
  if (frame.left === 0 || countOutside(state, true) === 0) return true;
  return askCube(state, frame, QUESTION.recolor);
};

export const CUBE_STEPS: Handlers<typeof cubeWords> = {
  purge,
  lose,
  bury,
  recolor,
  gain: (state, frame, { cubes, perSelf }, emit) => {
    putIntoField(state, cubes, perSelf ? countKind(state, frame.enemy) : 1, emit);
    return true;
  },
  perilCubes: (state, _frame, { cubes }, emit) => {
    for (let colour = 0; colour < COLOURS.length; colour++) add(state.extra, colour, at(cubes, colour));
    emit?.({ type: 'perilCubes', cubes: cubes.slice(0, COLOURS.length) });
    return true;
  },
  banish: (state, _frame, { cubes }, emit) => {
    banishCubes(state, cubes, emit);
    return true;
  },
  regroup: (state, _frame, _step, emit) => {
    clearCubes(state, true);
    emit?.({ type: 'regrouped' });
    changePeril(state, REGROUP_PERIL, emit);
    return true;
  },
};
