/** What is played at the measured tables. */
export type Play = {
  readonly game: string;
  readonly setup: (seats: number) => unknown;
  readonly seats: readonly number[];
  /** A table is left after this many moves: earlier than most random games end, since an archive is no part of a move. */
  readonly moves: number;
};

const CHARACTERS = ['Ironclad', 'Silent', 'Defect', 'Watcher'];

export const PLAYS: readonly Play[] = [
  {
    game: 'slay-the-spire',
    setup: (seats) => ({ characters: CHARACTERS.slice(0, seats), climb: {} }),
    seats: [1, 2, 3, 4],
    moves: 40,
  },
  {
    game: 'mystic-spires',
    setup: () => ({ decks: ['March of Cinders', 'Overdue Tides'] }),
    seats: [2],
    moves: 60,
  },
  {
    game: 'stygian-society',
    setup: (seats) => ({ players: seats }),
    seats: [1, 2, 3, 4],
    moves: 30,
  },
];
