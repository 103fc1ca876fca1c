import type { LessonStep } from '../../../game/guide.ts';

/** What completes a step. */
export type Until =
  | { readonly when: 'next' }
  /** An action and its target are chosen. */
  | { readonly when: 'chose' }
  | { readonly when: 'dropped' }
  /** Its effect is paid or forfeited. */
  | { readonly when: 'paid' }
  | { readonly when: 'regrouped' }
  /** No enemy is left. */
  | { readonly when: 'cleared' }
  | { readonly when: 'floor'; readonly floor: number };

export type Step<Name extends string = string> = LessonStep<Name, Until>;

export const card = (name: string): string => `[data-card][aria-label^="${name}"]`;
/** The button that leads from the landing to the next floor. */
export const ON = '[data-question="trade"] [data-does="done"]';
