import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import columns from '../kit/columns.module.css';
import { say } from '../text/say.ts';
import { AID, bookHref, GLOSSARY } from './address.ts';
import styles from './chapter-list.module.css';
import { useBook } from './rule-text.tsx';

/** All chapters, collapsible on a narrow screen. */
export const ChapterList = ({ current }: { readonly current: string | undefined }) => {
  const { book } = useBook();
  const [open, setOpen] = useState(false);
  const here = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the chapter that is read
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' });
    setOpen(false);
  }, [current]);
  const isChapter = book.chapters.some(({ number }) => number === current);
  const item = (place: string, number: string, title: string, isHere: boolean) => (
    <li key={place}>
      <Link
        ref={isHere ? here : null}
        href={place === '' ? `/rules/${book.game}` : bookHref(book.game, place)}
        className={styles.link}
        aria-current={isHere ? 'page' : undefined}
      >
        <span className={styles.number}>{number}</span>
        {title}
      </Link>
    </li>
  );
  return (
    <nav className={styles.nav} aria-label={say('rules.chapters')} data-open={open || undefined}>
      <button type="button" className={columns.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('rules.chapters')}
      </button>
      <ul className={styles.list}>
        {item('', '', say('rules.contents'), current === undefined)}
        {item(AID, '', say('aid.title'), current === AID)}
        {item(GLOSSARY, '', say('rules.glossary'), current !== undefined && current !== AID && !isChapter)}
        {book.chapters.map(({ number, title }) => item(number, number, title, number === current))}
      </ul>
    </nav>
  );
};
