import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useGames } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useTheme } from '../theme/use-theme.ts';
import { RulesDialog } from './rules-dialog.tsx';
import styles from './shelf-frame.module.css';

const PLACES = [
  { place: '/library', name: 'shelf.library', part: 'library' },
  { place: '/rules', name: 'shelf.rules', part: 'rulebook' },
  { place: '/sandbox', name: 'shelf.sandbox', part: 'sandbox' },
  { place: '/what-if', name: 'shelf.whatIf', part: 'whatIf' },
] as const;

/** Linked from the other pages, and also the same for every game. */
const FURTHER = { place: '/sources', part: 'library' } as const;

type Shown = { readonly place: string; readonly part: (typeof PLACES)[number]['part'] };

/** The same page for another game. */
const Games = ({ game, shown }: { readonly game: string; readonly shown: Shown }) => {
  const games = useGames().filter((each) => each[shown.part] !== undefined);
  return games.length < 2 ? null : (
    <nav aria-label={say('shelf.games')} className={styles.games}>
      {games.map(({ id, short }) => (
        <Link
          key={id}
          href={`${shown.place}/${id}`}
          className={styles.game}
          data-game={id}
          aria-current={id === game ? 'true' : undefined}
        >
          {short}
        </Link>
      ))}
    </nav>
  );
};

type ShelfFrameProps = {
  readonly game: WebGame;
  readonly children: ReactNode;
};

/** The frame of library, rulebook and sandbox: links home, to each other and to the other games. */
export const ShelfFrame = ({ game, children }: ShelfFrameProps) => {
  const [location] = useLocation();
  useTheme(game.id);
  const here = PLACES.find(({ place }) => location.startsWith(place));
  const shown = here ?? (location.startsWith(FURTHER.place) ? FURTHER : undefined);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/" className={`${controls.home} ${styles.home}`}>
          {say('title')}
        </Link>
        <nav aria-label={say('shelf')} className={styles.places}>
          {PLACES.filter(({ part }) => game[part] !== undefined).map(({ place, name }) => (
            <Link
              key={place}
              href={`${place}/${game.id}`}
              className={styles.place}
              aria-current={place === here?.place ? 'page' : undefined}
            >
              {say(name)}
            </Link>
          ))}
          {game.pages?.map(
            ({ path, place }) =>
              place !== undefined && (
                <Link
                  key={path}
                  href={path}
                  className={styles.place}
                  aria-current={location.startsWith(path) ? 'page' : undefined}
                >
                  {place}
                </Link>
              ),
          )}
        </nav>
        {shown !== undefined && <Games game={game.id} shown={shown} />}
      </header>
      {children}
      {here !== undefined && here.part !== 'sandbox' && (
        <footer className={styles.footer}>
          <span>{say('front.fanwork')}</span>
          <Link href="/credits">{say('credits')}</Link>
        </footer>
      )}
      <RulesDialog game={game.id} />
    </div>
  );
};
