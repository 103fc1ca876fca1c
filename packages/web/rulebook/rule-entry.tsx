import type { ReactNode } from 'react';
import type { Rule } from '../game/rulebook.ts';
import { say } from '../text/say.ts';
import { nameOfChapter } from './address.ts';
import styles from './rule-entry.module.css';
import { RuleText, useBook, Way } from './rule-text.tsx';
import { chapterOf } from './rulebook.ts';

/** `Ruling R79: … Why: …`, or `R-08` */
const RULING = /^Ruling (R-?\d+):\s*([\s\S]*?)(?:\s*Why:\s*([\s\S]*))?$/;

const Ruling = ({ ruling }: { readonly ruling: string }) => {
  const [, number, text = ruling, why] = RULING.exec(ruling) ?? [];
  return (
    <div className={styles.ruling}>
      <p>
        {number !== undefined && <span className={styles.number}>{say('rules.ruling', { number })}</span>}{' '}
        <RuleText text={text} />
      </p>
      {why !== undefined && (
        <p className={styles.why}>
          {say('rules.why')} <RuleText text={why} />
        </p>
      )}
    </div>
  );
};

/** The rules that cite this one. */
const Citations = ({ rule }: { readonly rule: Rule }) => {
  const citing = useBook().book.citedBy.get(rule.id) ?? [];
  if (citing.length === 0) return null;
  return (
    <p className={styles.cited}>
      {say('rules.cited')}{' '}
      {citing.map((id) => (
        <span key={id}>
          <Way place={id} query={id} kind="rule">
            {id}
          </Way>{' '}
        </span>
      ))}
    </p>
  );
};

type RuleEntryProps = {
  readonly rule: Rule;
  /** Found by a search, so the chapter is shown. */
  readonly found?: boolean;
  readonly current?: boolean;
  readonly children?: ReactNode;
};

/** One rule with its rulings and the rules that cite it. */
export const RuleEntry = ({ rule, found = false, current = false, children }: RuleEntryProps) => {
  const { book } = useBook();
  const chapter = chapterOf(book, rule.chapter);
  return (
    <article
      className={styles.rule}
      id={rule.id}
      data-rule={rule.id}
      data-current={current || undefined}
      tabIndex={current ? -1 : undefined}
      aria-labelledby={`title-${rule.id}`}
    >
      <header className={styles.head}>
        <h3 className={styles.title} id={`title-${rule.id}`}>
          {rule.title}
        </h3>
        <span className={styles.id}>
          <Way place={rule.id} query={rule.id} kind="rule">
            {rule.id}
          </Way>
        </span>
      </header>
      {found && chapter !== undefined && (
        <p className={styles.chapter}>{say('rules.inChapter', nameOfChapter(chapter))}</p>
      )}
      {rule.text.split(/\n\n+/).map((paragraph) => (
        <p key={paragraph}>
          <RuleText text={paragraph} />
        </p>
      ))}
      {rule.rulings.map((ruling) => (
        <Ruling key={ruling} ruling={ruling} />
      ))}
      <Citations rule={rule} />
      {children}
    </article>
  );
};
