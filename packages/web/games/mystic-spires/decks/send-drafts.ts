import { EMPTY_DECK, isSameDeck } from './deck.ts';
import { putDeck } from './decks-api.ts';
import { allDrafts, dropDraft } from './drafts.ts';

/** Saves drafts that could not be saved before; those that fail again stay. */
export const sendDrafts = async (): Promise<void> => {
  for (const { id, version, deck } of allDrafts()) {
    if (version === 0 && isSameDeck(deck, EMPTY_DECK)) dropDraft(id);
    else
      await putDeck(id, version, deck).then(
        () => dropDraft(id),
        () => undefined,
      );
  }
};
