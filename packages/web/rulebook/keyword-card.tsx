import type { Keyword } from '../game/rulebook.ts';
import styles from './keyword-card.module.css';
import { RuleText, Way } from './rule-text.tsx';

/** A term in the glossary: its meaning in one sentence, and the rules that define it. */
export const KeywordCard = ({
  keyword: { keyword, aliases, summary, rules },
  current = false,
}: {
  readonly keyword: Keyword;
  readonly current?: boolean;
}) => (
  <section className={styles.card} data-keyword={keyword} data-current={current || undefined}>
    <h3 className={styles.name}>
      {keyword}
      {aliases.length > 0 && <span className={styles.aliases}> {aliases.join(', ')}</span>}
    </h3>
    <p className={styles.summary}>
      <RuleText text={summary} />
    </p>
    <p className={styles.rules}>
      {rules.map((id) => (
        <Way key={id} place={id} query={id} kind="rule">
          {id}
        </Way>
      ))}
    </p>
  </section>
);
