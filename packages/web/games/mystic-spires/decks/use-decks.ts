import type { DeckAnswer, DecksAnswer } from '@three-spires/session/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { say } from '../words/say.ts';
import { EMPTY_DECK, isSameDeck } from './deck.ts';
import { fetchDecks } from './decks-api.ts';
import { allDrafts } from './drafts.ts';

/** The decks as this person left them: unsaved drafts override the server's versions. */
const withDrafts = (stored: readonly DeckAnswer[]): readonly DeckAnswer[] => {
  const drafts = allDrafts().filter(({ deck }) => !isSameDeck(deck, EMPTY_DECK));
  const known = new Set(stored.map(({ id }) => id));
  return [
    ...drafts.filter(({ id }) => !known.has(id)).map((draft) => ({ ...draft, changedAt: 0 })),
    ...stored.map((deck) => ({ ...deck, ...drafts.find(({ id }) => id === deck.id) })),
  ];
};

/** Your decks; undefined until they have loaded. */
export const useDecks = () => {
  const [answer, setAnswer] = useState<DecksAnswer>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async (): Promise<void> => {
    try {
      setAnswer(await fetchDecks());
      setFailure(undefined);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : say('failed'));
    }
  }, []);
  useEffect(() => void load(), [load]);
  const decks = useMemo(() => answer && withDrafts(answer.decks), [answer]);
  return {
    decks,
    /** The server's versions. */
    stored: answer?.decks,
    limit: answer?.limit ?? 0,
    failure,
    load,
  };
};
