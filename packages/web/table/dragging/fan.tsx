import { AnimatePresence, useIsPresent } from 'motion/react';
import * as m from 'motion/react-m';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { paced } from '../../settings/settings-store.ts';
import { say } from '../../text/say.ts';
import { DragLayer } from './drag-layer.tsx';
import styles from './fan.module.css';

type FanProps = {
  readonly count: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A hand of cards as a fan; the cards overlap only as much as needed to show them all. */
export const Fan = ({ count, className, children }: FanProps) => (
  <>
    <ul className={`${styles.fan} ${className}`} aria-label={say('hand', { count })} data-hand>
      <AnimatePresence initial={false} mode="popLayout">
        {children}
      </AnimatePresence>
    </ul>
    <DragLayer />
  </>
);

/** The position of a card in the fan: -1 at the left end, 1 at the right. */
const spreadOf = (place: number, count: number): number => (count < 2 ? 0 : (place / (count - 1)) * 2 - 1);

/** A drawn card arrives from the side of the draw pile. */
const COMING = {
  left: { opacity: 0, x: -260, y: 90, rotate: -18 },
  right: { opacity: 0, x: 260, y: 90, rotate: 18 },
} as const;

type FanCardProps = ComponentPropsWithRef<'button'> & {
  readonly place: number;
  readonly count: number;
  readonly drawnFrom: keyof typeof COMING;
  readonly selected: boolean;
  readonly playable: boolean;
  /** Whether pressing it answers a question. */
  readonly answers: boolean;
};

/** A card in the fan, with its face as child. A card that is leaving accepts no more presses. */
export const FanCard = ({
  place,
  count,
  drawnFrom,
  selected,
  playable,
  answers,
  children,
  ...button
}: FanCardProps) => {
  const present = useIsPresent();
  return (
    <m.li
      layout
      // Cards are measured when the fan changes, not on every selection.
      layoutDependency={`${place}/${count}`}
      className={styles.slot}
      data-selected={selected || undefined}
      initial={COMING[drawnFrom]}
      animate={{ opacity: 1, x: 0, y: 0, rotate: 0 }}
      exit={{ opacity: 0, y: -190, scale: 0.55, transition: { duration: paced(0.2) } }}
      transition={{ duration: paced(0.26), ease: [0.2, 0.8, 0.2, 1] }}
    >
      <button
        type="button"
        className={styles.held}
        style={{ ['--spread' as string]: spreadOf(place, count), ['--place' as string]: place }}
        data-playable={playable || answers || undefined}
        data-answer={answers || undefined}
        disabled={!present}
        aria-pressed={selected}
        {...button}
      >
        {children}
        <span className={styles.key} aria-hidden="true">
          {place < 10 ? (place + 1) % 10 : ''}
        </span>
      </button>
    </m.li>
  );
};
