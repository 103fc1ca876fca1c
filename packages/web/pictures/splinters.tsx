import type { PicturedGame } from './addresses.ts';
import { chanceOf } from './chance.ts';
import { useGeometry } from './geometry.ts';
import styles from './splinters.module.css';

const COUNT = 7;

const splinter = (next: () => number, at: number): string => {
  const x = 6 + (at * 48) / COUNT + next() * 6;
  const y = 15 - next() * 4;
  const points = [
    [x, y],
    [x + 4 + next() * 6, y - 2 - next() * 6],
    [x + 7 + next() * 5, y - next() * 2],
  ];
  return points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join(', ');
};

/** The remains of a figure: a few pieces of its glass on the floor. */
export const Splinters = ({ game, id }: { readonly game: PicturedGame; readonly id: string }) => {
  const glow = useGeometry(game, id)?.glow;
  const next = chanceOf(`${id} splinters`);
  return (
    <svg
      className={styles.splinters}
      viewBox="0 0 60 18"
      style={glow === undefined ? undefined : { color: glow }}
      aria-hidden="true"
    >
      {Array.from({ length: COUNT }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a splinter is its place
        <polygon key={at} points={splinter(next, at)} opacity={0.55 + 0.4 * next()} />
      ))}
    </svg>
  );
};
