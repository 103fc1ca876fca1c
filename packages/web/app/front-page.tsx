import { startTransition, useState } from 'react';
import { Link } from 'wouter';
import { useGame, useGames } from '../game/games-context.ts';
import { pictureAddress } from '../pictures/addresses.ts';
import { Place } from '../pictures/place.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { TowersScene } from '../theme/towers-scene.tsx';
import { ContinueList } from './continue-list.tsx';
import { Door } from './door.tsx';
import styles from './front-page.module.css';
import { ShelfLinks } from './shelf-links.tsx';

const HALL = pictureAddress({ game: 'slay-the-spire', kind: 'place', id: 'front' }, 'full');

/** Three windows, one for each game, and the doors below them. */
export const FrontPage = ({ missing = false }: { readonly missing?: boolean }) => {
  const games = useGames();
  const [quickGame, setQuickGame] = useState<string>();
  const quick = useGame(quickGame)?.door.quick;
  return (
    <div className={styles.page} style={{ ['--front-hall' as string]: `url("${HALL}")` }}>
      <Place game="slay-the-spire" name="front" dim="low" fallback={<TowersScene />} fixed />
      <main className={styles.main} data-choosing={quick !== undefined || undefined}>
        <header className={styles.hero}>
          <p className={controls.label}>{say('front.kicker')}</p>
          <h1 className={styles.title}>{say('title')}</h1>
          <p className={styles.tagline}>{missing ? say('front.missing') : say('front.tagline')}</p>
        </header>
        {quick !== undefined ? (
          <quick.Picker onCancel={() => setQuickGame(undefined)} />
        ) : (
          <div className={styles.doors}>
            {games.map((game) => (
              <Door key={game.id} game={game} onQuick={() => startTransition(() => setQuickGame(game.id))} />
            ))}
          </div>
        )}
        <ContinueList />
        <ShelfLinks />
      </main>
      <footer className={styles.footer}>
        <span>{say('front.fanwork')}</span>
        <Link href="/credits">{say('credits')}</Link>
      </footer>
    </div>
  );
};
