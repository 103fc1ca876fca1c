import type { DecksAnswer } from '@three-spires/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { say } from '../text/say.ts';
import { fetchDecks } from './decks-api.ts';

/** The decks one keeps; undefined until they have come. */
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
  return { decks: answer?.decks, limit: answer?.limit ?? 0, failure, load };
};
