import type { ReactNode } from 'react';
import { say } from '../text/say.ts';
import styles from './set-up.module.css';

type SectionProps = {
  readonly title: string;
  readonly hint?: string;
  /** The error that the server found here. */
  readonly wrong?: string | undefined;
  readonly children: ReactNode;
};

/** One question of a set-up page, with the error in its answer. */
export const Section = ({ title, hint, wrong, children }: SectionProps) => (
  <fieldset className={styles.section} data-wrong={wrong !== undefined || undefined}>
    <legend className={styles.legend}>{title}</legend>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {wrong !== undefined && (
      <p className={styles.wrong} role="alert">
        {say('new.wrong', { reason: wrong })}
      </p>
    )}
    {children}
  </fieldset>
);
