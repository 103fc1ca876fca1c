import type { Text } from '@three-spires/kernel';
import { useEffect, useState } from 'react';
import { useGame } from '../../game/games-context.ts';
import type { Rulebook } from '../../game/rulebook.ts';
import { openDialog } from '../../kit/dialogs.ts';
import { KeywordCard } from '../../rulebook/keyword-card.tsx';
import type { Mention } from '../../rulebook/mentions.ts';
import { mentionsIn } from '../../rulebook/named-in-rules.ts';
import { RuleEntry } from '../../rulebook/rule-entry.tsx';
import { BookProvider } from '../../rulebook/rule-text.tsx';
import { keywordNamed } from '../../rulebook/rulebook.ts';
import { say } from '../../text/say.ts';
import styles from './inspect-rules.module.css';

/** The terms a text uses, as words and as pictures. */
const termsIn = (texts: readonly Text[], nameOfIcon: (icon: string) => string): readonly string[] =>
  texts
    .flat()
    .flatMap((part) =>
      typeof part === 'string' ? [] : ['icon' in part ? nameOfIcon(part.icon) : part.keyword],
    );

type Found = { readonly book: Rulebook; readonly mentions: readonly Mention[] };

/** What the rulebook says about a name; the book is loaded on first use. */
const useFound = (id: string, name: string): Found | undefined => {
  const game = useGame(id);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (game?.rulebook === undefined || game.library === undefined) return;
    let wanted = true;
    void Promise.all([game.rulebook.book(), game.library.catalogue()]).then(([book, entries]) => {
      if (wanted) setFound({ book, mentions: mentionsIn(entries, book).get(name) ?? [] });
    });
    return () => {
      wanted = false;
    };
  }, [game, name]);
  return found;
};

const follow = (query: string): void => openDialog({ kind: 'rules', query });

/** The terms on a thing, the rules that mention it, and its link to the library. */
export const InspectRules = ({
  game,
  name,
  place,
  texts,
  nameOfIcon = (icon) => icon,
}: {
  readonly game: string;
  readonly name: string;
  /** Its place in the library: `card/ironclad-bash`. */
  readonly place: string;
  readonly texts: readonly Text[];
  /** The names of the pictures in its texts. */
  readonly nameOfIcon?: (icon: string) => string;
}) => {
  const found = useFound(game, name);
  if (found === undefined) return null;
  const { book, mentions } = found;
  const terms = [...new Set(termsIn(texts, nameOfIcon).flatMap((term) => keywordNamed(book, term) ?? []))];
  return (
    <BookProvider value={{ book, follow }}>
      <div className={styles.terms}>
        {terms.map((keyword) => (
          <KeywordCard key={keyword.keyword} keyword={keyword} />
        ))}
        <a
          href={`/library/${book.game}/${place}`}
          target="_blank"
          rel="noreferrer"
          className={styles.library}
        >
          {say('library.open')}
          <span className="hidden-visually"> {say('rules.newTab')}</span>
        </a>
      </div>
      {mentions.length > 0 && (
        <section className={styles.rulings} aria-label={say('library.rulings')}>
          <h3>{say('library.rulings')}</h3>
          {mentions.map(({ rule }) => (
            <RuleEntry key={rule.id} rule={rule} found />
          ))}
        </section>
      )}
    </BookProvider>
  );
};
