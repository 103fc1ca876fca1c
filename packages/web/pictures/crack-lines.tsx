import { memo } from 'react';
import styles from './crack-lines.module.css';
import { cracksOf } from './cracks.ts';

type CrackLinesProps = {
  readonly name: string;
  /** From 0 (intact) to 4 (almost destroyed). */
  readonly broken: number;
  /** The height of the window; its width is 100. */
  readonly height?: number;
};

/** Cracks over a window, and its dark panes. A crack is a dark line with a bright edge. */
export const CrackLines = memo(({ name, broken, height = 100 }: CrackLinesProps) => {
  if (broken === 0) return null;
  const { lines, dark } = cracksOf(name, height);
  return (
    <svg
      className={styles.cracks}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      data-cracks={broken}
      aria-hidden="true"
    >
      {dark
        .slice(0, broken)
        .flatMap((panes) => panes.map((pane) => <path key={pane} className={styles.dark} d={pane} />))}
      {lines.slice(0, broken).map((blows) => (
        <g key={blows[0]} className={styles.blow}>
          <path className={styles.edge} d={blows.join('')} />
          <path className={styles.line} d={blows.join('')} />
        </g>
      ))}
    </svg>
  );
});
