import type { LessonStep } from '../../../game/guide.ts';

/** What completes a step of a duel lesson. */
export type Until =
  | { readonly when: 'next' }
  /** One of your Units has entered play. */
  | { readonly when: 'summoned' }
  /** You have announced something in your own turn. */
  | { readonly when: 'announced' }
  | { readonly when: 'battle' }
  | { readonly when: 'attacked' }
  /** You have announced something in the opponent's turn, or that turn is over. */
  | { readonly when: 'answered' }
  | { readonly when: 'turn'; readonly turn: number }
  | { readonly when: 'over' };

export type Step<Name extends string = string> = LessonStep<Name, Until>;

export const card = (name: string): string => `[data-hand-card][aria-label^="${name}"]`;
export const unit = (name: string): string => `[data-thing][aria-label^="${name}"]`;
