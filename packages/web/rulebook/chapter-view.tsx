import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Chapter } from '../game/rulebook.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { bookHref, nameOfChapter } from './address.ts';
import styles from './chapter-view.module.css';
import { NamedEntries, useCatalogue } from './named-entries.tsx';
import { RuleEntry } from './rule-entry.tsx';
import { RuleText, useBook } from './rule-text.tsx';

/** A chapter to read from top to bottom; the rule in the address is highlighted and in view. */
export const ChapterView = ({
  chapter,
  current,
}: {
  readonly chapter: Chapter;
  readonly current: string | undefined;
}) => {
  const { book } = useBook();
  const catalogue = useCatalogue(book.game);
  const at = book.chapters.indexOf(chapter);
  const [previous, next] = [book.chapters[at - 1], book.chapters[at + 1]];
  useEffect(() => {
    if (current === undefined) {
      window.scrollTo(0, 0);
      return;
    }
    const rule = document.getElementById(current);
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, [current]);
  return (
    <>
      <p className={controls.label}>{say('rules.chapter', { number: chapter.number })}</p>
      <h1 className={styles.title}>{chapter.title}</h1>
      {chapter.lead !== '' && (
        <p className={styles.lead}>
          <RuleText text={chapter.lead} />
        </p>
      )}
      <h2 className="hidden-visually">{say('rules')}</h2>
      {chapter.rules.map((rule) => (
        <RuleEntry key={rule.id} rule={rule} current={rule.id === current}>
          <NamedEntries rule={rule} catalogue={catalogue} />
        </RuleEntry>
      ))}
      <nav className={styles.turn} aria-label={say('rules.chapters')}>
        {previous !== undefined && (
          <Link href={bookHref(book.game, previous.number)} className={styles.previous} rel="prev">
            <span>{say('rules.previous')}</span>
            <strong>{say('rules.inChapter', nameOfChapter(previous))}</strong>
          </Link>
        )}
        {next !== undefined && (
          <Link href={bookHref(book.game, next.number)} className={styles.next} rel="next">
            <span>{say('rules.next')}</span>
            <strong>{say('rules.inChapter', nameOfChapter(next))}</strong>
          </Link>
        )}
      </nav>
    </>
  );
};
