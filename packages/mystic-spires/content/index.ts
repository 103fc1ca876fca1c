/** Everything Keepers can bring to a game, in the order of its numbers (numbers.ts). */
import { inOrder } from '@three-spires/kernel';
import type { CardDefinition } from '../words/definition.ts';
import { BRIMMING_PRISM } from './brimming-prism.ts';
import { CINDERWROUGHT } from './cinderwrought.ts';
import { DROWNED_ARCHIVE } from './drowned-archive.ts';
import { HOLLOW_BARROW } from './hollow-barrow.ts';
import { CARD_NUMBERS, TOWER_NUMBERS } from './numbers.ts';
import { TOKENS } from './tokens.ts';
import { TOWERS as towers } from './towers.ts';
import { WOVEN_SLUMBER } from './woven-slumber.ts';

export { STARTER_DECKS } from './decks.ts';

const cards: readonly CardDefinition[] = [
  ...WOVEN_SLUMBER,
  ...CINDERWROUGHT,
  ...HOLLOW_BARROW,
  ...DROWNED_ARCHIVE,
  ...BRIMMING_PRISM,
  ...TOKENS,
];

export const CARDS = inOrder('cards', CARD_NUMBERS, cards, ({ name }) => name);
export const TOWERS = inOrder('Towers', TOWER_NUMBERS, towers, ({ name }) => name);
