import type { NewTableBody } from '@three-spires/session/protocol';

/** A duel that shows every basic thing once: the same cards every time, against a bot. */
export const FIRST_GAME: NewTableBody = {
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
          hand: ['Cinder Lancer', 'Seal of Salt'],
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
  seats: [{ holder: 'me' }, { holder: 'bot', level: 'heuristic' }],
  seed: 'first duel',
};
