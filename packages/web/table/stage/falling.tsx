import { Figure } from '../../pictures/figure.tsx';
import styles from './falling.module.css';
import { useFalls } from './falls.ts';

/** The falling glass of dead figures, where they stood. */
export const Falling = () => {
  const { falls } = useFalls();
  return falls.map(({ key, game, id, maxHp, left, top, size, delay }) => (
    <span
      key={key}
      className={styles.fall}
      style={{
        left,
        top,
        ['--figure-size' as string]: `${size}px`,
        ['--wait' as string]: `${delay}ms`,
      }}
    >
      <Figure game={game} id={id} state="dead" {...(maxHp === undefined ? {} : { hp: 0, maxHp })} />
    </span>
  ));
};
