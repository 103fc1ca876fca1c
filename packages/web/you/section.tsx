import { type ReactNode, useId } from 'react';
import { Button } from '../kit/button.tsx';
import { Failure } from '../kit/failure.tsx';
import controls from '../theme/controls.module.css';
import styles from './you-page.module.css';

type SectionProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Why the last action here failed. */
  readonly failure?: string | undefined;
};

/** A section of the page about you. */
export const Section = ({ title, children, failure }: SectionProps) => {
  const id = useId();
  return (
    <section className={`${controls.panel} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
      <Failure text={failure} className={styles.failure} />
    </section>
  );
};

type QuestionProps = {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly action: string;
  /** An alternative way to confirm. */
  readonly also?: { readonly text: string; readonly action: string; readonly onPress: () => void };
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** An inline confirmation. */
export const Question = ({ text, yes, no, action, also, onYes, onNo }: QuestionProps) => (
  <fieldset className={styles.question} aria-label={yes}>
    <p role="status">{text}</p>
    <div className={styles.buttons}>
      <Button look="primary" data-action={action} onClick={onYes}>
        {yes}
      </Button>
      {also !== undefined && (
        <Button data-action={also.action} onClick={also.onPress}>
          {also.text}
        </Button>
      )}
      <Button onClick={onNo}>{no}</Button>
    </div>
  </fieldset>
);
