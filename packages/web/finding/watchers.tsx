import type { PresentPerson } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';
import styles from './finding.module.css';
import { PersonOptions } from './person-options.tsx';

export const watchersOf = (people: readonly PresentPerson[]): readonly PresentPerson[] =>
  people.filter(({ seats }) => seats.length === 0);

type WatchersProps = { readonly table: string; readonly people: readonly PresentPerson[] };

/** The number of spectators; their names on demand. */
export const Watchers = ({ table, people }: WatchersProps) => {
  const watchers = watchersOf(people);
  if (watchers.length === 0) return null;
  return (
    <details className={styles.watchers} data-watchers={watchers.length}>
      <summary>{say('watching.count', { count: watchers.length })}</summary>
      <ul aria-label={say('watching.title')}>
        {watchers.map(({ person, name, me }) => (
          <li key={person}>
            <span>{name}</span>
            {!me && <PersonOptions {...{ table, person, name }} />}
          </li>
        ))}
      </ul>
    </details>
  );
};
