/** The second lesson: how cubes fall, what they trigger, and peril. */
import type { NewTableBody } from '@three-spires/session/protocol';
import { card, type Step } from './until.ts';

export const TOWER: NewTableBody = {
  game: 'stygian-society',
  setup: {
    players: 1,
    position: {
      heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }],
      place: 'Run and Gun',
      front: ['Ripper', 'Ripper'],
      rear: [],
      field: { blue: 2, red: 3 },
      crypt: { black: 1 },
      tower: { yellow: 1, blue: 1, red: 1 },
      luck: 1,
      wounds: 2,
    },
  },
  seats: [{ holder: 'me' }],
  seed: 'first tower',
};

export const TOWER_STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'tower', at: ['[data-tower]'], until: { when: 'next' } },
  { name: 'field', at: ['[data-tray="field"]'], until: { when: 'next' } },
  { name: 'crypt', at: ['[data-tray="crypt"]'], until: { when: 'next' } },
  {
    name: 'drop',
    at: ['[data-question="wild"]', '[data-target]', card('Steel Fist')],
    until: { when: 'dropped' },
  },
  { name: 'threats', at: ['[data-threats]'], until: { when: 'next' } },
  { name: 'peril', at: ['[data-track="peril"]'], until: { when: 'next' } },
  { name: 'pay', at: ['[data-question="pay"]', '[data-question]'], until: { when: 'paid' } },
  { name: 'regroup', at: [card('Regroup')], until: { when: 'regrouped' } },
  { name: 'events', at: ['[data-track="peril"]'], until: { when: 'next' } },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly Step[];
