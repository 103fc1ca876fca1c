import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Entry, LibraryGame } from '../game/library.ts';
import { say } from '../text/say.ts';
import styles from './entry-grid.module.css';
import { nameOfStanding } from './names.ts';
import { isMarked, StandingMark } from './standing-mark.tsx';

/** How many are rendered at once; more follow when their end scrolls into view. */
const PORTION = 48;

type EntryGridProps = {
  readonly game: LibraryGame;
  readonly entries: readonly Entry[];
  readonly upgraded: boolean;
  readonly hrefOf?: (entry: Entry) => string;
  /** Selects an entry instead of opening it. */
  readonly onPick?: (entry: Entry) => void;
};

const isUpgraded = (entry: Entry, upgraded: boolean): boolean => upgraded && entry.texts.length > 1;

const Cell = memo(
  ({
    entry,
    upgraded,
    href,
    onPick,
    Tile,
  }: {
    readonly entry: Entry;
    readonly upgraded: boolean;
    readonly href: string | undefined;
    readonly onPick: ((entry: Entry) => void) | undefined;
    readonly Tile: LibraryGame['Tile'];
  }) => {
    const names = {
      className: styles.link,
      'data-entry': `${entry.kind}/${entry.slug}`,
      'aria-label': `${entry.name}${isUpgraded(entry, upgraded) ? '+' : ''}`,
      title: isMarked(entry.standing) ? nameOfStanding(entry.standing) : undefined,
    };
    const tile = (
      <>
        <Tile entry={entry} upgraded={isUpgraded(entry, upgraded)} />
        <span className={styles.mark}>
          <StandingMark standing={entry.standing} />
        </span>
      </>
    );
    return (
      <li className={styles.cell}>
        {href === undefined ? (
          <button type="button" {...names} onClick={() => onPick?.(entry)}>
            {tile}
          </button>
        ) : (
          <Link href={href} {...names}>
            {tile}
          </Link>
        )}
      </li>
    );
  },
);

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move between tiles in the direction of the arrow. */
export const walk = (event: KeyboardEvent<HTMLUListElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const top = (link: HTMLElement | undefined): number => link?.getBoundingClientRect().top ?? 0;
  const columns = links.filter((link) => top(link) === top(links[0])).length;
  const next = links[at + step[0] + step[1] * columns];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
};

/**
 * Renders only the entries near the screen, so that hundreds stay fast; `end` marks where more will follow.
 */
export const useDrawn = (entries: readonly Entry[]) => {
  const [drawn, setDrawn] = useState({ entries, count: PORTION });
  if (drawn.entries !== entries) setDrawn({ entries, count: PORTION });
  const end = useRef<HTMLDivElement>(null);
  const count = drawn.entries === entries ? drawn.count : PORTION;
  useEffect(() => {
    const mark = end.current;
    if (mark === null || count >= entries.length) return;
    const watcher = new IntersectionObserver(
      // A busy browser reports several changes together; the last one is current.
      (seen) => seen.at(-1)?.isIntersecting && setDrawn({ entries, count: count + PORTION }),
      { rootMargin: '1200px' },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [entries, count]);
  return { drawn: entries.slice(0, count), end };
};

export const EntryGrid = ({ game, entries, upgraded, hrefOf, onPick }: EntryGridProps) => {
  const { drawn, end } = useDrawn(entries);
  if (entries.length === 0) return <p className={styles.none}>{say('library.none')}</p>;
  return (
    <>
      <ul className={styles.grid} onKeyDown={walk} aria-label={say('library.found')}>
        {drawn.map((entry) => (
          <Cell
            key={`${entry.kind}/${entry.slug}`}
            entry={entry}
            upgraded={upgraded}
            href={hrefOf?.(entry)}
            onPick={onPick}
            Tile={game.Tile}
          />
        ))}
      </ul>
      <div ref={end} />
    </>
  );
};
