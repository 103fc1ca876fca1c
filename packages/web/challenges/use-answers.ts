import type { Challenge } from '@three-spires/session/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { acceptChallenge, endChallenge } from '../connection/api-challenges.ts';
import { readChallenges } from '../connection/challenges.ts';
import { hasChoice } from './terms.ts';

/** Answers a challenge. Accepting one leads to its table, or first to the choice that comes with the seat. */
export const useAnswers = (challenge: Challenge) => {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const carryOut = (work: () => Promise<unknown>): void => {
    setBusy(true);
    setFailure(undefined);
    void work()
      .catch((error: Error) => setFailure(error.message))
      .then(readChallenges)
      .finally(() => setBusy(false));
  };
  const { id } = challenge;
  return {
    busy,
    failure,
    accept: (): void => {
      if (hasChoice(challenge)) go(`/challenge/${id}`);
      else carryOut(async () => go(`/table/${(await acceptChallenge(id, {})).table}`));
    },
    end: (): void => carryOut(() => endChallenge(id)),
  };
};
