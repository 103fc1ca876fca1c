/** The interface of step handlers and their results. */

import { NONE } from '@three-spires/kernel';
import type { StepEntry } from '../compile/step-entry.ts';
import type { MysticSpiresEmit } from '../event.ts';
import type { Link, Ref, State } from '../state.ts';

/** The result of a step: what it affected, or `asked` when a Keeper must answer first. */
export type Result = readonly Ref[] | 'asked';

/** Runs one step of a link. A step that did nothing affected nothing. */
export type Handler = (state: State, link: Link, entry: StepEntry, emit: MysticSpiresEmit) => Result;

/** A handler for each word of a subject. */
export type Handlers<Words> = { readonly [Name in keyof Words]: Handler };

/** Something happened that affects no object: cards, Crystal. */
export const DONE: readonly Ref[] = [NONE];
export const NOTHING: readonly Ref[] = [];

/**
 * Drops all but the first items of a list; usually all stay. Setting the length takes several times as long.
 */
export const keepFirst = (refs: Ref[], number: number): void => {
  while (refs.length > number) refs.pop();
};
