/** The guided first fight as data: what each step points at, and what brings the next one. */
import type { LessonStep } from '../../../learn/lesson.ts';

/** What has to happen before the next step comes. */
export type Until =
  | { readonly when: 'next' }
  /** A card of this type is picked up, or has been played already. */
  | { readonly when: 'picked'; readonly type: string }
  /** So many cards of this type have been played; any type without one. */
  | { readonly when: 'played'; readonly type?: string; readonly count: number }
  | { readonly when: 'round'; readonly round: number }
  /** A Vulnerable token was put on an enemy, or has been used up. */
  | { readonly when: 'vulnerable' | 'doubled' }
  | { readonly when: 'rewards' }
  | { readonly when: 'over' };

const ENEMY = '[data-figure="enemy:0"]';
const card = (name: string): string => `[data-hand-card][aria-label^="${name}"]`;

export const STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'intent', at: [`${ENEMY} > :first-child`, ENEMY], until: { when: 'next' } },
  { name: 'incoming', at: ['[data-incoming]', '[data-figure="player:0"]'], until: { when: 'next' } },
  { name: 'energy', at: ['[data-energy]'], until: { when: 'next' } },
  { name: 'pick', at: [card('Strike')], until: { when: 'picked', type: 'attack' } },
  { name: 'attack', at: [ENEMY], until: { when: 'played', type: 'attack', count: 1 } },
  { name: 'block', at: [card('Defend')], until: { when: 'played', type: 'skill', count: 1 } },
  { name: 'spend', at: ['[data-hand-card][data-playable]'], until: { when: 'played', count: 3 } },
  { name: 'end', at: ['[data-action="end-turn"]'], until: { when: 'round', round: 2 } },
  { name: 'die', at: ['header [role="img"]'], until: { when: 'next' } },
  { name: 'bash', at: ['[data-target="enemy:0"]', card('Bash')], until: { when: 'vulnerable' } },
  {
    name: 'double',
    at: ['[data-target="enemy:0"]', card('Strike')],
    until: { when: 'doubled' },
  },
  { name: 'inspect', at: ['[data-hand-card]'], until: { when: 'next' } },
  { name: 'finish', at: [], until: { when: 'rewards' }, aside: true },
  { name: 'rewards', at: [], until: { when: 'over' }, aside: true },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly LessonStep<string, Until>[];

export type StepName = (typeof STEPS)[number]['name'];
