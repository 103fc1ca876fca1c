/** The second lesson: links are announced one after the other and resolve backwards (MYS-22). */
import type { NewTableBody } from '@three-spires/session/protocol';
import { card, type Step } from './until.ts';

export const CASCADES: NewTableBody = {
  game: 'mystic-spires',
  setup: {
    decks: ['March of Cinders', "Sleepers' Court"],
    position: {
      turn: 3,
      keepers: [
        {
          tower: 'The Kiln Spire',
          hp: 24,
          crystal: 10,
          hand: ['Kiln Spark', 'Seal of Salt'],
          deck: ['Kiln Spark', 'Ashfoot Raider', 'Kilnguard', 'Kiln Spark', 'Coalback Hound', 'Pyre Drake'],
          field: ['Coalback Hound', 'Kilnguard'],
        },
        {
          tower: 'The Sunken Stair',
          hp: 13,
          crystal: 0,
          hand: ['Reefbound Titan'],
          deck: [
            'Reef Lurker',
            'Brackish Warden',
            'Reef Lurker',
            'Reef Lurker',
            'Reef Lurker',
            'Reef Lurker',
          ],
          field: ['Berserk Emberborn'],
        },
      ],
    },
  },
  seats: [{ holder: 'me' }, { holder: 'bot', level: 'adept' }],
  seed: 'first duel',
};

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
