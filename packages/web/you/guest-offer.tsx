import type { Account } from '@three-spires/session/protocol';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { possessions } from './possessions.ts';
import { Question } from './section.tsx';
import { say } from './words.ts';
import styles from './you-page.module.css';

type GuestOfferProps = {
  readonly guest: NonNullable<Account['guest']>;
  readonly busy: boolean;
  readonly onBring: () => void;
};

/** The guest waiting in this browser, and an offer to take over their data. */
export const GuestOffer = ({ guest: { name, brings, stays }, busy, onBring }: GuestOfferProps) => {
  const [isAsking, setAsking] = useState(false);
  const what = possessions(brings);
  const bring = (): void => {
    setAsking(false);
    onBring();
  };
  return (
    <div className={styles.guest} data-guest>
      <p>{say('you.guest', { name })}</p>
      {what !== '' && <p>{say('you.guest.has', { name, what })}</p>}
      {stays > 0 && <p>{say('you.guest.stays', { count: stays, name })}</p>}
      {what !== '' && !isAsking && (
        <Button data-action="bring-guest" disabled={busy} onClick={() => setAsking(true)}>
          {say('you.guest.bring')}
        </Button>
      )}
      {isAsking && (
        <Question
          text={say('you.guest.ask', { name })}
          yes={say('you.guest.yes')}
          no={say('you.guest.leave')}
          action="bring-guest-yes"
          onYes={bring}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
};
