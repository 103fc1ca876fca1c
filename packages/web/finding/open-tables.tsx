import { OPEN_INVITE, type OpenTable } from '@three-spires/session/protocol';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { fetchOpenTables } from '../connection/api-finding.ts';
import { usePolled } from '../connection/use-polled.ts';
import { describedGame } from '../game/described-game.ts';
import { useGame } from '../game/games-context.ts';
import { keyed } from '../kit/keyed.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './finding.module.css';
import { ratingText } from './rating-text.ts';

const HALL = { game: 'slay-the-spire', name: 'merchant' } as const;
const PAUSE_MS = 5_000;
const MINUTE_S = 60;

const timeOf = ({ slow }: OpenTable['summary'], clock: OpenTable['clock']): readonly string[] => {
  if (slow !== undefined) return [say('setUp.slow', { days: slow.days })];
  if (clock === undefined) return [];
  return [say('finding.clock', { minutes: clock.seconds / MINUTE_S, increment: clock.increment })];
};

const factsOf = ({ summary, clock }: OpenTable, setup: string): string => {
  const free = summary.seats.filter(({ open }) => open).length;
  return [
    setup,
    ...timeOf(summary, clock),
    ...(summary.rated === true ? [say('finding.rated')] : []),
    ...(summary.practice.length > 0 ? [say('practice')] : []),
    say('finding.free', { count: free }),
  ].join(' · ');
};

const Line = ({ open }: { readonly open: OpenTable }) => {
  const { summary, ratings } = open;
  const game = useGame(summary.game);
  const described = describedGame(game);
  const faces = described.seats(summary);
  const host = summary.host ?? '';
  const taken = summary.seats
    .filter((seat) => !seat.open)
    .map(({ seat, name }) => {
      const rating = ratings[seat];
      const person = rating == null ? name : say('rating.of', { name, rating: ratingText(rating) });
      return say('heldSeat', { seat: faces[seat]?.name ?? '', person });
    });
  const isMine = summary.seats.some(({ mine }) => mine);
  const stands = described.progress(summary.about);
  return (
    <li className={styles.open} data-open-table={summary.table}>
      <span className={styles.what}>
        <strong>{say('finding.tableOf', { game: game?.short ?? summary.game, host })}</strong>
        {keyed(taken).map(({ key, item }) => (
          <span key={key}>{item}</span>
        ))}
        <span>{factsOf(open, stands === '' ? described.setup(summary.setup) : stands)}</span>
      </span>
      {isMine ? (
        <Link href={`/table/${summary.table}`} className={controls.button}>
          {say('finding.toTable')}
        </Link>
      ) : (
        <Link
          href={`/join/${summary.table}/${OPEN_INVITE}`}
          className={controls.primary}
          data-action="sit-down"
          aria-label={say('finding.sitDownAt', { host })}
        >
          {say('finding.sitDown')}
        </Link>
      )}
    </li>
  );
};

export const OpenTables = ({ game }: { readonly game: string | undefined }) => {
  const { loaded, failure } = usePolled(
    useCallback(() => fetchOpenTables(game), [game]),
    PAUSE_MS,
  );
  return (
    <>
      {failure !== undefined && <p role="alert">{say('finding.stale', { reason: failure })}</p>}
      {loaded === undefined && failure === undefined && <p role="status">{say('loading')}</p>}
      {loaded?.tables.length === 0 && <EmptyState hall={HALL} text={say('finding.none')} />}
      <ul className={styles.opens}>
        {loaded?.tables.map((open) => (
          <Line key={open.summary.table} open={open} />
        ))}
      </ul>
    </>
  );
};
