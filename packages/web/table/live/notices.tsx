import type { Picture } from '@three-spires/table';
import { useEffect, useState } from 'react';
import { useChat, useLiveTable, useTable } from '../../connection/use-table.ts';
import { ratedTerms, unratedText } from '../../finding/rating-text.ts';
import { Button } from '../../kit/button.tsx';
import { openDialog } from '../../kit/dialogs.ts';
import { NotifyOffer } from '../../lobby/notify-offer.tsx';
import { MovedNotice } from '../../moving/moved-notice.tsx';
import { say } from '../../text/say.ts';
import { AwayNotice } from './away-notice.tsx';
import styles from './notices.module.css';

const SHOWN_MS = 5_000;

/** The notice that an update cut the log is shown for this many entries. */
const UPDATE_SHOWN = 20;

const dayOf = (at: number): string => new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' });

const UpdateNotice = () => {
  const continued = useTable((state) => state.picture?.continued);
  const seq = useTable((state) => state.picture?.seq ?? 0);
  const [isRead, setRead] = useState(false);
  if (continued === undefined || isRead || seq - continued.seq > UPDATE_SHOWN) return null;
  return (
    <div className={styles.notice} role="status">
      <span>
        {say(continued.isDamaged ? 'damage.continued' : 'update.continued', { date: dayOf(continued.at) })}
      </span>
      <Button onClick={() => setRead(true)}>{say('close')}</Button>
    </div>
  );
};

/** The notice whether a game is rated is shown for this many entries. */
const BEGINNING = 20;

/** At the start of a game between matched people: whether it changes their ratings. */
const RatingNotice = () => {
  const isNew = useTable((state) => (state.picture?.seq ?? 0) <= BEGINNING);
  const rated = useTable((state) => state.picture?.rated === true);
  const unrated = useTable((state) => state.picture?.unrated);
  const [isRead, setRead] = useState(false);
  if (!isNew || isRead || (!rated && unrated === undefined)) return null;
  const words =
    unrated === undefined
      ? [say('rating.ratedGame'), ...ratedTerms()]
      : [say('rating.unratedGame'), unratedText(unrated)];
  return (
    <div className={styles.notice} role="status" data-rating-notice={unrated ?? 'rated'}>
      <span>{words.join(' ')}</span>
      <Button onClick={() => setRead(true)}>{say('close')}</Button>
    </div>
  );
};

/** Whether the table is waiting for other people, and for none of your seats. */
const isWaiting = ({ deciding, seats, outcome }: Picture): boolean =>
  outcome === undefined &&
  seats.some(({ mine }) => mine) &&
  seats.every(({ seat, mine }) => !(mine && deciding.includes(seat))) &&
  seats.some(({ seat, mine, bot }) => !mine && bot === undefined && deciding.includes(seat));

const TurnNotesOffer = () => {
  const waits = useTable(({ picture }) => picture !== undefined && isWaiting(picture));
  const live = useChat((state) => state.table !== undefined);
  return waits && live ? <NotifyOffer className={`${styles.notice} ${styles.low}`} /> : null;
};

/** Refusals, and requests to take moves back. */
export const Notices = () => {
  const { send, forgetRefusal } = useLiveTable();
  const refused = useTable((state) => state.refused);
  const request = useTable((state) => state.picture?.request);
  useEffect(() => {
    if (refused === undefined) return;
    const timer = setTimeout(forgetRefusal, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused, forgetRefusal]);
  const { rule } = refused?.refusal ?? {};
  return (
    <>
      <TurnNotesOffer />
      <div className={styles.notices}>
        <UpdateNotice />
        <RatingNotice />
        <AwayNotice className={styles.notice} />
        <MovedNotice className={styles.notice} />
        {refused !== undefined && (
          <div className={styles.notice} role="alert">
            <span>{refused.text}</span>
            {rule !== undefined && (
              <Button look="quiet" onClick={() => openDialog({ kind: 'rules', rule })}>
                {say('whyNot')}
              </Button>
            )}
          </div>
        )}
        {request !== undefined && (
          <div className={styles.notice} role="status">
            <span>
              {request.mine
                ? say(request.giveUp ? 'giveUp.waiting' : 'undo.waiting', {
                    names: request.waiting.join(', '),
                  })
                : say(request.giveUp ? 'giveUp.request' : 'undo.request', {
                    name: request.by,
                    moves: request.moves,
                  })}
            </span>
            {request.asked && (
              <Button look="primary" onClick={() => send({ type: 'consent', accept: true })}>
                {say('undo.allow')}
              </Button>
            )}
            {(request.asked || request.mine) && (
              <Button onClick={() => send({ type: 'consent', accept: false })}>
                {say(request.mine ? 'cancel' : 'undo.refuse')}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
};
