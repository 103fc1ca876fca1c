/** What enemies, rooms and bosses do with cubes of their colours (section 7). */

import { NONE } from '@three-spires/kernel';
import { HERO_COLOURS } from '../../words/lists.ts';
import { enemyEntry, placeEntry } from '../compile/entries.ts';
import { OCCASION } from '../compile/occasions.ts';
import { at, cubeValue, economical, moveCubes } from '../cubes/cubes.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { push, pushEnemyRoutine } from '../frames.ts';
import { openWindow } from '../hero/responses.ts';
import { changePeril } from '../hero/tracks.ts';
import { FRAME, type Frame, PHASE, type State } from '../state.ts';
import { kindInPlay } from './ranks.ts';

/** `target` holds the colour, `number` the cubes required; a line has no enemy. */
const trigger = (state: State, colour: number, cubes: number, routine: number, enemy: number): void => {
  if (cubeValue(state, colour) < cubes) return;
  const frame = push(state, FRAME.act);
  frame.routine = routine;
  frame.enemy = enemy;
  frame.target = colour;
  frame.number = cubes;
};

const checkCard = (state: State, colour: number): void => {
  const kind = kindInPlay(state, colour);
  state.hadFigure = kind === undefined ? 0 : 1;
  if (kind === undefined) return;
  const { trigger: cubes, routine } = enemyEntry(kind);
  // STY-7.12
  if (cubes !== NONE) trigger(state, colour, cubes, routine, kind);
};

/** STY-7.3, STY-22.3 */
const checkLine = (state: State, colour: number): void => {
  const line = placeEntry(state.place).lines[colour - HERO_COLOURS];
  if (line !== undefined && (line.always || state.hadFigure === 0))
    trigger(state, colour, line.cubes, line.routine, NONE);
};

/** STY-7.1: red, yellow, black; the card first, then the line. */
export const checkEnemies = (state: State): void => {
  while (state.checking < HERO_COLOURS) {
    const colour = HERO_COLOURS + state.checking;
    if (state.checked === 0) {
      state.checked = 1;
      checkCard(state, colour);
    } else {
      state.checked = 0;
      state.checking++;
      checkLine(state, colour);
    }
    // Resolve what was triggered before the next check.
    if (state.stack.length > 0) return;
  }
  state.phase = PHASE.payment;
};

/** STY-7.5, STY-7.6 */
const spendCubes = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  const { field, crypt } = economical(frame.number, at(state.field, frame.target));
  emit?.({ type: 'acted', enemy: frame.enemy, colour: frame.target, field, crypt });
  moveCubes(state, frame.target, field, 'field', 'bank', emit);
  moveCubes(state, frame.target, crypt, 'crypt', 'bank', emit);
};

/** STY-7.7, STY-7.8, STY-28.7: `flag` is set when cancelled, `left` when a line has raised peril itself. */
const raiseAfter = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  if (frame.enemy !== NONE || frame.flag === 1 || frame.left !== 1) changePeril(state, 1, emit);
};

export const runAct = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  switch (frame.step++) {
    case 0:
      spendCubes(state, frame, emit);
      openWindow(state, OCCASION.enemyAction);
      break;
    case 1:
      if (frame.flag === 0) pushEnemyRoutine(state, frame.routine, frame.enemy);
      break;
    default:
      state.stack.pop();
      raiseAfter(state, frame, emit);
  }
};
