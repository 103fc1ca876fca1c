import type { TableSummary } from '@three-spires/server/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { fetchTables } from '../connection/api.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { profileOf } from './characters.ts';
import styles from './continue-list.module.css';
import { charactersOf, describeProgress, describeRun } from './describe-run.ts';

const SHOWN = 6;

const since = (time: number): string => {
  const minutes = Math.round((Date.now() - time) / 60_000);
  if (minutes < 1) return say('justNow');
  if (minutes < 60) return say('minutesAgo', { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say('hoursAgo', { hours }) : say('daysAgo', { days: Math.round(hours / 24) });
};

const standing = ({ seats, status, outcome }: TableSummary): string => {
  if (status === 'finished') return outcome?.result === 'victory' ? say('front.won') : say('front.lost');
  if (seats.some(({ mine, deciding }) => mine && deciding)) return say('front.yourTurn');
  if (seats.some(({ open }) => open)) return say('front.openSeats');
  return say('front.theirTurn');
};

const TableLine = ({ summary }: { readonly summary: TableSummary }) => (
  <li>
    <Link href={`/table/${summary.table}`} className={styles.line}>
      <span className={styles.faces} aria-hidden="true">
        {charactersOf(summary.setup).map((character) => {
          const profile = profileOf(character);
          return profile && <profile.Icon key={character} className={styles.face} data-mood={profile.mood} />;
        })}
      </span>
      <span className={styles.names}>
        <strong>{charactersOf(summary.setup).join(' · ')}</strong>
        <span className={styles.when}>{describeRun(summary.setup)}</span>
        <span className={styles.when}>
          {[describeProgress(summary.about), since(summary.changedAt)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.standing} data-status={summary.status}>
        {standing(summary)}
      </span>
    </Link>
  </li>
);

/** The tables one sits at: unfinished ones first. */
export const ContinueList = () => {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    fetchTables()
      .then((list) => wanted && setTables(list.tables))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  if (tables.length === 0) return null;
  const sorted = [...tables].sort(
    (a, b) => Number(a.status === 'finished') - Number(b.status === 'finished') || b.changedAt - a.changedAt,
  );
  return (
    <section className={styles.list} aria-labelledby="continue">
      <h2 id="continue" className={controls.label}>
        {say('front.continue')}
      </h2>
      <ul className={styles.lines}>
        {sorted.slice(0, SHOWN).map((summary) => (
          <TableLine key={summary.table} summary={summary} />
        ))}
      </ul>
    </section>
  );
};
