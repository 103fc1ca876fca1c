/** The decks a player keeps on the server. */
import type { DeckAnswer, DecksAnswer } from '@three-spires/session/protocol';
import { call } from '../../../connection/api.ts';
import { formatSets, type KeptDeck, listOf } from './deck.ts';

const ADDRESS = '/api/decks/mystic-spires';

export const fetchDecks = (): Promise<DecksAnswer> => call('GET', ADDRESS);

/** Overwrites the version it was based on; 0 is a new deck. */
export const putDeck = (id: string, version: number, deck: KeptDeck): Promise<DeckAnswer> => {
  const sets = formatSets(deck);
  const kept = { ...listOf(deck), name: deck.name.trim(), ...(sets.length === 0 ? {} : { sets }) };
  return call('PUT', `${ADDRESS}/${id}`, { version, deck: kept });
};

export const deleteDeck = (id: string): Promise<{ readonly deleted: boolean }> =>
  call('DELETE', `${ADDRESS}/${id}`);
