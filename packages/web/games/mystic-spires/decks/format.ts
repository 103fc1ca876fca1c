/** The format a deck is checked against, and the result of the check. */
import {
  type DeckList,
  deckFaults,
  FORMATS,
  type FormatDefinition,
  formatNaming,
  type SetId,
} from '@three-spires/mystic-spires/library';
import { SET_IDS } from './card-pool.ts';

/** As many sets as the format names, the chosen ones first. */
export const setsFor = (format: FormatDefinition, chosen: readonly SetId[]): readonly SetId[] =>
  [...new Set([...chosen, ...SET_IDS])].slice(0, format.sets);

export const formatWithId = (id: string): FormatDefinition =>
  FORMATS.find((format) => format.id === id) ?? formatNaming([]);

export const isLegal = (deck: DeckList, sets: readonly SetId[] = []): boolean =>
  deckFaults(deck, { sets }).length === 0;
