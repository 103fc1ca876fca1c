/** Everything Keepers can bring to a game. */
import type { CardDefinition } from '../words/definition.ts';
import { BRIMMING_PRISM } from './brimming-prism.ts';
import { CINDERWROUGHT } from './cinderwrought.ts';
import { DROWNED_ARCHIVE } from './drowned-archive.ts';
import { HOLLOW_BARROW } from './hollow-barrow.ts';
import { TOKENS } from './tokens.ts';
import { WOVEN_SLUMBER } from './woven-slumber.ts';

export { STARTER_DECKS } from './decks.ts';
export { TOWERS } from './towers.ts';

/** Main Deck cards first, then Tokens. States and moves store a card's index in this list. */
export const CARDS: readonly CardDefinition[] = [
  ...WOVEN_SLUMBER,
  ...CINDERWROUGHT,
  ...HOLLOW_BARROW,
  ...DROWNED_ARCHIVE,
  ...BRIMMING_PRISM,
  ...TOKENS,
];
