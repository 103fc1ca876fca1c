import { useState } from 'react';
import { Link } from 'wouter';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { ContinueList } from './continue-list.tsx';
import styles from './front-page.module.css';
import { LearnLink } from './learn-link.tsx';
import { ShelfLinks } from './shelf-links.tsx';
import { SoloPicker } from './solo-picker.tsx';
import { SpireScene } from './spire-scene.tsx';

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
          <nav className={styles.actions} aria-label={say('front.play')}>
            <button type="button" className={styles.play} onClick={() => setChoosing(true)}>
              <span className={styles.playTitle}>{say('front.solo')}</span>
              <span className={styles.playHint}>{say('front.soloHint')}</span>
            </button>
            <Link href="/new" className={styles.together}>
              <span className={styles.playTitle}>{say('front.together')}</span>
              <span className={styles.playHint}>{say('front.togetherHint')}</span>
            </Link>
          </nav>
        )}
        {!choosing && <LearnLink />}
        <ShelfLinks />
        <ContinueList />
      </main>
      <footer className={styles.footer}>
        <span>{say('front.fanwork')}</span>
        <Link href="/credits">{say('credits')}</Link>
      </footer>
    </div>
  );
};
