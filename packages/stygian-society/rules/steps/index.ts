/** Runs a routine: its effects in sequence. */
import { NONE } from '@three-spires/kernel';
import { WORD_NAMES, type WORDS } from '../../words/vocabulary.ts';
import { routineOf, type Step } from '../compile/routines.ts';
import type { StygianSocietyEmit } from '../event.ts';
import type { Frame, State } from '../state.ts';
import { CUBE_STEPS } from './cubes.ts';
import { DELAYED_STEPS } from './delayed.ts';
import { ENEMY_STEPS } from './enemies.ts';
import { FLOOR_STEPS } from './floors.ts';
import type { Handler, Handlers } from './handler.ts';
import { HERO_STEPS } from './heroes.ts';

const BY_WORD: Handlers<typeof WORDS> = {
  ...CUBE_STEPS,
  ...ENEMY_STEPS,
  ...FLOOR_STEPS,
  ...HERO_STEPS,
  ...DELAYED_STEPS,
};
/** In the order of the words. */
const HANDLERS: readonly Handler[] = WORD_NAMES.map((word) => BY_WORD[word]);

export const runRoutine = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  const steps = routineOf(frame.routine);
  if (frame.step >= steps.length) {
    if (frame.repeat === 0) state.stack.pop();
    else {
      frame.repeat--;
      frame.step = 0;
    }
    return;
  }
  const step = steps[frame.step] as Step;
  if (!(HANDLERS[step.word] as Handler)(state, frame, step, emit)) return;
  frame.step++;
  frame.left = NONE;
  frame.flag = 0;
};
