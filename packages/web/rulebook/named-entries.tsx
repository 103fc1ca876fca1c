import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useGame } from '../game/games-context.ts';
import type { Catalogue } from '../game/library.ts';
import { entryHref } from '../game/library-address.ts';
import type { Rule } from '../game/rulebook.ts';
import { say } from '../text/say.ts';
import styles from './named-entries.module.css';
import { entriesNamedBy } from './named-in-rules.ts';
import { useBook } from './rule-text.tsx';

/** The library's names, loaded after the rules are on screen. */
export const useCatalogue = (game: string): Catalogue | undefined => {
  const load = useGame(game)?.library?.catalogue;
  const [catalogue, setCatalogue] = useState<Catalogue>();
  useEffect(() => {
    let wanted = true;
    void load?.().then((loaded) => wanted && setCatalogue(loaded));
    return () => {
      wanted = false;
    };
  }, [load]);
  return catalogue;
};

/** The cards, relics and enemies that a rule mentions by name, each a link to the library. */
export const NamedEntries = ({
  rule,
  catalogue,
}: {
  readonly rule: Rule;
  readonly catalogue: Catalogue | undefined;
}) => {
  const { book } = useBook();
  const named = catalogue === undefined ? [] : entriesNamedBy(catalogue, book, rule.id);
  if (named.length === 0) return null;
  return (
    <p className={styles.named}>
      <span className={styles.label}>{say('rules.names')}</span>
      {named.map((entry) => (
        <Link key={entry.slug} href={entryHref(book.game, entry)} className={styles.link}>
          {entry.name}
        </Link>
      ))}
    </p>
  );
};
