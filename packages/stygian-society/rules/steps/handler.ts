/** What a handler of a step is. */
import type { Effect, Who } from '../../words/effect.ts';
import type { Step } from '../compile/routines.ts';
import type { StygianSocietyEmit } from '../event.ts';
import type { Frame, State } from '../state.ts';

export type Word = Effect['do'];

export type EffectOf<W, E = Effect> = E extends { readonly do: infer Words }
  ? W extends Words
    ? E
    : never
  : never;

/** Carries a step out as far as it can. True when it is done, false while a player is asked. */
export type Handler<W> = (
  state: State,
  frame: Frame,
  effect: EffectOf<W>,
  emit: StygianSocietyEmit,
  step: Step,
) => boolean;

export type Handlers<Words extends Word> = { readonly [W in Words]: Handler<W> };

/** Heroes in turn order from the active one; none while the party has to pick one. */
export const heroesMeant = (state: State, who: Who): number[] => {
  if (who === 'pick') return [];
  if (who === 'self') return [state.active];
  return state.heroes.map((_, offset) => (state.active + offset) % state.heroes.length);
};
