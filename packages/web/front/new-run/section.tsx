import type { ReactNode } from 'react';
import { say } from '../../text/say.ts';
import type { RunPlan } from '../run-plan.ts';
import styles from './new-run.module.css';

/** What every part of the page gets: the plan so far, and a way to change it. */
export type PlanProps = {
  readonly plan: RunPlan;
  readonly change: (changes: Partial<RunPlan>) => void;
  /** What the server has found wrong here. */
  readonly wrong?: string | undefined;
};

type SectionProps = {
  readonly title: string;
  readonly hint?: string;
  readonly wrong?: string | undefined;
  readonly children: ReactNode;
};

/** One question of the page, with what is wrong about its answer. */
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
