import { Suspense } from 'react';
import { Link } from 'wouter';
import { useWorld } from '../connection/world.ts';
import { BesideBoundary } from '../failure/boundaries.tsx';
import type { WebGame } from '../game/web-game.ts';
import { pictureAddress } from '../pictures/addresses.ts';
import { usePlain } from '../pictures/use-plain.ts';
import { say } from '../text/say.ts';
import styles from './door.module.css';
import { LearnLink } from './learn-link.tsx';

const HALL = pictureAddress({ game: 'slay-the-spire', kind: 'place', id: 'front' }, 'full');

type DoorProps = {
  readonly game: WebGame;
  /** Opens the quick start, if the game has one. */
  readonly onQuick: () => void;
  /** Opens a table for people who play together by link, if the game has that. */
  readonly onTogether: () => void;
};

type BeginProps = { readonly id: string; readonly door: WebGame['door']; readonly isMain?: boolean };

/** The link to the set-up page. */
const Begin = ({ id, door: { begin, beginHint }, isMain = false }: BeginProps) => (
  <Link href={`/new/${id}`} className={isMain ? styles.play : styles.other}>
    <span className={styles.playTitle}>{begin}</span>
    <span className={styles.playHint}>{beginHint}</span>
  </Link>
);

/** One of the games, in its own theme, with the links into it. */
export const Door = ({ game: { id, short, guide, door }, onQuick, onTogether }: DoorProps) => {
  const { about, players, window, Scene, more, quick, togetherHint } = door;
  const plain = usePlain();
  const isOnline = useWorld(({ world }) => world === 'server');
  const glass = plain ? undefined : window;
  return (
    <article className={styles.door} data-game={id} data-window={glass} aria-labelledby={`door-${id}`}>
      <div className={styles.scene}>
        {glass !== undefined && (
          <img className={styles.hall} src={HALL} alt="" loading="lazy" draggable={false} />
        )}
        {glass === undefined && Scene !== undefined && <Scene />}
      </div>
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
        {quick?.Faces !== undefined && (
          <div className={styles.faces}>
            <BesideBoundary>
              <Suspense>
                <quick.Faces />
              </Suspense>
            </BesideBoundary>
          </div>
        )}
        {quick === undefined && <Begin id={id} door={door} isMain />}
        {togetherHint !== undefined && isOnline && (
          <button type="button" className={styles.other} data-action="together" onClick={onTogether}>
            <span className={styles.playTitle}>{say('together.title')}</span>
            <span className={styles.playHint}>{togetherHint}</span>
          </button>
        )}
        {quick !== undefined && <Begin id={id} door={door} />}
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
