import type { SlayTheSpireView } from './content.ts';

/** The characters that climb, in the order of their seats. */
export const heroesOf = ({ players }: SlayTheSpireView): readonly string[] =>
  players.map(({ character }) => character);
