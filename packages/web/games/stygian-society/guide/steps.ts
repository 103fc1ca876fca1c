/** The guided first floor as data: what each step points at, and what brings the next one. */
import type { LessonStep } from '../../../learn/lesson.ts';

/** What has to happen before the next step comes. */
export type Until =
  | { readonly when: 'next' }
  /** An action and its target are chosen. */
  | { readonly when: 'chose' }
  | { readonly when: 'dropped' }
  /** Its effect is paid or forfeited. */
  | { readonly when: 'paid' }
  /** No enemy is left. */
  | { readonly when: 'cleared' }
  | { readonly when: 'floor'; readonly floor: number };

export const STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'ranks', at: ['[data-rank="front"]'], until: { when: 'next' } },
  { name: 'threats', at: ['[data-threats]'], until: { when: 'next' } },
  { name: 'peril', at: ['[data-track="peril"]'], until: { when: 'next' } },
  {
    name: 'pick',
    at: ['[data-target]', '[data-card][aria-label^="Cleave"]'],
    until: { when: 'chose' },
  },
  { name: 'wild', at: ['[data-question="wild"]'], until: { when: 'dropped' } },
  { name: 'fell', at: ['[data-tray="field"]'], until: { when: 'next' } },
  { name: 'pay', at: ['[data-question="pay"]', '[data-question]'], until: { when: 'paid' } },
  { name: 'next', at: ['section[data-acting]'], until: { when: 'next' } },
  { name: 'finish', at: [], until: { when: 'cleared' }, aside: true },
  { name: 'landing', at: [], until: { when: 'floor', floor: 2 }, aside: true },
  { name: 'won', at: [], until: { when: 'next' }, aside: true },
] as const satisfies readonly LessonStep<string, Until>[];

export type StepName = (typeof STEPS)[number]['name'];
