/** The third lesson: the last moments of a mid-boss (STY-22). */
import type { NewTableBody } from '@three-spires/session/protocol';
import { card, ON, type Step } from './until.ts';

export const BOSS_FLOOR: NewTableBody = {
  game: 'stygian-society',
  setup: {
    players: 1,
    position: {
      heroes: [
        { hero: 'Knight', skills: ['Cleave'] },
        { hero: 'Doctor', skills: ['Scalpel'] },
      ],
      floor: 3,
      place: 'Patchwork Adams',
      front: ['Lightning Fly', { enemy: 'Patchwork Adams', wounds: 25 }],
      rear: ['Lightning Fly'],
      field: { blue: 4, green: 2 },
      luck: 2,
      wounds: 4,
      xp: 2,
      needed: 12,
    },
  },
  seats: [{ holder: 'me' }],
  seed: 'first mid-boss',
};

const BOSS = '[data-colour="boss"][data-enemy]';

export const BOSS_STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'boss', at: [BOSS], until: { when: 'next' } },
  { name: 'lines', at: ['[data-threats]'], until: { when: 'next' } },
  { name: 'chart', at: ['[data-track="peril"]'], until: { when: 'next' } },
  {
    name: 'attack',
    at: ['[data-question="wild"]', `${BOSS}[data-target]`, card('Cleave')],
    until: { when: 'dropped' },
  },
  { name: 'pay', at: ['[data-question="pay"]', '[data-question]'], until: { when: 'paid' } },
  { name: 'finish', at: [BOSS], until: { when: 'cleared' } },
  { name: 'landing', at: [ON], until: { when: 'floor', floor: 4 } },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly Step[];
