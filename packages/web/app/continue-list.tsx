import type { TableSummary } from '@three-spires/session/protocol';
import { Link } from 'wouter';
import { fetchTables } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { useGame } from '../game/games-context.ts';
import { keyed } from '../kit/keyed.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './continue-list.module.css';
import { describedGame } from './describe-plainly.ts';

const SHOWN = 6;

const since = (time: number): string => {
  const minutes = Math.round((Date.now() - time) / 60_000);
  if (minutes < 1) return say('justNow');
  if (minutes < 60) return say('minutesAgo', { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say('hoursAgo', { hours }) : say('daysAgo', { days: Math.round(hours / 24) });
};

/** Rivals do not win together: a victory is yours only where your seat has won. */
const endOf = (seats: TableSummary['seats'], outcome: TableSummary['outcome']) => {
  if (outcome?.result === 'draw') return 'front.drawn';
  const won = seats.some(({ seat, mine }) => mine && outcome?.winners.includes(seat));
  return won ? 'front.won' : 'front.lost';
};

const standing = ({ seats, status, outcome }: TableSummary): string => {
  if (status === 'finished') return say(endOf(seats, outcome));
  if (status === 'closed') return say('front.closed');
  if (seats.some(({ mine, deciding }) => mine && deciding)) return say('front.yourTurn');
  if (seats.some(({ open }) => open)) return say('front.openSeats');
  return say('front.theirTurn');
};

const TableLine = ({ summary }: { readonly summary: TableSummary }) => {
  const { table, game, setup, about, changedAt, status, practice, closed } = summary;
  const described = describedGame(useGame(game));
  const faces = described.seats(summary);
  return (
    <li>
      <Link href={`/table/${table}`} className={styles.line} data-game={game}>
        <span className={styles.faces} aria-hidden="true">
          {keyed(faces).map(
            ({ key, item: { Icon, mood } }) =>
              Icon && <Icon key={key} className={styles.face} data-mood={mood} />,
          )}
        </span>
        <span className={styles.names}>
          <strong>{faces.map(({ name }) => name).join(' · ')}</strong>
          <span className={styles.when}>{described.setup(setup)}</span>
          <span className={styles.when}>
            {[practice.length > 0 ? say('practice') : '', described.progress(about), since(changedAt)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={styles.standing} data-status={status} title={closed}>
          {standing(summary)}
        </span>
      </Link>
    </li>
  );
};

/** Your tables: unfinished ones first. */
export const ContinueList = () => {
  const tables = useLoaded(fetchTables).loaded?.tables ?? [];
  if (tables.length === 0) return null;
  const sorted = [...tables].sort(
    (a, b) => Number(a.status !== 'playing') - Number(b.status !== 'playing') || b.changedAt - a.changedAt,
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
