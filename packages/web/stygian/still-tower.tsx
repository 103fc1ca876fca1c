import { useRef } from 'react';
import { useMotion } from '../table/stage.ts';
import { say } from '../text/say.ts';
import { useBoard } from './board-context.ts';
import { Cube, countsInWords } from './cube.tsx';
import styles from './still-tower.module.css';

/** The tower without motion: its walls, and the cubes that are stuck in it. */
export const StillTower = () => {
  const { view } = useBoard();
  const body = useRef<HTMLDivElement>(null);
  useMotion('tower', body);
  const stuck = view.tower.flatMap((count, colour) => new Array<number>(count).fill(colour));
  return (
    <div
      ref={body}
      className={styles.still}
      role="img"
      aria-label={say('sty.tower.holds', { cubes: countsInWords(view.tower) })}
    >
      <svg
        className={styles.walls}
        viewBox="0 0 200 260"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <path className={styles.roof} d="M44 46 60 12 100 2 140 12 156 46Z" />
        <path className={styles.wall} d="M48 46H152L158 250H42Z" />
        <path className={styles.shade} d="M118 46H152L158 250H124Z" />
        <path className={styles.level} d="M54 92 108 104M146 128 92 140M56 164 110 176M146 200 94 212" />
        <path className={styles.gate} d="M72 250V226A28 26 0 0 1 128 226V250Z" />
      </svg>
      <span className={styles.cubes} aria-hidden="true">
        {stuck.map((colour, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour have no identity but their place
          <Cube key={place} colour={colour} />
        ))}
      </span>
    </div>
  );
};
