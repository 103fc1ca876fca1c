/** Runs a routine: effects, one step after another. */
import { NONE } from '@three-spires/kernel';
import { routineOf, type Step } from '../compile/routines.ts';
import type { StygianSocietyEmit } from '../event.ts';
import type { Frame, State } from '../state.ts';
import { CUBE_STEPS } from './cubes.ts';
import { ENEMY_STEPS } from './enemies.ts';
import { FLOOR_STEPS } from './floors.ts';
import type { EffectOf, Handlers, Word } from './handler.ts';
import { HERO_STEPS } from './heroes.ts';

const HANDLERS: Handlers<Word> = { ...CUBE_STEPS, ...ENEMY_STEPS, ...FLOOR_STEPS, ...HERO_STEPS };

const carryOut = <W extends Word>(
  state: State,
  frame: Frame,
  word: W,
  step: Step,
  emit: StygianSocietyEmit,
): boolean => HANDLERS[word](state, frame, step.effect as EffectOf<W>, emit, step);

export const runRoutine = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  const step = routineOf(frame.routine)[frame.step];
  if (step === undefined) {
    if (frame.repeat === 0) state.stack.pop();
    else {
      frame.repeat--;
      frame.step = 0;
    }
    return;
  }
  if (!carryOut(state, frame, step.effect.do, step, emit)) return;
  frame.step++;
  frame.left = NONE;
  frame.flag = 0;
};
