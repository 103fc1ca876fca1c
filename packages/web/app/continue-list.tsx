import type { TableSummary } from '@three-spires/session/protocol';
import { Link } from 'wouter';
import { fetchTables } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { describedGame } from '../game/described-game.ts';
import { useGame } from '../game/games-context.ts';
import { keyed } from '../kit/keyed.ts';
import { say } from '../text/say.ts';
import { timeInWords } from '../text/time-in-words.ts';
import controls from '../theme/controls.module.css';
import styles from './continue-list.module.css';

const SHOWN = 6;

const since = (time: number): string => {
  const minutes = Math.round((Date.now() - time) / 60_000);
  if (minutes < 1) return say('justNow');
  if (minutes < 60) return say('minutesAgo', { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say('hoursAgo', { hours }) : say('daysAgo', { days: Math.round(hours / 24) });
};

type Turn = 'mine' | 'left' | 'open' | 'theirs' | 'closed';

const turnOf = ({ seats, status }: TableSummary): Turn => {
  if (status === 'closed') return 'closed';
  if (seats.every(({ mine }) => !mine)) return 'left';
  if (seats.some(({ mine, deciding, choice }) => mine && (deciding || choice))) return 'mine';
  return seats.some(({ open, deciding, choice }) => open && (deciding || choice)) ? 'open' : 'theirs';
};

/** Your turn first. */
const ORDER: readonly Turn[] = ['mine', 'open', 'theirs', 'left', 'closed'];

const turnText = (turn: Turn, { seats }: TableSummary): string => {
  if (turn !== 'theirs') return say(`front.turn.${turn}`);
  const names = seats.filter(({ deciding }) => deciding).map(({ name }) => name);
  return names.length === 0 ? say('front.theirTurn') : say('front.turnOf', { names: names.join(', ') });
};

/**
 * When the first clock of a slow game runs out: yours, or else that of the players everyone is waiting for.
 */
const dueAt = ({ seats }: TableSummary): number | undefined => {
  const due = seats.filter((seat) => seat.dueAt !== undefined);
  const mine = due.filter((seat) => seat.mine);
  const times = (mine.length > 0 ? mine : due).map((seat) => seat.dueAt ?? 0);
  return times.length === 0 ? undefined : Math.min(...times);
};

const timeLeft = (summary: TableSummary): readonly string[] => {
  const due = dueAt(summary);
  return due === undefined
    ? []
    : [say('front.timeLeft', { time: timeInWords(Math.max(0, due - Date.now())) })];
};

/** A seat that was given up is taken again through the invitation. */
const addressOf = ({ table, invite }: TableSummary, turn: Turn): string =>
  turn === 'left' && invite !== undefined ? `/join/${table}/${invite}` : `/table/${table}`;

const TableLine = ({ summary }: { readonly summary: TableSummary }) => {
  const { game: id, setup, about, changedAt, practice, closed } = summary;
  const game = useGame(id);
  const described = describedGame(game);
  const faces = described.seats(summary);
  const turn = turnOf(summary);
  const stands = described.progress(about);
  return (
    <li>
      <Link href={addressOf(summary, turn)} className={styles.line} data-game={id} data-turn={turn}>
        <span className={styles.faces} aria-hidden="true">
          {keyed(faces).map(
            ({ key, item: { Icon, mood } }) =>
              Icon && <Icon key={key} className={styles.face} data-mood={mood} />,
          )}
        </span>
        <span className={styles.names}>
          <span className={styles.head}>
            <span className={styles.game}>{game?.short ?? id}</span>
            <span className={styles.standing} data-tip={closed}>
              {[turnText(turn, summary), ...timeLeft(summary)].join(' · ')}
            </span>
          </span>
          <strong>{faces.map(({ name }) => name).join(' · ')}</strong>
          <span className={styles.when}>
            {[stands === '' ? described.setup(setup) : stands, since(changedAt)].join(' · ')}
            {practice.length > 0 && ` · ${say('practice')}`}
          </span>
        </span>
      </Link>
    </li>
  );
};

/** Tables with the least time left first, then those without a limit. */
const byTimeLeft = (one: TableSummary, other: TableSummary): number =>
  Math.sign((dueAt(one) ?? Number.MAX_VALUE) - (dueAt(other) ?? Number.MAX_VALUE));

/** Your unfinished games: first those waiting for you, by time left, then the most recently changed. */
export const useRunningTables = (): readonly TableSummary[] => {
  const tables = useLoaded(fetchTables).loaded?.tables ?? [];
  return tables
    .filter(({ status }) => status !== 'finished')
    .map((summary) => ({ summary, rank: ORDER.indexOf(turnOf(summary)) }))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        byTimeLeft(one.summary, other.summary) ||
        other.summary.changedAt - one.summary.changedAt,
    )
    .map(({ summary }) => summary);
};

/** Games to continue. Finished games are in the history. */
export const ContinueList = ({ tables }: { readonly tables: readonly TableSummary[] }) => (
  <section className={styles.list} aria-labelledby="continue" data-continue>
    <h2 id="continue" className={controls.label}>
      {say('front.continue')}
    </h2>
    <ul className={styles.lines}>
      {tables.slice(0, SHOWN).map((summary) => (
        <TableLine key={summary.table} summary={summary} />
      ))}
    </ul>
  </section>
);
