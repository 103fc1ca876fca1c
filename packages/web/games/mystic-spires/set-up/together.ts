import type { TogetherGame } from '../../../game/set-up.ts';

/** A duel for which both Keepers choose their decks in the lobby. */
export const TOGETHER: TogetherGame = {
  players: [2],
  request: () => ({
    game: 'mystic-spires',
    setup: { decks: [null, null], sets: [], first: 'random', turnLimit: false },
    seats: [{ holder: 'me' }, { holder: 'open' }],
  }),
};
