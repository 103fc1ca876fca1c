import type { PracticeReason } from '@three-spires/table';
import { useId } from 'react';
import Target from '~icons/game-icons/archery-target';
import { say } from '../text/say.ts';
import styles from './practice-mark.module.css';
import { practiceReasons } from './practice-text.ts';

/** Says that a game counts for nothing, and why on hover and focus. */
export const PracticeMark = ({ reasons }: { readonly reasons: readonly PracticeReason[] }) => {
  const id = useId();
  return (
    <span className={styles.practice} data-practice={reasons.join(' ')}>
      <button type="button" className={styles.mark} aria-describedby={id} aria-label={say('practice')}>
        <Target aria-hidden="true" />
        <span className={styles.word}>{say('practice')}</span>
      </button>
      <span role="tooltip" id={id} className={styles.why}>
        <strong>{say('practice.about')}</strong>
        {practiceReasons(reasons).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </span>
    </span>
  );
};
