import { say } from '../../words/say.ts';
import styles from './quick-start-place.module.css';

/** The skipped Acts as a draft: each question appears over this picture. */
export const QuickStartPlace = () => (
  <div className={styles.place}>
    <h1 className={styles.title}>{say('quickStart.title')}</h1>
    <p className={styles.story}>{say('quickStart.story')}</p>
  </div>
);
