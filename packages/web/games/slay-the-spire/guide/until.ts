import type { LessonStep } from '../../../game/guide.ts';

/** What completes a step. */
export type Until =
  | { readonly when: 'next' }
  /** A card of this type is selected, or has already been played. */
  | { readonly when: 'picked'; readonly type: string }
  /** This many cards have been played, optionally of this type or by this seat. */
  | { readonly when: 'played'; readonly type?: string; readonly seat?: number; readonly count: number }
  | { readonly when: 'round'; readonly round: number }
  /** An enemy has received a Vulnerable token, or has used one up. */
  | { readonly when: 'vulnerable' | 'doubled' }
  | { readonly when: 'potion' }
  /** This seat has ended its turn. */
  | { readonly when: 'ended'; readonly seat: number }
  | { readonly when: 'rewards' }
  /** The party is at the map. */
  | { readonly when: 'map' }
  /** The party is in a room of this kind, or has left it. */
  | { readonly when: 'entered' | 'left'; readonly room: string }
  | { readonly when: 'over' };

export type Step<Name extends string = string> = LessonStep<Name, Until>;

export const card = (name: string): string => `[data-hand-card][aria-label^="${name}"]`;
export const figure = (key: string): string => `[data-figure="${key}"]`;
/** The buttons that take every reward, or continue once each is taken or skipped. */
export const TAKE = '[data-action="take-all"]:enabled, [data-action="confirm-rewards"]:enabled';
