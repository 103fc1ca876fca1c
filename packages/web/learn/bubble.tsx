import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './bubble.module.css';
import type { Box } from './placing.ts';
import { usePlacing } from './use-placing.ts';

const Ring = ({ box: { top, left, width, height }, dimming }: { box: Box; dimming: boolean }) => (
  <span
    className={styles.ring}
    data-ring
    data-dimming={dimming || undefined}
    aria-hidden="true"
    style={{ top: top - 6, left: left - 6, width: width + 12, height: height + 12 }}
  />
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
  back,
  leave,
  children,
}: BubbleProps) => {
  const ref = useRef<HTMLElement>(null);
  const placing = usePlacing(ref, at, clear, `${title} ${text}`);
  const box = placing?.box;
  return (
    <>
      {placing?.target !== undefined && <Ring box={placing.target} dimming={isRead} />}
      <section
        ref={ref}
        className={styles.bubble}
        data-step={name}
        aria-label={say('learn.region')}
        style={
          box === undefined
            ? { visibility: 'hidden' }
            : { left: box.left, top: box.top, width: box.width, maxHeight: box.height }
        }
      >
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
