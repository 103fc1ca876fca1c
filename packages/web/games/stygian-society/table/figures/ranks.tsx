import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { say } from '../../words/say.ts';
import { FoeFigure } from './foe-figure.tsx';
import styles from './ranks.module.css';

const RANKS = ['rear', 'front'] as const;

/** The two ranks of enemies: the rear rank at the back, the front rank facing the heroes. */
export const Ranks = () => {
  const { view } = useBoard();
  return (
    <section className={styles.ranks} aria-label={say('enemies')}>
      {RANKS.map((rank) => {
        const figures = view.figures.filter((figure) => figure.rank === rank);
        return (
          <div
            key={rank}
            className={styles.rank}
            data-rank={rank}
            data-crowd={figures.length > 4 || undefined}
          >
            <h2 className={`${controls.label} ${styles.title}`}>{say(`rank.${rank}`)}</h2>
            <div className={styles.figures}>
              {figures.map((figure) => (
                <FoeFigure key={figure.id} figure={figure} />
              ))}
              {figures.length === 0 && <p className={styles.empty}>{say('rank.empty')}</p>}
            </div>
          </div>
        );
      })}
    </section>
  );
};
