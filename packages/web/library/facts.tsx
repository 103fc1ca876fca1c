import type { Entry, Facet } from '../game/library.ts';
import styles from './facts.module.css';

export type Fact = { readonly label: string; readonly text: string };

/** An entry's values for the filters, one line each. */
export const factsOf = (
  entry: Entry,
  facets: readonly Facet[],
  write: (facet: string, name: string) => string = (_, name) => name,
): readonly Fact[] =>
  facets.flatMap(({ key, label, values }) => {
    const given = (entry.facets[key] ?? []).filter((value) => value !== 'none');
    const names = given.map((value) => values.find((one) => one.value === value)?.name ?? value);
    return given.length === 0 ? [] : [{ label, text: names.map((name) => write(key, name)).join(', ') }];
  });

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
