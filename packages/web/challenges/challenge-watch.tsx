import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useChallenges, useFollowedChallenges } from '../connection/challenges.ts';
import { lazily } from '../kit/part.ts';

const ChallengeTray = lazily(() => import('./challenge-tray.tsx'));

const PAUSE_MS = 15_000;
/** The socket of a table tells of changes at once, unless it is lost. */
const PAUSE_AT_TABLE_MS = 30_000;

/** Follows your challenges on every page. What shows them is loaded with the first open one. */
export const ChallengeWatch = () => {
  const [place] = useLocation();
  useFollowedChallenges(place.startsWith('/table/') ? PAUSE_AT_TABLE_MS : PAUSE_MS);
  const isOpen = useChallenges(({ challenges = [] }) => challenges.some(({ status }) => status === 'open'));
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Suspense>
        <ChallengeTray />
      </Suspense>
    )
  );
};
