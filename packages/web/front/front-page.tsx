import { lazy, useState, useTransition } from 'react';
import { Link } from 'wouter';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { ContinueList } from './continue-list.tsx';
import { Door } from './door.tsx';
import { FRONT_GAMES } from './front-games.ts';
import styles from './front-page.module.css';
import { ShelfLinks } from './shelf-links.tsx';
import { SpireScene } from './spire-scene.tsx';

/** Only some readers come here, so it is not part of the first load. */
const SoloPicker = lazy(() => import('./solo-picker.tsx'));

export const FrontPage = ({ missing = false }: { readonly missing?: boolean }) => {
  const [choosing, setChoosing] = useState(false);
  // The doors stay until the picker is here.
  const [, openPicker] = useTransition();
  return (
    <div className={styles.page}>
      <SpireScene />
      <main className={styles.main} data-choosing={choosing || undefined}>
        <header className={styles.hero}>
          <p className={controls.label}>{say('front.kicker')}</p>
          <h1 className={styles.title}>{say('title')}</h1>
          <p className={styles.tagline}>{missing ? say('front.missing') : say('front.tagline')}</p>
        </header>
        {choosing ? (
          <SoloPicker onCancel={() => setChoosing(false)} />
        ) : (
          <div className={styles.doors}>
            {FRONT_GAMES.map((game) => (
              <Door key={game.id} game={game} onSolo={() => openPicker(() => setChoosing(true))} />
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
