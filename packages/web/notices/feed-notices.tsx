import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { Failure } from '../kit/failure.tsx';
import controls from '../theme/controls.module.css';
import type { NoticesProps } from './browser-notices.tsx';
import styles from './notices.module.css';
import { makeFeed, removeFeed } from './notices-api.ts';
import { say } from './words.ts';

/** The secret address of a feed of your turns. */
export const FeedNotices = ({ notices, onChange }: NoticesProps) => {
  const [problem, setProblem] = useState<string>();
  const attempt = (work: Promise<NoticesProps['notices']>): void => {
    setProblem(undefined);
    work.then(onChange).catch((error: Error) => setProblem(error.message));
  };
  const make = (): void => attempt(makeFeed().then(({ feed }) => ({ ...notices, feed })));
  const { feed } = notices;
  return (
    <section className={`${controls.panel} ${styles.way}`} aria-labelledby="feed">
      <h2 id="feed">{say('notices.feed')}</h2>
      <p>{say('notices.feed.about')}</p>
      {feed === undefined ? (
        <Button data-action="make-feed" onClick={make}>
          {say('notices.feed.make')}
        </Button>
      ) : (
        <>
          <label className={styles.field}>
            <span className={controls.label}>{say('notices.feed.address')}</span>
            <input className={controls.field} readOnly value={feed} data-feed />
          </label>
          <p className={styles.row}>
            <CopyButton text={feed} label={say('notices.copy')} className={controls.button} />
            <Button data-action="new-feed" onClick={make}>
              {say('notices.feed.again')}
            </Button>
            <Button look="quiet" data-action="end-feed" onClick={() => attempt(removeFeed())}>
              {say('notices.switchOff')}
            </Button>
          </p>
          <p className={styles.small}>{say('notices.feed.againAbout')}</p>
        </>
      )}
      <Failure text={problem} className={styles.problem} />
    </section>
  );
};
