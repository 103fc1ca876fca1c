/** The interface of step handlers. */
import type { Who } from '../../words/heroes.ts';
import type { Step } from '../compile/routines.ts';
import type { StygianSocietyEmit } from '../event.ts';
import type { Frame, State } from '../state.ts';

/** Runs a step as far as possible. True when it is done, false while a player is asked. */
export type Handler = (state: State, frame: Frame, step: Step, emit: StygianSocietyEmit) => boolean;

/** A handler for each word. */
export type Handlers<Words> = { readonly [Name in keyof Words]: Handler };

/** Heroes in turn order, starting with the active one; none while the party has to pick one. */
export const heroesMeant = (state: State, who: Who): number[] => {
  if (who === 'pick') return [];
  if (who === 'self') return [state.active];
  const heroes: number[] = [];
  for (let offset = 0; offset < state.heroes.length; offset++)
    heroes.push((state.active + offset) % state.heroes.length);
  return heroes;
};
