/** Duels in pairs: the same game twice, with the bots' seats swapped. */

export type PairedDuel = {
  /** Both games of a pair have the same number, and so the same luck. */
  readonly pair: number;
  /** Both sides play it. */
  readonly deck: string;
  /** The seat that goes first. */
  readonly first: 0 | 1;
  /** The seat of the first bot. */
  readonly seatOfOne: 0 | 1;
};

/** The pairs take the decks in turn, and then again with the other seat first. */
export const pairedDuel = (game: number, decks: readonly string[]): PairedDuel => {
  const pair = Math.floor(game / 2);
  return {
    pair,
    deck: decks[pair % decks.length] ?? '',
    first: Math.floor(pair / decks.length) % 2 === 0 ? 0 : 1,
    seatOfOne: game % 2 === 0 ? 0 : 1,
  };
};
