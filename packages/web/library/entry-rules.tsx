import { use } from 'react';
import { useGame } from '../game/games-context.ts';
import type { Entry, LibraryGame } from '../game/library.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { partOf } from '../kit/part.ts';
import { KeywordCard } from '../rulebook/keyword-card.tsx';
import { mentionsIn } from '../rulebook/named-in-rules.ts';
import { RuleEntry } from '../rulebook/rule-entry.tsx';
import { BookProvider } from '../rulebook/rule-text.tsx';
import { keywordNamed } from '../rulebook/rulebook.ts';
import { say } from '../text/say.ts';
import styles from './entry-rules.module.css';

type EntryRulesProps = { readonly game: LibraryGame; readonly entry: Entry };

const InBook = ({ game, entry, book }: EntryRulesProps & { readonly book: Rulebook }) => {
  const mentions = mentionsIn(game, book).get(entry.name) ?? [];
  const terms = [...new Set(entry.terms.flatMap((term) => keywordNamed(book, term) ?? []))];
  return (
    <BookProvider value={{ book }}>
      {mentions.length > 0 && (
        <section className={styles.section} data-section="rulings">
          <h3 className={styles.title}>{say('library.rulings')}</h3>
          {mentions.map(({ rule }) => (
            <RuleEntry key={rule.id} rule={rule} found />
          ))}
        </section>
      )}
      {terms.length > 0 && (
        <section className={styles.section} data-section="terms">
          <h3 className={styles.title}>{say('library.rules')}</h3>
          <div className={styles.terms}>
            {terms.map((keyword) => (
              <KeywordCard key={keyword.keyword} keyword={keyword} />
            ))}
          </div>
        </section>
      )}
    </BookProvider>
  );
};

/** What the rulebook says about an entry: the rules that name it, and its terms. */
export const EntryRules = (props: EntryRulesProps) => {
  const rulebook = useGame(props.game.id)?.rulebook;
  return rulebook && <InBook {...props} book={use(partOf(rulebook.book))} />;
};
