import { use, useDeferredValue, useRef, useState } from 'react';
import { useGame } from '../game/games-context.ts';
import type { Rulebook } from '../game/rulebook.ts';
import type { WebGame } from '../game/web-game.ts';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { partOf } from '../kit/part.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { AID, bookHref } from './address.ts';
import { KeywordCard } from './keyword-card.tsx';
import { RuleEntry } from './rule-entry.tsx';
import { BookProvider } from './rule-text.tsx';
import { keywordNamed, slugOf } from './rulebook.ts';
import styles from './rules-drawer.module.css';
import { searchRules } from './search.ts';

type RulesDrawerProps = {
  readonly game?: string | undefined;
  readonly query?: string | undefined;
  readonly rule?: string | undefined;
};

/** Links to library and sandbox; a game stays open behind them. */
const ShelfLinks = ({ game, rulebook }: { readonly game: WebGame; readonly rulebook: string }) => (
  <nav className={styles.links} aria-label={say('shelf')}>
    {[
      { href: rulebook, name: say('rules.openPage') },
      ...(game.rulebook?.aid ? [{ href: bookHref(game.id, AID), name: say('aid.title') }] : []),
      ...(game.library ? [{ href: `/library/${game.id}`, name: say('shelf.library') }] : []),
      ...(game.sandbox ? [{ href: `/sandbox/${game.id}`, name: say('shelf.sandbox') }] : []),
    ].map(({ href, name }) => (
      <a key={href} href={href} target="_blank" rel="noreferrer" className={styles.link}>
        {name}
        <span className="hidden-visually"> {say('rules.newTab')}</span>
      </a>
    ))}
  </nav>
);

type BookProps = Omit<RulesDrawerProps, 'game'> & { readonly game: WebGame; readonly book: Rulebook };

const Book = ({ game, book, query: first, rule }: BookProps) => {
  const [query, setQuery] = useState(rule ?? first ?? '');
  const top = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(query);
  const found = searchRules(book, wanted);
  const keyword = keywordNamed(book, wanted);
  const follow = (next: string): void => {
    setQuery(next);
    top.current?.scrollIntoView({ block: 'end' });
    top.current?.focus();
  };
  const only = found[0]?.id.toLowerCase() === wanted.trim().toLowerCase() ? found[0] : undefined;
  const place = only?.id ?? (keyword === undefined ? '' : slugOf(keyword.keyword));
  return (
    <DialogFrame title={say('rules')} drawer>
      <BookProvider value={{ book, follow }}>
        <input
          // biome-ignore lint/a11y/noAutofocus: the drawer was opened to search
          autoFocus
          ref={top}
          type="search"
          className={`${controls.field} ${styles.search}`}
          aria-label={say('rules.search')}
          placeholder={say('rules.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <ShelfLinks game={game} rulebook={bookHref(game.id, place)} />
        {keyword !== undefined && <KeywordCard keyword={keyword} />}
        <p className={styles.count} role="status">
          {found.length === 0 ? say('rules.none') : say('rules.found', { count: found.length })}
        </p>
        <div className={styles.list}>
          {found.map((each) => (
            <RuleEntry key={each.id} rule={each} found current={each === only} />
          ))}
        </div>
      </BookProvider>
    </DialogFrame>
  );
};

/** The whole rulebook next to the table, searched as you type. */
const RulesDrawer = ({ game: id, ...asked }: RulesDrawerProps) => {
  const game = useGame(id);
  if (game?.rulebook !== undefined)
    return <Book game={game} book={use(partOf(game.rulebook.book))} {...asked} />;
  return (
    <DialogFrame title={say('rules')} drawer>
      <p>{say('rules.noBook')}</p>
    </DialogFrame>
  );
};

export default RulesDrawer;
