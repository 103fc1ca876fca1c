import type { NewTableBody } from '@three-spires/session/protocol';

/** A fight that shows every basic thing once: the same cards and rolls for everyone. */
export const FIRST_GAME: NewTableBody = {
  game: 'slay-the-spire',
  setup: {
    characters: ['Ironclad'],
    position: {
      die: 4,
      nextDie: [5, 3, 1],
      players: [
        {
          character: 'Ironclad',
          hand: ['Strike', 'Strike', 'Defend', 'Defend', 'Strike'],
          draw: ['Bash', 'Strike', 'Strike', 'Defend', 'Defend'],
        },
      ],
      enemies: [{ name: 'Jaw Worm', row: 1, hp: 6 }],
    },
  },
  seats: [{ holder: 'me' }],
  seed: 'first fight',
};
