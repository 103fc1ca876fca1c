/** The first lesson: a duel against a bot that shows each basic thing once, always with the same cards. */
import { lessonDuel } from './lesson-duel.ts';
import { card, type Step, unit } from './until.ts';

export const DUEL = lessonDuel(['Cinder Lancer', 'Seal of Salt']);

export const DUEL_STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'tower', at: ['[data-tower="1"]'], until: { when: 'next' } },
  { name: 'crystal', at: ['[data-crystal="0"]'], until: { when: 'next' } },
  { name: 'summon', at: [card('Cinder Lancer')], until: { when: 'summoned' } },
  { name: 'figures', at: [unit('Cinder Lancer')], until: { when: 'next' } },
  { name: 'battle', at: ['[data-action="battle"]'], until: { when: 'battle' } },
  { name: 'attack', at: ['[data-tower="1"][data-target]', '[data-usable]'], until: { when: 'attacked' } },
  { name: 'fatigue', at: ['[data-fatigued]'], until: { when: 'next' } },
  { name: 'guard', at: [unit('Kilnguard')], until: { when: 'next' } },
  { name: 'end', at: ['[data-action="end-turn"]'], until: { when: 'turn', turn: 4 } },
  { name: 'respond', at: ['[data-target]', card('Seal of Salt')], until: { when: 'answered' } },
  {
    name: 'statuses',
    at: [`${unit('Coalback Hound')} [data-status]`, unit('Coalback Hound')],
    until: { when: 'next' },
  },
  { name: 'finish', at: ['[data-tower="1"]'], until: { when: 'over' } },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly Step[];
