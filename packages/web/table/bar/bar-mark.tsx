import { type ComponentType, type SVGProps, useId } from 'react';
import styles from './bar-mark.module.css';

type BarMarkProps = {
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly word: string;
  /** Its meaning, and the reason. */
  readonly about: string;
  readonly why: readonly string[];
  /** For tests and styles. */
  readonly mark: string;
};

/** A word in the bar about what a game counts for. It explains itself on hover and focus. */
export const BarMark = ({ Icon, word, about, why, mark }: BarMarkProps) => {
  const id = useId();
  return (
    <span className={styles.holder} data-mark={mark}>
      <button type="button" className={styles.mark} aria-describedby={id} aria-label={word}>
        <Icon aria-hidden="true" />
        <span className={styles.word}>{word}</span>
      </button>
      <span role="tooltip" id={id} className={styles.why}>
        <strong>{about}</strong>
        {why.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </span>
    </span>
  );
};
