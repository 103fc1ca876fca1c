/** The format a deck is checked for, and what it says about the deck. */
import {
  type DeckList,
  deckFaults,
  FORMATS,
  type FormatDefinition,
  formatNaming,
  type SetId,
} from '@three-spires/mystic-spires/library';
import { SET_IDS } from './card-pool.ts';
import { setsOf } from './deck.ts';

/** As many sets as the format names, the chosen ones first. */
export const setsFor = (format: FormatDefinition, chosen: readonly SetId[]): readonly SetId[] =>
  [...new Set([...chosen, ...SET_IDS])].slice(0, format.sets);

export const formatWithId = (id: string): FormatDefinition =>
  FORMATS.find((format) => format.id === id) ?? formatNaming([]);

export const isLegal = (deck: DeckList, sets: readonly SetId[] = []): boolean =>
  deckFaults(deck, { sets }).length === 0;

/** Every format the deck can be played in: the strictest first. */
export const formatsFor = (deck: DeckList): readonly FormatDefinition[] => {
  const used = setsOf(deck) as readonly SetId[];
  if (!isLegal(deck)) return [];
  return FORMATS.filter(({ sets }) => sets === 0 || used.length <= sets);
};
