/** Effects on cubes. Players pick them one by one (STY-28.1 to STY-28.4). */

import { NONE } from '@three-spires/kernel';
import { HERO_COLOURS } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { at, banishCubes, clearCubes, countOutside, moveCubes, putIntoField } from '../cubes/cubes.ts';
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

const purge: Handler<'purge'> = (state, frame, { number }) => {
  begin(frame, number);
  if (frame.left === 0 || countOutside(state, false) === 0) return true;
  return askCube(state, frame, QUESTION.purge);
};

const loseAll = (state: State, emit: StygianSocietyEmit): void => {
  for (let colour = 0; colour < HERO_COLOURS; colour++)
    for (const place of ['field', 'crypt'] as const)
      moveCubes(state, colour, at(state[place], colour), place, 'bank', emit);
};

const lose: Handler<'lose'> = (state, frame, { number }, emit) => {
  begin(frame, number);
  if (frame.left === 0) return true;
  if (countOutside(state, true) > frame.left) return askCube(state, frame, QUESTION.lose);
  loseAll(state, emit);
  return true;
};

/** STY-11.3: from the field alone. */
const bury: Handler<'bury'> = (state, frame, { number }) => {
  begin(frame, number);
  const inField = at(state.field, 0) + at(state.field, 1) + at(state.field, 2);
  if (frame.left === 0 || inField === 0) return true;
  return askCube(state, frame, QUESTION.bury);
};

/** STY-28.3 */
const recolor: Handler<'recolor'> = (state, frame, { number }) => {
  begin(frame, number);
  if (frame.left === 0 || countOutside(state, true) === 0) return true;
  return askCube(state, frame, QUESTION.recolor);
};

export const CUBE_STEPS: Handlers<
  'purge' | 'lose' | 'bury' | 'recolor' | 'gain' | 'perilCubes' | 'banish' | 'regroup'
> = {
  purge,
  lose,
  bury,
  recolor,
  gain: (state, frame, { perSelf }, emit, { cubes }) => {
    putIntoField(state, cubes, perSelf ? countKind(state, frame.enemy) : 1, emit);
    return true;
  },
  perilCubes: (state, _frame, _effect, _emit, { cubes }) => {
    state.extra = state.extra.map((count, colour) => count + (cubes[colour] ?? 0));
    return true;
  },
  banish: (state, _frame, _effect, emit, { cubes }) => {
    banishCubes(state, cubes, emit);
    return true;
  },
  regroup: (state, _frame, _effect, emit) => {
    clearCubes(state, true);
    emit?.({ type: 'regrouped' });
    changePeril(state, REGROUP_PERIL, emit);
    return true;
  },
};
