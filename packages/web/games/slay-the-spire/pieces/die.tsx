import { useRef } from 'react';
import { useMotion } from '../../../table/stage/stage.ts';
import { say } from '../words/say.ts';
import styles from './die.module.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

type DieProps = {
  readonly face: number;
  /** Rolls and jumps with the events of the table. */
  readonly moving?: boolean;
};

/** The die that decides what enemies do this round. */
export const Die = ({ face, moving = false }: DieProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  useMotion(moving ? 'die' : 'still', ref);
  return (
    <span
      ref={ref}
      className={styles.die}
      data-explain="sign:die"
      role="img"
      aria-label={face === 0 ? say('dieUnrolled') : say('dieShows', { face })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {(PIPS[face] ?? []).map(([x, y]) => (
          <circle key={`${x}${y}`} cx={x} cy={y} r="10" />
        ))}
      </svg>
    </span>
  );
};
