import type { NewTableBody } from '@three-spires/session/protocol';

/** The starting position of the first two lessons: always the same cards, against a bot. */
export const lessonDuel = (hand: readonly string[]): NewTableBody => ({
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
          hand,
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
});
