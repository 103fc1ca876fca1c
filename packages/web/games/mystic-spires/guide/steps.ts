/** The guided first duel as data: what each step points at, and what brings the next one. */
import type { LessonStep } from '../../../learn/lesson.ts';

/** What has to happen before the next step comes. */
export type Until =
  | { readonly when: 'next' }
  /** One of your Units has come into play. */
  | { readonly when: 'summoned' }
  | { readonly when: 'battle' }
  | { readonly when: 'attacked' }
  /** One has announced something in the opponent's turn. */
  | { readonly when: 'answered' }
  | { readonly when: 'turn'; readonly turn: number }
  | { readonly when: 'over' };

const card = (name: string): string => `[data-hand-card][aria-label^="${name}"]`;

export const STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'tower', at: ['[data-tower="1"]'], until: { when: 'next' } },
  { name: 'crystal', at: ['[data-crystal="0"]'], until: { when: 'next' } },
  { name: 'summon', at: [card('Cinder Lancer')], until: { when: 'summoned' } },
  { name: 'cascade', at: ['[data-link]', '[data-cascade]'], until: { when: 'next' } },
  { name: 'battle', at: ['[data-action="battle"]'], until: { when: 'battle' } },
  { name: 'attack', at: ['[data-tower="1"][data-target]', '[data-usable]'], until: { when: 'attacked' } },
  { name: 'fatigue', at: ['[data-fatigued]'], until: { when: 'next' } },
  { name: 'guard', at: ['[data-thing][aria-label^="Kilnguard"]'], until: { when: 'next' } },
  { name: 'end', at: ['[data-action="end-turn"]'], until: { when: 'turn', turn: 4 } },
  { name: 'respond', at: ['[data-target]', card('Seal of Salt')], until: { when: 'answered' } },
  { name: 'statuses', at: ['[data-status]', '[data-thing]'], until: { when: 'next' } },
  { name: 'finish', at: [], until: { when: 'over' }, aside: true },
  { name: 'won', at: [], until: { when: 'next' }, aside: true },
] as const satisfies readonly LessonStep<string, Until>[];

export type StepName = (typeof STEPS)[number]['name'];
