import { Link } from 'wouter';
import type { FrontGame } from '../game/door.ts';
import { say } from '../text/say.ts';
import styles from './door.module.css';
import { LearnLink } from './learn-link.tsx';

type DoorProps = {
  readonly game: FrontGame;
  /** Chooses right here, for somebody alone. */
  readonly onSolo: () => void;
};

/** One of the three games, in its own mood, with the ways into it. */
export const Door = ({
  game: { id, title, about, players, Scene, begin, beginHint, more, learn, quick },
  onSolo,
}: DoorProps) => (
  <article className={styles.door} data-game={id} aria-labelledby={`door-${id}`}>
    <div className={styles.scene}>
      <Scene />
    </div>
    <div className={styles.words}>
      <h2 id={`door-${id}`} className={styles.title}>
        {say(title)}
      </h2>
      <p className={styles.players}>{say(players)}</p>
      <p className={styles.about}>{say(about)}</p>
    </div>
    <nav className={styles.ways} aria-label={say('front.playGame', { game: say(title) })}>
      {quick && (
        <button type="button" className={styles.play} onClick={onSolo}>
          <span className={styles.playTitle}>{say('front.solo')}</span>
          <span className={styles.playHint}>{say('front.soloHint')}</span>
        </button>
      )}
      <Link href={`/new/${id}`} className={quick ? styles.other : styles.play}>
        <span className={styles.playTitle}>{say(begin)}</span>
        <span className={styles.playHint}>{say(beginHint)}</span>
      </Link>
      {more !== undefined && (
        <Link href={more.href} className={styles.other}>
          <span className={styles.playTitle}>{say(more.name)}</span>
          <span className={styles.playHint}>{say(more.hint)}</span>
        </Link>
      )}
      {learn !== undefined && <LearnLink href={learn.href} hint={say(learn.hint)} />}
    </nav>
  </article>
);
