import type { LessonStep } from '../../../game/guide.ts';

/** What has to happen before the next step comes. */
export type Until =
  | { readonly when: 'next' }
  /** A card of this type is picked up, or has been played already. */
  | { readonly when: 'picked'; readonly type: string }
  /** This many cards have been played; where given, of this type or by this seat. */
  | { readonly when: 'played'; readonly type?: string; readonly seat?: number; readonly count: number }
  | { readonly when: 'round'; readonly round: number }
  /** A Vulnerable token was put on an enemy, or has been used up. */
  | { readonly when: 'vulnerable' | 'doubled' }
  | { readonly when: 'potion' }
  /** This seat has said that its turn is over. */
  | { readonly when: 'ended'; readonly seat: number }
  | { readonly when: 'rewards' }
  /** The party stands at the map. */
  | { readonly when: 'map' }
  /** The party is in a room of this kind, or has left it. */
  | { readonly when: 'entered' | 'left'; readonly room: string }
  | { readonly when: 'over' };

export type Step<Name extends string = string> = LessonStep<Name, Until>;

export const card = (name: string): string => `[data-hand-card][aria-label^="${name}"]`;
export const figure = (key: string): string => `[data-figure="${key}"]`;
/** The buttons that take every reward, or go on once each is taken or skipped. */
export const TAKE = '[data-action="take-all"]:enabled, [data-action="confirm-rewards"]:enabled';
