import type { Challenge } from '@three-spires/session/protocol';
import { useId } from 'react';
import { useChallenges, useFollowedChallenges } from '../connection/challenges.ts';
import controls from '../theme/controls.module.css';
import { ChallengeFrame, Incoming, Outgoing } from './challenge-line.tsx';
import styles from './challenges.module.css';
import { say } from './words.ts';

/** More often than elsewhere: people wait here for an answer. */
const PAUSE_MS = 4_000;
/** How many of those that are over are shown. */
const OVER = 4;

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

const Line = ({ challenge }: { readonly challenge: Challenge }) => {
  const { status, mine, from, to, expiresAt } = challenge;
  const note = say('challenge.until', { date: DATE.format(expiresAt) });
  if (status === 'open')
    return mine ? <Outgoing {...{ challenge, note }} /> : <Incoming {...{ challenge, note }} />;
  return (
    <ChallengeFrame
      challenge={challenge}
      words={mine ? 'challenge.outgoing' : 'challenge.incoming'}
      name={(mine ? to : from).name}
      note={say(`status.${status}`)}
    />
  );
};

/** Your open challenges and the last ones that are over; nothing while there are none. */
export const ChallengeList = () => {
  useFollowedChallenges(PAUSE_MS);
  const { challenges = [], failure } = useChallenges();
  const id = useId();
  const open = challenges.filter(({ status }) => status === 'open');
  const over = challenges.filter(({ status }) => status !== 'open').slice(0, OVER);
  if (open.length + over.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={controls.label}>
        {say('challenge.title')}
      </h2>
      {failure !== undefined && <p role="alert">{say('challenge.stale', { reason: failure })}</p>}
      <ul className={styles.list}>
        {[...open, ...over].map((challenge) => (
          <li key={challenge.id}>
            <Line challenge={challenge} />
          </li>
        ))}
      </ul>
    </section>
  );
};
