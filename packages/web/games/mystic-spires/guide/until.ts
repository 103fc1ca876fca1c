import type { LessonStep } from '../../../game/guide.ts';

/** What has to happen before the next step of a duel comes. */
export type Until =
  | { readonly when: 'next' }
  /** One of your Units has come into play. */
  | { readonly when: 'summoned' }
  /** You have announced something in your own turn. */
  | { readonly when: 'announced' }
  | { readonly when: 'battle' }
  | { readonly when: 'attacked' }
  /** You have announced something in the opponent's turn, or it is over. */
  | { readonly when: 'answered' }
  | { readonly when: 'turn'; readonly turn: number }
  | { readonly when: 'over' };

export type Step<Name extends string = string> = LessonStep<Name, Until>;

export const card = (name: string): string => `[data-hand-card][aria-label^="${name}"]`;
export const unit = (name: string): string => `[data-thing][aria-label^="${name}"]`;
