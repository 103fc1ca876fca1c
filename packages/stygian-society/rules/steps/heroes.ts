/** Effects on heroes and the party's tracks. */
import { findFrame, NONE } from '@three-spires/kernel';
import type { heroWords } from '../../words/heroes.ts';
import { ask, heroAt } from '../asking.ts';
import { cardEntry } from '../compile/entries.ts';
import { total } from '../cubes/cubes.ts';
import { countKind } from '../enemy/ranks.ts';
import { afflict } from '../hero/afflict.ts';
import { tirable, tireCard } from '../hero/heroes.ts';
import { hurtParty } from '../hero/hurt.ts';
import { gainXp } from '../hero/level.ts';
import { changeLuck, heal, setWoundsBelowLimit } from '../hero/tracks.ts';
import { FRAME, type Frame, QUESTION, type State } from '../state.ts';
import { type Handler, type Handlers, heroesMeant } from './handler.ts';
import { raisePeril } from './peril.ts';

/** STY-18.9: one hero at a time; each player chooses, if there is a choice. */
const tire: Handler = (state, frame, { number, who }, emit) => {
  if (frame.flag === 0) {
    frame.flag = 1;
    frame.list = heroesMeant(state, who);
    frame.left = number;
  }
  while (frame.list.length > 0) {
    const hero = frame.list[0] as number;
    const ready = tirable(state, heroAt(state, hero));
    if (frame.left > 0 && ready.length > frame.left) {
      ask(state, QUESTION.tire, heroAt(state, hero).seat, frame.left, hero);
      return false;
    }
    if (frame.left > 0) for (const card of ready) tireCard(state, card, emit);
    frame.list.shift();
    frame.left = number;
  }
  return true;
};

/** Up to `number` picks, one at a time, while any are available. */
const pickUpTo = (state: State, frame: Frame, kind: number, number: number, areThere: boolean): boolean => {
  if (frame.left === NONE) frame.left = number;
  if (frame.left === 0 || !areThere) return true;
  ask(state, kind, frame.seat, frame.left);
  return false;
};

/** STY-28.8 */
const guard: Handler = (state, frame, { number }, emit) => {
  const hurt = cardEntry(frame.card).type === 'response' ? findFrame(state.stack, FRAME.hurt) : undefined;
  if (hurt === undefined) {
    state.guard += number;
    emit?.({ type: 'guarded', number });
  } else {
    const prevented = Math.min(number, hurt.left);
    hurt.left -= prevented;
    emit?.({ type: 'prevented', number: prevented, by: 'response' });
  }
  return true;
};

const hurt: Handler = (state, frame, { number, perSelf, most }, emit) => {
  const amount = perSelf ? number * countKind(state, frame.enemy) : number;
  hurtParty(state, Math.min(amount, most), frame.enemy, emit);
  return true;
};

export const HERO_STEPS: Handlers<typeof heroWords> = {
  tire,
  guard,
  hurt,
  cleanse: (state, frame, { number }) =>
    pickUpTo(
      state,
      frame,
      QUESTION.cleanse,
      number,
      state.heroes.some(({ tokens }) => total(tokens) > 0),
    ),
  refresh: (state, frame, { number }) =>
    pickUpTo(
      state,
      frame,
      QUESTION.refresh,
      number,
      state.exhausted.some((card) => card !== frame.card),
    ),
  heal: (state, _frame, { number }, emit) => {
    heal(state, number, emit);
    return true;
  },
  luck: (state, _frame, { number }, emit) => {
    changeLuck(state, number, emit);
    return true;
  },
  peril: (state, _frame, { number }, emit) => {
    raisePeril(state, number, emit);
    return true;
  },
  xp: (state, _frame, { number }, emit) => {
    gainXp(state, number, emit);
    return true;
  },
  ward: (state, _frame, _step, emit) => {
    const afflicting = findFrame(state.stack, FRAME.afflict);
    if (afflicting !== undefined) afflicting.flag = 1;
    emit?.({ type: 'warded' });
    return true;
  },
  setWounds: (state, _frame, _step, emit) => {
    setWoundsBelowLimit(state, emit);
    return true;
  },
  afflict: (state, _frame, { status, number, who }) => {
    afflict(state, status, number, heroesMeant(state, who));
    return true;
  },
};
