import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/button.tsx';
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

/** Collapses the box to its title and back. The button stays the same element, so it keeps the focus. */
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
  /** The name of the step, for tests. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** The number of the step, from 1. */
  readonly step: number;
  readonly steps: number;
  /** What to point at: the first of these on the screen. */
  readonly at: readonly string[];
  /** What to leave uncovered if there is room elsewhere. */
  readonly clear: readonly string[];
  /** Whether the step is only to be read: everything but its target is dimmed. */
  readonly isRead: boolean;
  /** Undefined if there is nothing to play: the box then cannot be folded. */
  readonly folding: Folding | undefined;
  readonly onFold: (folded: boolean) => void;
  readonly back: (() => void) | undefined;
  /** The address of the list of lessons. */
  readonly leave: string;
  /** The buttons that continue. */
  readonly children: ReactNode;
};

/** The text of a step, next to its target. */
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
            <Button look="quiet" data-learn="back" onClick={back}>
              {say('learn.back')}
            </Button>
          )}
          <Link href={leave} className={controls.quiet} data-learn="leave">
            {say('learn.leave')}
          </Link>
        </div>
      </section>
    </>
  );
};
