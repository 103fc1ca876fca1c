import { startTransition, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useGame, useGames } from '../game/games-context.ts';
import { lazily } from '../kit/part.ts';
import { Place } from '../pictures/place.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { TowersScene } from '../theme/towers-scene.tsx';
import { ContinueList, useRunningTables } from './continue-list.tsx';
import { Door } from './door.tsx';
import styles from './front-page.module.css';
import { FrontTools } from './front-tools.tsx';
import { usePrefetchedTable } from './prefetch-table.ts';
import { ShelfLinks } from './shelf-links.tsx';
import { WorldSwitch } from './world-switch.tsx';

const TogetherPicker = lazily(() => import('./together-picker.tsx'));

/** What the player selects on the front page itself before a game opens. */
type Picking = { readonly game: string; readonly way: 'quick' | 'together' };

type Kept = { readonly picking?: Picking } | null;

/**
 * A selection is an entry in the browser's history, so Back returns to the front page and does not leave the
 * site.
 */
const usePicking = () => {
  const [picking, setPicking] = useState<Picking | undefined>(() => (history.state as Kept)?.picking);
  useEffect(() => {
    const follow = ({ state }: PopStateEvent): void =>
      startTransition(() => setPicking((state as Kept)?.picking));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return {
    picking,
    pick: (next: Picking): void => {
      history.pushState({ picking: next } satisfies Kept, '');
      startTransition(() => setPicking(next));
    },
    cancel: (): void => history.back(),
  };
};

/** Three windows, one per game, with the doors below. Returning players find their games above. */
export const FrontPage = ({ missing = false }: { readonly missing?: boolean }) => {
  const games = useGames();
  const running = useRunningTables();
  const { picking, pick, cancel } = usePicking();
  const game = useGame(picking?.game);
  const quick = picking?.way === 'quick' ? game?.door.quick : undefined;
  const together = picking?.way === 'together' ? game : undefined;
  // The game to continue, or else the one that starts with a single click.
  usePrefetchedTable(running[0]?.game ?? games.find(({ door }) => door.quick !== undefined)?.id);
  const isPicking = quick !== undefined || together !== undefined;
  return (
    <div className={styles.page}>
      <Place game="slay-the-spire" name="front" dim="low" fallback={<TowersScene />} fixed />
      <FrontTools />
      <WorldSwitch />
      <main
        className={styles.main}
        data-choosing={isPicking || undefined}
        data-returning={running.length > 0 || undefined}
      >
        <header className={styles.hero}>
          <p className={controls.label}>{say('front.kicker')}</p>
          <h1 className={styles.title}>{say('title')}</h1>
          <p className={missing ? styles.missing : styles.tagline}>
            {missing ? say('front.missing') : say('front.tagline')}
          </p>
        </header>
        {!isPicking && running.length > 0 && <ContinueList tables={running} />}
        {quick !== undefined && <quick.Picker onCancel={cancel} />}
        {together !== undefined && <TogetherPicker game={together} onCancel={cancel} />}
        {!isPicking && (
          <div className={styles.doors}>
            {games.map((each) => (
              <Door
                key={each.id}
                game={each}
                onQuick={() => pick({ game: each.id, way: 'quick' })}
                onTogether={() => pick({ game: each.id, way: 'together' })}
              />
            ))}
          </div>
        )}
        <ShelfLinks />
      </main>
      <footer className={styles.footer}>
        <span>{say('front.fanwork')}</span>
        <Link href="/credits">{say('credits')}</Link>
      </footer>
    </div>
  );
};
