import { useDeferredValue, useEffect, useState } from 'react';
import type { Keyword } from '../game/rulebook.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './glossary.module.css';
import { KeywordCard } from './keyword-card.tsx';
import { useBook } from './rule-text.tsx';

const fits = ({ keyword, aliases, summary }: Keyword, wanted: string): boolean =>
  [keyword, ...aliases, summary].some((words) => words.toLowerCase().includes(wanted));

/** Every term from A to Z; the one in the address is highlighted and in view. */
export const Glossary = ({ current }: { readonly current?: Keyword }) => {
  const { book } = useBook();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const shown = [...book.keywords]
    .sort((a, b) => a.keyword.localeCompare(b.keyword))
    .filter((each) => fits(each, wanted));
  useEffect(() => {
    const card =
      current && document.querySelector(`[data-keyword="${CSS.escape(current.keyword)}"][data-current]`);
    if (card instanceof HTMLElement) card.scrollIntoView({ block: 'center' });
    else window.scrollTo(0, 0);
  }, [current]);
  return (
    <>
      <h1 className={styles.title}>{say('rules.glossary')}</h1>
      <p className={styles.lead}>{say('rules.glossaryLead')}</p>
      <input
        type="search"
        className={controls.field}
        aria-label={say('rules.glossaryFilter')}
        placeholder={say('rules.glossaryFilter')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {shown.length === 0 && <p role="status">{say('rules.noTerm')}</p>}
      <h2 className="hidden-visually">{say('rules.glossary')}</h2>
      <div className={styles.terms}>
        {shown.map((keyword) => (
          <KeywordCard key={keyword.keyword} keyword={keyword} current={keyword === current} />
        ))}
      </div>
    </>
  );
};
