import type { ReactNode } from 'react';
import controls from '../../../../theme/controls.module.css';
import styles from './climb-question.module.css';

type QuestionFrameProps = { readonly kind: string; readonly title: string; readonly children: ReactNode };

/** The current question, over its place. */
export const QuestionFrame = ({ kind, title, children }: QuestionFrameProps) => (
  <div className={styles.over}>
    <section className={`${controls.panel} ${styles.panel}`} aria-label={title} data-question={kind}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  </div>
);
