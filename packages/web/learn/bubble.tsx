import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './bubble.module.css';
import type { Box } from './placing.ts';
import { type Folding, usePlacing } from './use-placing.ts';

const Ring = ({ box: { top, left, width, height }, dimming }: { box: Box; dimming: boolean }) => (
  <span
    className={styles.ring}
    data-ring
    data-dimming={dimming || undefined}
    aria-hidden="true"
    style={{ top: top - 6, left: left - 6, width: width + 12, height: height + 12 }}
  />
);

type FoldProps = {
  readonly title: string;
  readonly isFolded: boolean;
  readonly onFold: (folded: boolean) => void;
};

/** Folds the box to its title and back. It stays the same button, so it keeps the focus. */
const Fold = ({ title, isFolded, onFold }: FoldProps) => (
  <button
    type="button"
    className={styles.fold}
    data-learn={isFolded ? 'unfold' : 'fold'}
    aria-expanded={!isFolded}
    aria-label={isFolded ? say('learn.unfold', { title }) : say('learn.fold')}
    onClick={() => onFold(!isFolded)}
  >
    <span className={styles.short} aria-hidden="true">
      {title}
    </span>
  </button>
);

type BubbleProps = {
  /** For tests: which step this is. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** Which of how many steps, from 1. */
  readonly step: number;
  readonly steps: number;
  /** What is pointed at: the first of these that is on the screen. */
  readonly at: readonly string[];
  /** What is left uncovered while there is room elsewhere. */
  readonly clear: readonly string[];
  /** Whether the step only has to be read: everything but its target is dimmed. */
  readonly isRead: boolean;
  /** Undefined where there is nothing to play: the box is not folded then. */
  readonly folding: Folding | undefined;
  readonly onFold: (folded: boolean) => void;
  readonly back: (() => void) | undefined;
  /** The list of lessons. */
  readonly leave: string;
  /** The ways on from here. */
  readonly children: ReactNode;
};

/** The text of a step, beside its target. */
export const Bubble = ({
  name,
  title,
  text,
  step,
  steps,
  at,
  clear,
  isRead,
  folding,
  onFold,
  back,
  leave,
  children,
}: BubbleProps) => {
  const ref = useRef<HTMLElement>(null);
  const placing = usePlacing(ref, { at, clear, text: `${title} ${text}`, folding: folding ?? 'open' });
  const box = placing?.box;
  const isFolded = placing?.isFolded === true;
  return (
    <>
      {placing?.target !== undefined && <Ring box={placing.target} dimming={isRead} />}
      <section
        ref={ref}
        className={styles.bubble}
        data-step={name}
        data-folded={isFolded || undefined}
        aria-label={say('learn.region')}
        style={
          box === undefined
            ? { visibility: 'hidden' }
            : { left: box.left, top: box.top, width: box.width, maxHeight: box.height }
        }
      >
        {folding !== undefined && <Fold {...{ title, isFolded, onFold }} />}
        <p className={styles.count}>{say('learn.step', { step, steps })}</p>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.ways}>
          {children}
          {back !== undefined && (
            <button type="button" className={controls.quiet} data-learn="back" onClick={back}>
              {say('learn.back')}
            </button>
          )}
          <Link href={leave} className={controls.quiet} data-learn="leave">
            {say('learn.leave')}
          </Link>
        </div>
      </section>
    </>
  );
};
