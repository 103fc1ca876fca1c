import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { useDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import styles from './shelf-frame.module.css';

const RulesDrawer = lazy(() => import('../rules/rules-drawer.tsx'));

const PLACES = [
  { href: '/library', name: 'shelf.library' },
  { href: '/rules', name: 'shelf.rules' },
  { href: '/sandbox', name: 'shelf.sandbox' },
] as const;

/** Terms in texts open the rules here as they do at the table. */
const ShelfDialogs = () => {
  const open = useDialog((state) => state.open);
  if (open?.kind !== 'rules') return null;
  return (
    <Suspense fallback={null}>
      <RulesDrawer key={`${open.rule}${open.query}`} query={open.query} rule={open.rule} />
    </Suspense>
  );
};

/** The frame of library, rulebook and sandbox: the way home and to each other. */
export const ShelfFrame = ({ children }: { readonly children: ReactNode }) => {
  const [location] = useLocation();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/" className={styles.home}>
          {say('title')}
        </Link>
        <nav aria-label={say('shelf')} className={styles.places}>
          {PLACES.map(({ href, name }) => (
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
      </header>
      {children}
      <ShelfDialogs />
    </div>
  );
};
