import { memo } from 'react';
import Whale from '~icons/game-icons/sperm-whale';
import styles from './neow-scene.module.css';

const BUBBLES = Array.from({ length: 18 }, (_, number) => ({
  number,
  left: (number * 53) % 100,
  size: 5 + ((number * 7) % 14),
  delay: (number * 1.7) % 11,
}));
const RAYS = [8, 24, 41, 58, 76, 92] as const;

/** The depths at the foot of the spire: light from above, and Neow in the dark. */
export const NeowScene = memo(() => (
  <div className={styles.scene} aria-hidden="true">
    {RAYS.map((left, number) => (
      <span
        key={left}
        className={styles.ray}
        style={{ left: `${left}%`, rotate: `${(number - 2.5) * 7}deg`, animationDelay: `${-number * 1.3}s` }}
      />
    ))}
    <div className={styles.neow}>
      <span className={styles.halo} />
      <Whale className={styles.whale} />
      <span className={styles.eye} />
    </div>
    {BUBBLES.map(({ number, left, size, delay }) => (
      <span
        key={number}
        className={styles.bubble}
        style={{ left: `${left}%`, width: size, height: size, animationDelay: `${-delay}s` }}
      />
    ))}
    <span className={styles.floor} />
  </div>
));
