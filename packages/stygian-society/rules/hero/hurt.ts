/** One source of wounds to the party, from shields to the last response (section 13). */
import { activeHero } from '../asking.ts';
import { OCCASION } from '../compile/occasions.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { push } from '../frames.ts';
import { FRAME, type Frame, isInTurn, type State } from '../state.ts';
import { shieldsOf, woundLimit } from './heroes.ts';
import { openWindow } from './responses.ts';
import { suffer } from './tracks.ts';

/** STY-13.1, STY-28.11: doubling comes before any prevention, and is used up. */
export const hurtParty = (state: State, number: number, enemy: number, emit: StygianSocietyEmit): void => {
  const bit = enemy >= 0 ? 1 << enemy : 0;
  const isDoubled = (state.doubled & bit) !== 0;
  if (number <= 0) return;
  state.doubled &= ~bit;
  if (isDoubled) emit?.({ type: 'doubled', enemy, on: false });
  push(state, FRAME.hurt).left = isDoubled ? 2 * number : number;
};

/** STY-13.5 */
export const hurtWithoutMercy = (state: State, number: number): void => {
  if (number <= 0) return;
  const frame = push(state, FRAME.hurt);
  frame.left = number;
  frame.flag = 1;
};

/** STY-13.3, STY-13.4: shields of the active hero, then this turn's prevention by a support. */
const preventByItself = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  if (frame.flag === 1 || !isInTurn(state)) return;
  const shields = Math.min(frame.left, Math.max(0, shieldsOf(activeHero(state)) - state.shieldsUsed));
  state.shieldsUsed += shields;
  frame.left -= shields;
  if (shields > 0) emit?.({ type: 'prevented', number: shields, by: 'shields' });
  const guarded = Math.min(frame.left, state.guard);
  state.guard -= guarded;
  frame.left -= guarded;
  if (guarded > 0) emit?.({ type: 'prevented', number: guarded, by: 'guard' });
};

export const runHurt = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  switch (frame.step++) {
    case 0:
      preventByItself(state, frame, emit);
      if (frame.left > 0 && frame.flag === 0) openWindow(state, OCCASION.hurt);
      break;
    case 1:
      // STY-24.3
      if (frame.left > 0 && state.wounds + frame.left >= woundLimit(state))
        openWindow(state, OCCASION.defeat);
      break;
    case 2:
      if (frame.left > 0 && !suffer(state, frame.left, emit)) openWindow(state, OCCASION.suffered);
      break;
    default:
      state.stack.pop();
  }
};
