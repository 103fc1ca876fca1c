import { use, useDeferredValue, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Rulebook } from '../game/rulebook.ts';
import type { WebGame } from '../game/web-game.ts';
import columns from '../kit/columns.module.css';
import { lazily, partOf } from '../kit/part.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { AID, GLOSSARY } from './address.ts';
import { ChapterList } from './chapter-list.tsx';
import { ChapterView } from './chapter-view.tsx';
import { Contents } from './contents.tsx';
import { Glossary } from './glossary.tsx';
import { KeywordCard } from './keyword-card.tsx';
import { RuleEntry } from './rule-entry.tsx';
import { BookProvider, useBook } from './rule-text.tsx';
import { chapterOf, keywordNamed, keywordWithSlug, ruleWithId } from './rulebook.ts';
import styles from './rules-page.module.css';
import { searchRules } from './search.ts';

const PlayerAid = lazily(() => import('./player-aid.tsx'));

const Results = ({ query }: { readonly query: string }) => {
  const { book } = useBook();
  const wanted = useDeferredValue(query);
  const found = searchRules(book, wanted, 60);
  const keyword = keywordNamed(book, wanted.trim());
  return (
    <>
      <h1 className={styles.title}>{say('rules.results', { query: wanted })}</h1>
      <p className={styles.note} role="status">
        {found.length === 0 ? say('rules.none') : say('rules.found', { count: found.length })}
      </p>
      {keyword !== undefined && <KeywordCard keyword={keyword} current />}
      {found.map((rule) => (
        <RuleEntry key={rule.id} rule={rule} found />
      ))}
    </>
  );
};

/** The content for an address: a rule, a chapter, a term, the glossary, the player aid, or the contents. */
const Place = ({ place }: { readonly place: string | undefined }) => {
  const { book } = useBook();
  if (place === undefined) return <Contents />;
  if (place === GLOSSARY) return <Glossary />;
  if (place === AID) return <PlayerAid />;
  const rule = ruleWithId(book, place);
  const chapter = chapterOf(book, rule?.chapter ?? place);
  if (chapter !== undefined) return <ChapterView key={chapter.number} chapter={chapter} current={rule?.id} />;
  const keyword = keywordWithSlug(book, place);
  if (keyword !== undefined) return <Glossary current={keyword} />;
  return <p className={styles.note}>{say('rules.missing', { place })}</p>;
};

type RulesPageProps = { readonly game: WebGame; readonly place: string | undefined };
type BookProps = { readonly book: Rulebook; readonly place: string | undefined };

const queryIn = (search: string): string => new URLSearchParams(search).get('q') ?? '';

const Book = ({ book, place }: BookProps) => {
  const [, go] = useLocation();
  const address = queryIn(useSearch());
  const [typed, setTyped] = useState(address);
  const [shown, setShown] = useState({ place, address });
  // Following a link leaves the search; going back returns to it.
  if (shown.place !== place || shown.address !== address) {
    setShown({ place, address });
    setTyped(address);
  }
  const search = (query: string): void => {
    setTyped(query);
    window.scrollTo(0, 0);
    setShown({ place: undefined, address: query });
    const suffix = query === '' ? '' : `?q=${encodeURIComponent(query)}`;
    go(`/rules/${book.game}${suffix}`, { replace: address !== '' });
  };
  const rule = place === undefined ? undefined : ruleWithId(book, place);
  return (
    <BookProvider value={{ book }}>
      <div className={`${columns.layout} ${styles.layout}`}>
        <aside className={columns.side}>
          <input
            type="search"
            className={`${controls.field} ${styles.search}`}
            aria-label={say('rules.search')}
            placeholder={say('rules.search')}
            value={typed}
            onChange={(event) => search(event.target.value)}
          />
          <ChapterList current={rule?.chapter ?? place} />
        </aside>
        <main className={styles.main} data-wide={place === AID || undefined}>
          {typed.trim() === '' ? <Place place={place} /> : <Results query={typed} />}
        </main>
      </div>
    </BookProvider>
  );
};

/** The living rulebook: chapters to read, terms to look up, everything searchable as you type. */
const RulesPage = ({ game, place }: RulesPageProps) =>
  game.rulebook && <Book book={use(partOf(game.rulebook.book))} place={place} />;

export default RulesPage;
