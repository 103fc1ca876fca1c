import type { Challenge } from '@three-spires/session/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useChallenges } from '../connection/challenges.ts';
import { Button } from '../kit/button.tsx';
import controls from '../theme/controls.module.css';
import { ChallengeFrame, Incoming } from './challenge-line.tsx';
import styles from './challenges.module.css';
import { say } from './words.ts';

/** The pages that list the challenges themselves. */
const LISTING = /^\/(bots|play|challenge)(\/|$)/;

/** The challenges put aside. */
const useAside = () => {
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  return {
    isAside: ({ id, status }: Challenge): boolean => aside.has(`${id} ${status}`),
    putAside: ({ id, status }: Challenge): void => setAside(new Set([...aside, `${id} ${status}`])),
  };
};

/** An answer to a challenge you made. */
const Answered = ({
  challenge,
  isThere,
  onClose,
}: {
  readonly challenge: Challenge;
  /** You are at its table already. */
  readonly isThere: boolean;
  readonly onClose: () => void;
}) => {
  const { status, to, table } = challenge;
  const isAccepted = status === 'accepted';
  return (
    <ChallengeFrame
      challenge={challenge}
      words={isAccepted ? 'challenge.wasAccepted' : 'challenge.wasDeclined'}
      name={to.name}
    >
      {isAccepted && !isThere && (
        <Link href={`/table/${table}`} className={controls.primary} onClick={onClose}>
          {say('challenge.toTable')}
        </Link>
      )}
      <Button look="quiet" data-action="close" onClick={onClose}>
        {say('challenge.close')}
      </Button>
    </ChallengeFrame>
  );
};

/** On every page: challenges that wait for your answer, and answers to yours. */
const ChallengeTray = () => {
  const [place] = useLocation();
  const { challenges = [], seenOpen } = useChallenges();
  const { isAside, putAside } = useAside();
  // A screen reader announces what comes into a region that is there already.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const isListed = LISTING.test(place);
  const shown = challenges.filter((challenge) => {
    const { mine, status } = challenge;
    if (isAside(challenge)) return false;
    if (!mine) return status === 'open' && !isListed;
    return (status === 'accepted' || status === 'declined') && seenOpen.has(challenge.id);
  });
  return (
    <div
      className={styles.tray}
      role="status"
      aria-label={say('challenge.title')}
      data-challenge-tray={shown.length}
    >
      {(isThere ? shown : []).map((challenge) =>
        challenge.mine ? (
          <Answered
            key={challenge.id}
            challenge={challenge}
            isThere={place === `/table/${challenge.table}`}
            onClose={() => putAside(challenge)}
          />
        ) : (
          <Incoming key={challenge.id} challenge={challenge} onLater={() => putAside(challenge)} />
        ),
      )}
    </div>
  );
};

export default ChallengeTray;
