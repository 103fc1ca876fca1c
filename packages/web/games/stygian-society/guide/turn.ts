/**
 * The first lesson: a floor that shows each basic thing once, with the same heroes and enemies for everyone.
 */
import type { NewTableBody } from '@three-spires/session/protocol';
import { card, ON, type Step } from './until.ts';

export const TURN: NewTableBody = {
  game: 'stygian-society',
  setup: {
    players: 1,
    position: {
      heroes: [
        { hero: 'Knight', skills: ['Cleave'] },
        { hero: 'Doctor', skills: ['Tonic'] },
        { hero: 'Burglar', skills: ['Hurl Knives'] },
      ],
      place: 'Run and Gun',
      front: [
        { enemy: 'Ripper', wounds: 1 },
        { enemy: 'Ripper', wounds: 2 },
      ],
      rear: [{ enemy: 'Cannoneer', wounds: 4 }],
      field: { blue: 2, green: 2 },
      crypt: { green: 1 },
      luck: 2,
      wounds: 4,
      partyTreasures: ['Grenado'],
    },
  },
  seats: [{ holder: 'me' }],
  seed: 'first floor',
};

export const TURN_STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'ranks', at: ['[data-rank="front"]'], until: { when: 'next' } },
  { name: 'pick', at: ['[data-target]', card('Cleave')], until: { when: 'chose' } },
  { name: 'wild', at: ['[data-question="wild"]'], until: { when: 'dropped' } },
  { name: 'fell', at: ['[data-tray="field"]'], until: { when: 'next' } },
  { name: 'pay', at: ['[data-question="pay"]', '[data-question]'], until: { when: 'paid' } },
  { name: 'next', at: ['section[data-acting]'], until: { when: 'next' } },
  { name: 'finish', at: ['[data-rank="front"]', '[data-rank="rear"]'], until: { when: 'cleared' } },
  { name: 'landing', at: [ON], until: { when: 'floor', floor: 2 } },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly Step[];
