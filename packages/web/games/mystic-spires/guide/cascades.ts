/** The second lesson: links are announced one after another and resolve in reverse (MYS-22). */
import { lessonDuel } from './lesson-duel.ts';
import { card, type Step } from './until.ts';

export const CASCADES = lessonDuel(['Kiln Spark', 'Seal of Salt']);

export const CASCADES_STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  {
    name: 'announce',
    at: ['[data-thing][data-target]', card('Kiln Spark')],
    until: { when: 'announced' },
  },
  { name: 'link', at: ['[data-link]', '[data-cascade]'], until: { when: 'next' } },
  { name: 'end', at: ['[data-action="end-turn"]'], until: { when: 'turn', turn: 4 } },
  { name: 'respond', at: [card('Seal of Salt')], until: { when: 'answered' } },
  { name: 'backwards', at: ['[data-link]', '[data-cascade]'], until: { when: 'next' } },
  { name: 'ask', at: ['[data-moment]'], until: { when: 'next' } },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly Step[];
