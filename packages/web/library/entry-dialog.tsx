import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { Entry, LibraryGame } from '../game/library.ts';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { useDialog } from '../kit/dialogs.ts';
import { say } from '../text/say.ts';
import styles from './entry-dialog.module.css';
import { EntryOpinion } from './entry-opinion.tsx';
import { EntryRules } from './entry-rules.tsx';
import { EntrySources } from './entry-sources.tsx';

type EntryDialogProps = {
  readonly game: LibraryGame;
  readonly entry: Entry;
  /** The entries it was opened from, for moving to the next. */
  readonly among: readonly Entry[];
  readonly hrefOf: (entry: Entry) => string;
  readonly onClose: () => void;
};

/** Arrow keys move to the neighbours, unless the rules are on top or a text field has the focus. */
const useTurning = (previous: string | undefined, next: string | undefined): void => {
  const [, go] = useLocation();
  const covered = useDialog(({ open }) => open !== undefined);
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      const href = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
      if (href === undefined || covered) return;
      if (target instanceof HTMLElement && target.matches('input, select')) return;
      go(href, { replace: true });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [previous, next, covered, go]);
};

/** An entry opened over the grid: its print, the rules about it, its rulings. */
export const EntryDialog = ({ game, entry, among, hrefOf, onClose }: EntryDialogProps) => {
  const at = among.indexOf(entry);
  const hrefAt = (place: number): string | undefined => {
    const neighbour = at < 0 ? undefined : among[place];
    return neighbour && hrefOf(neighbour);
  };
  const [previous, next] = [hrefAt(at - 1), hrefAt(at + 1)];
  useTurning(previous, next);
  return (
    <DialogFrame title={entry.name} wide onClose={onClose}>
      <div className={styles.entry} data-opened={`${entry.kind}/${entry.slug}`}>
        <game.Detail entry={entry} hrefOf={hrefOf} />
        <EntrySources game={game} entry={entry} />
        <EntryOpinion game={game} entry={entry} />
        <EntryRules game={game} entry={entry} />
        <nav className={styles.turn} aria-label={say('library.neighbours')}>
          {previous === undefined ? (
            <span />
          ) : (
            <Link href={previous} replace className={styles.neighbour} rel="prev">
              {say('library.previous')}
            </Link>
          )}
          {next !== undefined && (
            <Link href={next} replace className={styles.neighbour} rel="next">
              {say('library.next')}
            </Link>
          )}
        </nav>
      </div>
    </DialogFrame>
  );
};
