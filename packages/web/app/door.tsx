import { Link } from 'wouter';
import type { WebGame } from '../game/web-game.ts';
import { usePlain } from '../pictures/use-plain.ts';
import { say } from '../text/say.ts';
import styles from './door.module.css';
import { LearnLink } from './learn-link.tsx';

type DoorProps = {
  readonly game: WebGame;
  /** Opens the quick start, where the game has one. */
  readonly onQuick: () => void;
};

/** One of the games, in its own theme, with the ways into it. */
export const Door = ({ game: { id, short, guide, door }, onQuick }: DoorProps) => {
  const { about, players, window, Scene, begin, beginHint, more, quick } = door;
  const plain = usePlain();
  const glass = plain ? undefined : window;
  return (
    <article className={styles.door} data-game={id} data-window={glass} aria-labelledby={`door-${id}`}>
      <div className={styles.scene}>{glass === undefined && Scene !== undefined && <Scene />}</div>
      <div className={styles.words}>
        <h2 id={`door-${id}`} className={styles.title}>
          {short}
        </h2>
        <p className={styles.players}>{players}</p>
        <p className={styles.about}>{about}</p>
      </div>
      <nav className={styles.ways} aria-label={say('front.playGame', { game: short })}>
        {quick !== undefined && (
          <button type="button" className={styles.play} onClick={onQuick}>
            <span className={styles.playTitle}>{quick.name}</span>
            <span className={styles.playHint}>{quick.hint}</span>
          </button>
        )}
        <Link href={`/new/${id}`} className={quick === undefined ? styles.play : styles.other}>
          <span className={styles.playTitle}>{begin}</span>
          <span className={styles.playHint}>{beginHint}</span>
        </Link>
        {more !== undefined && (
          <Link href={more.href} className={styles.other}>
            <span className={styles.playTitle}>{more.name}</span>
            <span className={styles.playHint}>{more.hint}</span>
          </Link>
        )}
        {guide !== undefined && <LearnLink href={`/learn/${id}`} hint={guide.hint} />}
      </nav>
    </article>
  );
};
