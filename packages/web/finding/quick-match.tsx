import { type QueueBody, RATED_TERMS } from '@three-spires/session/protocol';
import { use, useState } from 'react';
import { useOpening } from '../connection/use-opening.ts';
import { useQueue } from '../connection/use-queue.ts';
import type { WebGame } from '../game/web-game.ts';
import { Button } from '../kit/button.tsx';
import { partOf } from '../kit/part.ts';
import { say } from '../text/say.ts';
import styles from './finding.module.css';

/** The time after which a bot is offered. */
const BOT_AFTER_S = 20;
/** The server's value for "any rating will do". */
const ANYONE = 9_999;

/** Finds an opponent for a rated duel. */
export const QuickMatch = ({ game }: { readonly game: WebGame }) => {
  const { duel } = use(partOf(game.setUp));
  const { answer, failure, isWaiting, join, leave } = useQueue(game.id);
  const opening = useOpening();
  const [body, setBody] = useState<QueueBody>();
  const [bots, setBots] = useState(false);
  if (duel === undefined) return null;
  const playBot = (): void => {
    if (body === undefined) return;
    leave();
    void opening.open(duel.againstBot(body));
  };
  const seconds = answer.status === 'waiting' ? answer.seconds : 0;
  return (
    <div className={styles.quick} data-quick={answer.status}>
      <p>{say('quick.lead')}</p>
      <details className={styles.terms}>
        <summary>{say('quick.terms')}</summary>
        <ul>
          {(['people', 'meetings', 'clock', 'moves'] as const).map((each) => (
            <li key={each}>{say(`quick.terms.${each}`, RATED_TERMS)}</li>
          ))}
        </ul>
      </details>
      {!isWaiting && <duel.Choice onChange={setBody} />}
      {!isWaiting && (
        <label className={styles.setting}>
          <input
            type="checkbox"
            data-action="meet-bots"
            checked={bots}
            onChange={({ target }) => setBots(target.checked)}
          />
          <span>
            <strong>{say('quick.bots')}</strong>
            <span>{say('quick.bots.about')}</span>
          </span>
        </label>
      )}
      <p role="status" className={styles.search}>
        {isWaiting && answer.status !== 'matched' && say('quick.waiting', { seconds })}
        {answer.status === 'matched' && say('quick.matched')}
      </p>
      {answer.status === 'waiting' && (
        <p>
          {answer.window >= ANYONE ? say('quick.anyone') : say('quick.window', { window: answer.window })}{' '}
          {say('quick.stay')}
        </p>
      )}
      {isWaiting && seconds >= BOT_AFTER_S && <p>{say('quick.bot')}</p>}
      {(failure ?? opening.failure?.text) !== undefined && (
        <p role="alert">{failure ?? opening.failure?.text}</p>
      )}
      <div className={styles.ways}>
        {isWaiting ? (
          <Button data-action="leave-queue" onClick={leave}>
            {say('quick.leave')}
          </Button>
        ) : (
          <Button
            look="primary"
            data-action="join-queue"
            disabled={body === undefined}
            onClick={() => body !== undefined && join(bots ? { ...body, bots } : body)}
          >
            {say('quick.join')}
          </Button>
        )}
        {(!isWaiting || seconds >= BOT_AFTER_S) && (
          <Button data-action="play-bot" disabled={body === undefined || opening.busy} onClick={playBot}>
            {say('quick.playBot')}
          </Button>
        )}
      </div>
    </div>
  );
};
