/** After wounds: eliminations, XP, ranks, and the end of the floor (section 16). */
import { closeQuestion } from '@three-spires/kernel';
import { returnGathered } from '../cubes/cubes.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { push } from '../frames.ts';
import { gainXp } from '../hero/level.ts';
import { endGame } from '../hero/tracks.ts';
import { ofFigure } from '../naming.ts';
import { BOSS, type Figure, FRAME, type Frame, isInTurn, PHASE, RESULT, SIDE, type State } from '../state.ts';
import { bossOf, FRONT, healthOf, REAR, reform, xpOf } from './ranks.ts';

export const pushAftermath = (state: State): void => {
  push(state, FRAME.aftermath);
};

const NOBODY: readonly Figure[] = [];

/** STY-16.3: front rank first, each rank from the left. */
const fallen = (state: State): Figure[] => {
  const found: Figure[] = [];
  for (let rank = FRONT; rank <= REAR; rank++)
    for (const figure of state.figures)
      if (figure.rank === rank && figure.wounds >= healthOf(state, figure)) found.push(figure);
  return found;
};

/** STY-22.4: the rest flee, giving no XP. */
const fleeing = (state: State, emit: StygianSocietyEmit): void => {
  if (state.figures.length > 0) emit?.({ type: 'fled', number: state.figures.length });
  state.figures.length = 0;
};

const isAnybodyFallen = (state: State): boolean => {
  for (const figure of state.figures) if (figure.wounds >= healthOf(state, figure)) return true;
  return false;
};

const eliminate = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  const gone = isAnybodyFallen(state) ? fallen(state) : NOBODY;
  if (gone.length === 0) {
    state.stack.pop();
    return;
  }
  frame.step = 1;
  state.figures = state.figures.filter((figure) => !gone.includes(figure));
  let xp = 0;
  for (const figure of gone) {
    xp += xpOf(state, figure);
    emit?.({ type: 'eliminated', ...ofFigure(state, figure) });
  }
  if (gone.some(({ kind }) => kind === BOSS)) {
    // STY-23.2
    if (bossOf(state).definition.kind === 'wizard') {
      endGame(state, RESULT.wizard, emit);
      return;
    }
    fleeing(state, emit);
  }
  gainXp(state, xp, emit);
};

/** STY-16.12: actions that heroes have paid for, or that are in progress, finish; everything else stops. */
const isFinished = ({ kind, side }: Frame): boolean =>
  kind === FRAME.use || (kind === FRAME.routine && side === SIDE.hero);

/** STY-16.11 */
const completeFloor = (state: State, emit: StygianSocietyEmit): void => {
  state.stack = state.stack.filter(isFinished);
  closeQuestion(state);
  returnGathered(state);
  state.cleared = 1;
  // STY-3.9
  if (isInTurn(state)) state.active = (state.active + 1) % state.heroes.length;
  state.phase = PHASE.floorEnd;
  emit?.({ type: 'floorCompleted', floor: state.floor, starter: state.active });
};

export const runAftermath = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  if (frame.step === 0) {
    eliminate(state, frame, emit);
    return;
  }
  state.stack.pop();
  if (state.figures.length === 0) completeFloor(state, emit);
  else reform(state, emit);
};
