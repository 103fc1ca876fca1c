/** The second lesson: the end of a fight on a climb, its rewards, the map and a Treasure room. */
import type { NewTableBody } from '@three-spires/session/protocol';
import { figure, type Step, TAKE } from './until.ts';

export const ROOMS: NewTableBody = {
  game: 'slay-the-spire',
  setup: {
    characters: ['Ironclad'],
    position: {
      die: 4,
      nextDie: [5, 3, 1],
      players: [
        {
          character: 'Ironclad',
          hp: 8,
          gold: 3,
          hand: ['Strike', 'Defend', 'Strike', 'Defend', 'Strike'],
          draw: ['Strike', 'Bash', 'Strike', 'Defend', 'Defend'],
          relics: ['Vajra', 'Lantern'],
          potions: ['Fire Potion'],
          rewardDeck: ['Iron Wave', 'Cleave', 'Shrug It Off', 'Anger', 'Flex', 'Clash'],
        },
      ],
      enemies: [{ name: 'Jaw Worm', row: 1, hp: 6 }],
      encounters: ['Jaw Worm'],
      potionDeck: ['Block Potion', 'Swift Potion'],
      climb: {
        room: 'encounter',
        map: 'act1-A',
        space: 16,
        path: [0, 2, 5, 9, 13, 16],
        decks: { relics: ['Anchor', 'Sundial', 'Akabeko'] },
      },
    },
  },
  seats: [{ holder: 'me' }],
  seed: 'first rooms',
};

const POTION = '[data-kind="potion"][data-item]';

const OPEN_OFFER = '[data-offer]:not(:has([data-taken]))';

export const ROOMS_STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'relics', at: ['[data-kind="relic"][data-item]'], until: { when: 'next' } },
  {
    name: 'potion',
    at: [`[data-kind="potion"][aria-pressed="false"]`, '[data-target="enemy:0"]', POTION],
    until: { when: 'potion' },
  },
  { name: 'finish', at: [figure('enemy:0')], until: { when: 'rewards' } },
  {
    name: 'rewards',
    at: [OPEN_OFFER, TAKE],
    until: { when: 'map' },
  },
  { name: 'map', at: ['[data-map] [data-standing="here"]'], until: { when: 'next' } },
  { name: 'kinds', at: ['[data-map] [data-room="campfire"]'], until: { when: 'next' } },
  { name: 'go', at: ['[data-target^="room:"]'], until: { when: 'entered', room: 'treasure' } },
  {
    name: 'chest',
    at: [OPEN_OFFER, TAKE],
    until: { when: 'left', room: 'treasure' },
  },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly Step[];
