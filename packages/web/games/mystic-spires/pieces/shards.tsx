import { breakPane } from '../../../pictures/shards.ts';
import styles from './shards.module.css';

/** Breaking glass over its container, played once. */
export const Shards = ({ name, count = 9 }: { readonly name: string; readonly count?: number }) => (
  <span className={styles.shards} data-shards aria-hidden="true">
    {breakPane(name, count).map(({ shape, aside, turn, late }) => (
      <span
        key={shape}
        className={styles.shard}
        style={{
          clipPath: shape,
          ['--aside' as string]: `${Math.round(aside * 60)}%`,
          ['--turn' as string]: `${Math.round(turn / 4)}deg`,
          ['--late' as string]: late.toFixed(2),
        }}
      />
    ))}
  </span>
);
