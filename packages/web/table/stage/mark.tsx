import type { ReactNode } from 'react';
import styles from './mark.module.css';

/** What a blow, a ward or a spell leaves on a figure for a moment. */
export type MarkName = 'slash' | 'ring' | 'drip' | 'burn' | 'shards' | 'spark' | 'frost' | 'bloom' | 'dark';

const SHARDS = [0, 52, 101, 158, 205, 258, 311];
const ARMS = [0, 60, 120];

const SHAPES: Readonly<Record<MarkName, ReactNode>> = {
  slash: (
    <>
      <path d="M12 82 Q52 58 90 10 Q62 64 12 82Z" />
      <path d="M8 62 Q46 46 72 8 Q48 50 8 62Z" />
    </>
  ),
  ring: (
    <>
      <circle cx="50" cy="50" r="34" />
      <path d="M50 22 L72 31 V52 Q72 70 50 80 Q28 70 28 52 V31Z" />
    </>
  ),
  drip: [22, 48, 73].map((x, place) => (
    <path key={x} d={`M${x} ${12 + place * 9} q9 16 0 22 q-9 -6 0 -22Z`} />
  )),
  burn: [26, 50, 74].map((x, place) => (
    <path
      key={x}
      d={`M${x} ${86 - place * 3} q-17 -14 -5 -33 q2 9 7 9 q-3 -17 7 -27 q0 15 7 23 q8 15 -16 28Z`}
    />
  )),
  shards: SHARDS.map((turn) => (
    <path key={turn} d="M50 44 L57 26 L52 12 L45 28Z" transform={`rotate(${turn} 50 50)`} />
  )),
  spark: <path d="M56 4 L34 46 L52 46 L38 96 L74 38 L54 38 L68 4Z" />,
  frost: ARMS.map((turn) => (
    <path
      key={turn}
      transform={`rotate(${turn} 50 50)`}
      d="M48 8 h4 v84 h-4Z M40 20 l10 9 10 -9 M40 80 l10 -9 10 9"
    />
  )),
  bloom: <circle cx="50" cy="50" r="44" />,
  dark: <circle cx="50" cy="50" r="40" />,
};

/** Drawn over the figure by the layer of its rising numbers. */
export const Mark = ({ name, delay }: { readonly name: MarkName; readonly delay: number }) => (
  <svg
    className={styles.mark}
    data-mark={name}
    viewBox="0 0 100 100"
    style={{ ['--delay' as string]: `${delay}ms` }}
    aria-hidden="true"
  >
    {SHAPES[name]}
  </svg>
);
