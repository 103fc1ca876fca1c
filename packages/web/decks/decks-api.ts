/** The decks somebody keeps on the server. */
import type { DeckList } from '@three-spires/mystic-spires/library';
import type { DeckAnswer, DecksAnswer } from '@three-spires/server/protocol';
import { call } from '../connection/api.ts';

const ADDRESS = '/api/decks/mystic-spires';

export const fetchDecks = (): Promise<DecksAnswer> => call('GET', ADDRESS);

/** Over the version it was made from; 0 is a new deck. */
export const putDeck = (
  id: string,
  version: number,
  { name, tower, main, tokens }: DeckList,
): Promise<DeckAnswer> =>
  call('PUT', `${ADDRESS}/${id}`, { version, deck: { name: name.trim(), tower, main, tokens } });

export const deleteDeck = (id: string): Promise<{ readonly deleted: boolean }> =>
  call('DELETE', `${ADDRESS}/${id}`);
