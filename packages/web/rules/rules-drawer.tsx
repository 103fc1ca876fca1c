import { Fragment, useDeferredValue, useState } from 'react';
import { keyed } from '../keyed.ts';
import { DialogFrame } from '../table/dialog-frame.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { keywordNamed, type Rule, searchRules } from './rulebook.ts';
import styles from './rules-drawer.module.css';

/** **Bold** of the rulebook; nothing else of Markdown is used in rules. */
const Marked = ({ text }: { readonly text: string }) => (
  <>
    {keyed(text.split(/\*\*(.+?)\*\*/g)).map(({ key, item: piece, place }) => (
      <Fragment key={key}>{place % 2 === 1 ? <strong>{piece}</strong> : piece}</Fragment>
    ))}
  </>
);

const RuleEntry = ({ rule }: { readonly rule: Rule }) => (
  <li className={styles.rule}>
    <h3 className={styles.heading}>
      {rule.title} <span className={styles.id}>{rule.id}</span>
    </h3>
    <p className={styles.chapter}>{rule.chapter}</p>
    <p>
      <Marked text={rule.text} />
    </p>
    {rule.rulings.map((ruling) => (
      <p key={ruling} className={styles.ruling}>
        <Marked text={ruling} />
      </p>
    ))}
  </li>
);

type RulesDrawerProps = { readonly query?: string | undefined; readonly rule?: string | undefined };

/** The whole rulebook, searched while one types. */
const RulesDrawer = ({ query: first, rule }: RulesDrawerProps) => {
  const [query, setQuery] = useState(rule ?? first ?? '');
  const wanted = useDeferredValue(query);
  const found = searchRules(wanted);
  const keyword = keywordNamed(wanted);
  return (
    <DialogFrame title={say('rules')} drawer>
      <input
        // biome-ignore lint/a11y/noAutofocus: the drawer was opened to search
        autoFocus
        type="search"
        className={`${controls.field} ${styles.search}`}
        aria-label={say('rules.search')}
        placeholder={say('rules.search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {keyword !== undefined && (
        <p className={styles.keyword}>
          <strong>{keyword.keyword}.</strong> {keyword.summary}
        </p>
      )}
      <p className={styles.count} role="status">
        {found.length === 0 ? say('rules.none') : say('rules.found', { count: found.length })}
      </p>
      <ul className={styles.list}>
        {found.map((each) => (
          <RuleEntry key={each.id} rule={each} />
        ))}
      </ul>
    </DialogFrame>
  );
};

export default RulesDrawer;
