/** Requests for finding other people to play with. */
import type {
  BlocksAnswer,
  LeaderboardAnswer,
  OpenTablesAnswer,
  QueueAnswer,
  QueueBody,
  ReportBody,
  TableRatings,
  TableSettingsBody,
  TableSummary,
} from '@three-spires/session/protocol';
import { call } from './api.ts';

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const queuePath = (game: string): string => `/api/queue/${encodeURIComponent(game)}`;
const blockPath = (person: string): string => `/api/blocks/${encodeURIComponent(person)}`;

export const fetchOpenTables = (game: string | undefined): Promise<OpenTablesAnswer> =>
  call('GET', `/api/open-tables${game === undefined ? '' : `?game=${encodeURIComponent(game)}`}`);
export const fetchLeaderboard = (game: string): Promise<LeaderboardAnswer> =>
  call('GET', `/api/ratings/${encodeURIComponent(game)}`);
export const fetchTableRatings = (table: string, invite: string | undefined): Promise<TableRatings> =>
  call(
    'GET',
    `${tablePath(table)}/ratings${invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`}`,
  );
export const changeTable = (table: string, body: TableSettingsBody): Promise<TableSummary> =>
  call('PATCH', tablePath(table), body);

export const joinQueue = (game: string, body: QueueBody): Promise<QueueAnswer> =>
  call('PUT', queuePath(game), body);
export const waitInQueue = (game: string): Promise<QueueAnswer> => call('POST', `${queuePath(game)}/wait`);
/** Also works while the page is closing. */
export const leaveQueue = (game: string): void => {
  fetch(queuePath(game), { method: 'DELETE', keepalive: true }).catch(() => undefined);
};

export const fetchBlocks = (): Promise<BlocksAnswer> => call('GET', '/api/blocks');
export const block = (person: string): Promise<BlocksAnswer> => call('PUT', blockPath(person));
export const unblock = (person: string): Promise<BlocksAnswer> => call('DELETE', blockPath(person));
export const report = (table: string, body: ReportBody): Promise<unknown> =>
  call('POST', `${tablePath(table)}/reports`, body);
