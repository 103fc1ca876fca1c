import type { AnyGame, Outcome } from '@three-spires/kernel';
import type { SeatHolder } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Closed, StoredTable } from '../given/store.ts';

const day = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

export const closedText = ({ name }: Pick<AnyGame, 'name'>, { at, isDamaged }: Closed): string =>
  isDamaged
    ? `The record of this game was found damaged on ${day(at)}, and it cannot go on. It was closed; what is left of its moves is kept.`
    : `The rules of ${name} were updated on ${day(at)}, and this game cannot go on under them. It was closed; its moves are kept.`;

/** The error for a table closed by an update or a damaged log. */
export const closedError = (game: AnyGame, closed: Closed): SessionError =>
  new SessionError(
    'gone',
    closed.isDamaged ? 'closed-damaged' : 'closed-by-update',
    closedText(game, closed),
    'table',
  );

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

const endOf = ({ result, winners }: Outcome, names: readonly string[]): string => {
  if (result === 'draw') return 'a draw';
  if (result === 'defeat') return 'a defeat';
  return `a victory for ${listed([...new Set(winners.map((seat) => names[seat] ?? ''))])}`;
};

/** The text about a finished game that no available rules can show. */
export const pastText = (
  { createdAt, changedAt, outcome }: StoredTable,
  seats: readonly SeatHolder[],
  isDamaged?: boolean,
): string => {
  const names = seats.map(({ name }) => name);
  const days = [...new Set([day(createdAt), day(changedAt)])].join(' to ');
  const end = outcome === undefined ? '' : ` It ended in ${endOf(outcome, names)}.`;
  const why = isDamaged ? 'The record of this game is damaged' : 'This game was played under earlier rules';
  return `${why} and cannot be shown move by move. ${listed([...new Set(names)])} played it on ${days}.${end}`;
};

export const pastError = (
  stored: StoredTable,
  seats: readonly SeatHolder[],
  isDamaged?: boolean,
): SessionError =>
  new SessionError(
    'gone',
    isDamaged ? 'damaged-record' : 'earlier-rules',
    pastText(stored, seats, isDamaged),
    'table',
  );
