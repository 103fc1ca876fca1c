import type { NewTableBody } from '@three-spires/session/protocol';

/** A floor that shows every basic thing once: the same heroes, enemies and cubes for everyone. */
export const FIRST_GAME: NewTableBody = {
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
