/** The interface of step handlers. */
import type { Who } from '../../words/effect.ts';
import type { Step, WORDS } from '../compile/routines.ts';
import type { StygianSocietyEmit } from '../event.ts';
import type { Frame, State } from '../state.ts';

export type Word = (typeof WORDS)[number];

/** Runs a step as far as possible. True when it is done, false while a player is asked. */
export type Handler = (state: State, frame: Frame, step: Step, emit: StygianSocietyEmit) => boolean;

export type Handlers<Words extends Word> = { readonly [W in Words]: Handler };

/** Heroes in turn order, starting with the active one; none while the party has to pick one. */
export const heroesMeant = (state: State, who: Who): number[] => {
  if (who === 'pick') return [];
  if (who === 'self') return [state.active];
  const heroes: number[] = [];
  for (let offset = 0; offset < state.heroes.length; offset++)
    heroes.push((state.active + offset) % state.heroes.length);
  return heroes;
};
