/** A fight of Slay the Spire that takes longer counts as unfinished. */
export const MOST_ROUNDS = 60;
