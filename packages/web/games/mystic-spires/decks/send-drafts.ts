import { EMPTY_DECK, isSameDeck } from './deck.ts';
import { putDeck } from './decks-api.ts';
import { allDrafts, dropDraft } from './drafts.ts';

/** Saves what this browser could not save before; what still cannot be stays where it is. */
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
