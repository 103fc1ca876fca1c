/** Effects, one step after another: what each word does. */

import type { Effect, Who } from '../../words/effect.ts';
import { RANKS, STATUSES } from '../../words/lists.ts';
import { ask, heroAt } from '../asking.ts';
import { cardEntry, programOf, type Step } from '../compile/entries.ts';
import { banishCubes, clearCubes, putIntoField } from '../cubes/cubes.ts';
import { pushAftermath } from '../enemy/aftermath.ts';
import { countKind, FRONT, isInRanks, mendFigure, shove, summon, woundFigure } from '../enemy/ranks.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { findFrame, pop } from '../frames.ts';
import { afflict } from '../hero/afflict.ts';
import { TOKEN_KINDS, tirable } from '../hero/heroes.ts';
import { hurtParty } from '../hero/hurt.ts';
import { gainXp } from '../hero/level.ts';
import { changeLuck, changePeril, endGame, heal, setWoundsBelowLimit } from '../hero/tracks.ts';
import {
  BOSS,
  type Figure,
  FRAME,
  type Frame,
  NONE,
  QUESTION,
  REGROUP_PERIL,
  RESULT,
  type State,
} from '../state.ts';
import { bury, lose, purge, recolor } from './cubes.ts';

type EffectOf<Word, E = Effect> = E extends { readonly do: infer Words }
  ? Word extends Words
    ? E
    : never
  : never;

/** Carries a step out as far as it can; true when it is done, false while somebody is asked. */
type Handler<Word> = (
  state: State,
  frame: Frame,
  effect: EffectOf<Word>,
  emit: StygianSocietyEmit,
  step: Step,
) => boolean;

/** Heroes in turn order from the active one; none while the party has to pick one. */
const heroesMeant = (state: State, who: Who): number[] => {
  if (who === 'pick') return [];
  if (who === 'self') return [state.active];
  return state.heroes.map((_, offset) => (state.active + offset) % state.heroes.length);
};

/** STY-7.8: peril that a line's own effect raised. */
const markRaised = (state: State): void => {
  const below = state.stack[state.stack.length - 2];
  if (below?.kind === FRAME.act) below.left = 1;
};

const raise = (state: State, number: number, emit: StygianSocietyEmit): void => {
  if (number > 0) markRaised(state);
  changePeril(state, number, emit);
};

/** Enemies that a support or response may wound. */
export const woundable = (state: State, scope: 'any' | 'anyFront'): Figure[] =>
  state.figures.filter((figure) => isInRanks(figure, scope === 'any' ? 3 : 1 << FRONT));

/** STY-15.7: no attack, so nothing changes the number. */
const woundOne: Handler<'wound'> = (state, frame, { number, scope }, emit) => {
  if (frame.left === 0) return true;
  const candidates = woundable(state, scope === 'anyFront' ? 'anyFront' : 'any');
  const [only] = candidates;
  if (candidates.length > 1) {
    ask(state, QUESTION.enemy, frame.seat, number);
    return false;
  }
  if (only !== undefined) {
    woundFigure(state, only, number, emit);
    pushAftermath(state);
  }
  return true;
};

export const tireCard = (state: State, card: number, emit: StygianSocietyEmit): void => {
  state.exhausted.push(card);
  emit?.({ type: 'tired', card });
};

/** STY-18.9: hero by hero; each player chooses, where there is a choice. */
const tire: Handler<'tire'> = (state, frame, { number, who }, emit) => {
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

/** Up to so many things are picked one by one, as long as there are any. */
const pickUpTo = (state: State, frame: Frame, kind: number, number: number, areThere: boolean): boolean => {
  if (frame.left === NONE) frame.left = number;
  if (frame.left === 0 || !areThere) return true;
  ask(state, kind, frame.seat, frame.left);
  return false;
};

/** STY-28.8 */
const guard: Handler<'guard'> = (state, frame, { number }, emit) => {
  const hurt =
    cardEntry(frame.card).definition.type === 'response' ? findFrame(state, FRAME.hurt) : undefined;
  if (hurt === undefined) state.guard += number;
  else {
    const prevented = Math.min(number, hurt.left);
    hurt.left -= prevented;
    emit?.({ type: 'prevented', number: prevented, by: 'response' });
  }
  return true;
};

const mend: Handler<'mend'> = (state, frame, { number, scope }, emit) => {
  for (const figure of state.figures) {
    const isMeant = scope === 'all' || figure.kind === (scope === 'boss' ? BOSS : frame.enemy);
    if (isMeant) mendFigure(figure, number, emit);
  }
  return true;
};

const hurt: Handler<'hurt'> = (state, frame, { number, perSelf, most }) => {
  const amount = perSelf ? number * countKind(state, frame.enemy) : number;
  hurtParty(state, Math.min(amount, most ?? amount), frame.enemy);
  return true;
};

const HANDLERS: { readonly [Word in Effect['do']]: Handler<Word> } = {
  wound: woundOne,
  tire,
  guard,
  mend,
  hurt,
  purge: (state, frame, { number }) => purge(state, frame, number),
  lose: (state, frame, { number }, emit) => lose(state, frame, number, emit),
  bury: (state, frame, { number }) => bury(state, frame, number),
  recolor: (state, frame, { number }) => recolor(state, frame, number),
  cleanse: (state, frame, { number }) =>
    pickUpTo(
      state,
      frame,
      QUESTION.cleanse,
      number,
      state.heroes.some(({ tokens }) => tokens.slice(0, TOKEN_KINDS).some((count) => count > 0)),
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
    raise(state, number, emit);
    return true;
  },
  xp: (state, _frame, { number }, emit) => {
    gainXp(state, number, emit);
    return true;
  },
  fewer: (state, _frame, { number }) => {
    state.fewer += number;
    return true;
  },
  empty: (state) => {
    state.emptied = 1;
    return true;
  },
  // Piercing is part of the attack, which has read it already.
  pierce: () => true,
  shove: (state, frame, _effect, emit) => {
    shove(state, frame.target, emit);
    return true;
  },
  ward: (state, _frame, _effect, emit) => {
    const afflicting = findFrame(state, FRAME.afflict);
    if (afflicting !== undefined) afflicting.flag = 1;
    emit?.({ type: 'warded' });
    return true;
  },
  cancel: (state, _frame, _effect, emit) => {
    const acting = findFrame(state, FRAME.act);
    if (acting !== undefined) acting.flag = 1;
    emit?.({ type: 'cancelled' });
    return true;
  },
  setWounds: (state, _frame, _effect, emit) => {
    setWoundsBelowLimit(state, emit);
    return true;
  },
  regroup: (state, _frame, _effect, emit) => {
    clearCubes(state, true);
    emit?.({ type: 'regrouped' });
    changePeril(state, REGROUP_PERIL, emit);
    return true;
  },
  defeat: (state, _frame, _effect, emit) => {
    endGame(state, RESULT.peril, emit);
    return true;
  },
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
  afflict: (state, _frame, { status, number, who }) => {
    afflict(state, STATUSES.indexOf(status), number, heroesMeant(state, who));
    return true;
  },
  summon: (state, _frame, { rank }, emit, { enemy }) => {
    if (!summon(state, enemy, RANKS.indexOf(rank), emit)) raise(state, 1, emit);
    return true;
  },
  double: (state, _frame, _effect, _emit, { enemy }) => {
    state.doubled |= 1 << enemy;
    return true;
  },
  end: (state, frame, _effect, _emit, { inner }) => {
    state.endEffects.push({ program: inner, enemy: frame.enemy });
    return true;
  },
  next: (state, _frame, _effect, _emit, { inner }) => {
    state.later.push(inner);
    return true;
  },
  eachFloor: (state, _frame, _effect, _emit, { inner }) => {
    state.everyFloor.push(inner);
    return true;
  },
};

const carryOut = <Word extends Effect['do']>(
  state: State,
  frame: Frame,
  word: Word,
  step: Step,
  emit: StygianSocietyEmit,
): boolean => HANDLERS[word](state, frame, step.effect as EffectOf<Word>, emit, step);

export const runProgram = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  const step = programOf(frame.program)[frame.step];
  if (step === undefined) {
    if (frame.repeat === 0) pop(state);
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
