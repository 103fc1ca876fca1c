import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { SHELF, shelfGame } from '../game/web-game.ts';
import { useDialog } from '../kit/dialogs.ts';
import { say } from '../text/say.ts';
import { useMood } from '../theme/use-theme.ts';
import styles from './shelf-frame.module.css';

const RulesDrawer = lazy(() => import('../rulebook/rules-drawer.tsx'));

const PLACES = [
  { place: '/library', name: 'shelf.library' },
  { place: '/rules', name: 'shelf.rules' },
  { place: '/sandbox', name: 'shelf.sandbox' },
] as const;

/** Reached from the others, but the same for every game too. */
const FURTHER = '/sources';

/** Terms in texts open the rules here as they do at the table. */
const ShelfDialogs = ({ game }: { readonly game: string }) => {
  const open = useDialog((state) => state.open);
  if (open?.kind !== 'rules') return null;
  return (
    <Suspense fallback={null}>
      <RulesDrawer key={`${open.rule}${open.query}`} game={game} query={open.query} rule={open.rule} />
    </Suspense>
  );
};

/** The same place for another game. */
const Games = ({ game, place }: { readonly game: string; readonly place: string }) =>
  SHELF.length < 2 ? null : (
    <nav aria-label={say('shelf.games')} className={styles.games}>
      {SHELF.map(({ id, short }) => (
        <Link
          key={id}
          href={`${place}/${id}`}
          className={styles.game}
          data-game={id}
          aria-current={id === game ? 'true' : undefined}
        >
          {say(short)}
        </Link>
      ))}
    </nav>
  );

type ShelfFrameProps = {
  /** The game one looks into. */
  readonly game: string;
  readonly children: ReactNode;
};

/** The frame of library, rulebook and sandbox: the way home, to each other and to the other games. */
export const ShelfFrame = ({ game, children }: ShelfFrameProps) => {
  const [location] = useLocation();
  useMood(game);
  const here = PLACES.find(({ place }) => location.startsWith(place))?.place;
  const shown = here ?? (location.startsWith(FURTHER) ? FURTHER : undefined);
  const more = shelfGame(game).places;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/" className={styles.home}>
          {say('title')}
        </Link>
        <nav aria-label={say('shelf')} className={styles.places}>
          {PLACES.map(({ place, name }) => (
            <Link
              key={place}
              href={`${place}/${game}`}
              className={styles.place}
              aria-current={place === here ? 'page' : undefined}
            >
              {say(name)}
            </Link>
          ))}
          {more.map(({ href, name }) => (
            <Link
              key={href}
              href={href}
              className={styles.place}
              aria-current={location.startsWith(href) ? 'page' : undefined}
            >
              {say(name)}
            </Link>
          ))}
        </nav>
        {shown !== undefined && <Games game={game} place={shown} />}
      </header>
      {children}
      <ShelfDialogs game={game} />
    </div>
  );
};
