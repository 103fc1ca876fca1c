/** The components beside the cards: the tower with its two trays, and the board with the tracks. */
export const BOARDS = ['tower', 'field', 'status'] as const;
