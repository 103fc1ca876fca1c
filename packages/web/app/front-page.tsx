import { useState } from 'react';
import { Link } from 'wouter';
import { FRONT_GAMES } from '../game/door.ts';
import { SoloPicker } from '../games/slay-the-spire/front/solo-picker.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { SpireScene } from '../theme/towers-scene.tsx';
import { ContinueList } from './continue-list.tsx';
import { Door } from './door.tsx';
import styles from './front-page.module.css';
import { ShelfLinks } from './shelf-links.tsx';

export const FrontPage = ({ missing = false }: { readonly missing?: boolean }) => {
  const [choosing, setChoosing] = useState(false);
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
              <Door key={game.id} game={game} onSolo={() => setChoosing(true)} />
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
