import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { useEffect, useMemo, useState } from 'react';
import { say } from '../../text/say.ts';
import { timeInWords } from '../../text/time-in-words.ts';
import styles from './seat-clock.module.css';

type ClockPicture = NonNullable<Picture['clock']>;

const TICK_MS = 250;
const LITTLE_MS = 30_000;
/** The update interval in a slow game. */
const SLOW_TICK_MS = 30_000;
const SLOW_LITTLE_MS = 6 * 3_600_000;

/** Minutes and seconds, as on a clock; in a slow game, the time left in words. */
const shown = (ms: number, { settings }: ClockPicture): string => {
  if (settings.perMove === true) return timeInWords(ms);
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Milliseconds since the last clock reading, while the clock runs. */
const useElapsed = (clock: ClockPicture, running: boolean): number => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new clock reading counts from now
  const told = useMemo(() => performance.now(), [clock]);
  const isSlow = clock.settings.perMove === true;
  const [now, setNow] = useState(told);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), isSlow ? SLOW_TICK_MS : TICK_MS);
    return () => clearInterval(timer);
  }, [running, isSlow]);
  return running ? Math.max(0, now - told) : 0;
};

/** A seat's remaining time, which runs while the seat decides. Nothing for a seat without a clock. */
export const SeatClock = ({ clock, seat }: { readonly clock: ClockPicture; readonly seat: Seat }) => {
  const running = clock.running.includes(seat);
  const elapsed = useElapsed(clock, running);
  const time = clock.left[seat];
  if (time === null || time === undefined) return null;
  const left = Math.max(0, time - elapsed);
  return (
    <span
      className={styles.clock}
      role="timer"
      data-running={running || undefined}
      data-little={left < (clock.settings.perMove === true ? SLOW_LITTLE_MS : LITTLE_MS) || undefined}
      aria-label={say('clock.left', { time: shown(left, clock) })}
    >
      {shown(left, clock)}
    </span>
  );
};
