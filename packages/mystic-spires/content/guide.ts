/** The difficulty of the starter decks and the playing time. */
import type { Guide } from '@three-spires/kernel';

/** The decks are ours, and so is everything said about them. */
export const GUIDE: Guide = {
  difficulties: [
    {
      name: "Sleepers' Court",
      difficulty: 'medium',
      why: 'Its Tower makes a Token each turn; Sleep and Ethereal want good timing.',
      standing: 'ours',
    },
    {
      name: 'March of Cinders',
      difficulty: 'easy',
      why: 'Summon, attack, burn. Hardly anything waits for the right moment.',
      standing: 'ours',
    },
    {
      name: 'The Long Burial',
      difficulty: 'medium',
      why: 'Trades Units and brings them back, so the graveyard has to be watched.',
      standing: 'ours',
    },
    {
      name: 'Overdue Tides',
      difficulty: 'hard',
      why: 'Wins by emptying the other deck, and must hold out behind interceptors until then.',
      standing: 'ours',
    },
    {
      name: 'Critical Light',
      difficulty: 'hard',
      why: 'Gives Crystal away until the other Keeper has 100. Too early helps them.',
      standing: 'ours',
    },
  ],
  lengths: [
    {
      players: [2],
      length: 'About 20–40 minutes a duel: 16 or 17 turns in all between the starter decks',
      standing: 'ours',
    },
  ],
};
