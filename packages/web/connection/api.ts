import type { BotLevel } from '@three-spires/bots';
import type { Seat } from '@three-spires/kernel';
import type {
  CampaignAnswer,
  ClaimSeatAnswer,
  ClaimSeatBody,
  ErrorAnswer,
  JoinBody,
  Me,
  NewTableAnswer,
  NewTableBody,
  ReleaseSeatAnswer,
  TableList,
  TableSummary,
} from '@three-spires/session/protocol';

/** An answer outside 2xx, with the server's own sentence, its code and the field it is about. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly field: string | undefined;
  readonly code: string | undefined;

  constructor(text: string, field?: string, code?: string) {
    super(text);
    this.field = field;
    this.code = code;
  }
}

/** How often a request is sent again that the server had no time for, and how long it waits for that at most. */
const ATTEMPTS = 5;
const LONGEST_PAUSE_S = 15;

/** How long the server asks to wait before the same is sent again; undefined where it has not refused for that. */
const pauseOf = (response: Response, failure: ErrorAnswer | undefined): number | undefined =>
  response.status === 429 && failure?.error?.code === 'slow-down'
    ? Math.min(LONGEST_PAUSE_S, Number(response.headers.get('retry-after') ?? 1))
    : undefined;

/** Changes of what is kept outlive the page that makes them: people choose a portrait and leave at once. */
const outlivesPage = (method: string): boolean => method === 'PATCH';

/** `token` is for what only the operator may see. What the server has no time for is sent again: it has done nothing. */
export const call = async <Answer>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  attempts = ATTEMPTS,
): Promise<Answer> => {
  const response = await fetch(path, {
    method,
    keepalive: outlivesPage(method),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as Answer;
  const failure = answer as ErrorAnswer | undefined;
  const pause = pauseOf(response, failure);
  if (pause !== undefined && attempts > 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * pause));
    return await call(method, path, body, token, attempts - 1);
  }
  throw new ApiFailure(
    failure?.error?.text ?? `${response.status} ${response.statusText}`,
    failure?.error?.field,
    failure?.error?.code,
  );
};

export const fetchMe = (): Promise<Me> => call('GET', '/api/me');
export const renameMe = (name: string): Promise<Me> => call('PATCH', '/api/me', { name });
export const fetchTables = (): Promise<TableList> => call('GET', '/api/tables');
export const fetchTable = (table: string, invite?: string): Promise<TableSummary> =>
  call(
    'GET',
    `/api/tables/${encodeURIComponent(table)}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`,
  );
export const claimSeat = (table: string, body: ClaimSeatBody): Promise<ClaimSeatAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/seats`, body);

export const releaseSeat = (table: string, seat: Seat): Promise<ReleaseSeatAnswer> =>
  call('DELETE', `/api/tables/${encodeURIComponent(table)}/seats/${seat}`);
/** A bot takes an open seat, the strongest there is. */
export const seatBot = (table: string, seat: Seat, level: BotLevel): Promise<ClaimSeatAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}/bot`, { level });

/** Takes a seat over again from the bot that has played it in a slow game. */
export const comeBack = (table: string, seat: Seat): Promise<ClaimSeatAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}/back`);

export const joinTable = (table: string, body: JoinBody): Promise<ClaimSeatAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/guests`, body);

export const openTable = (body: NewTableBody): Promise<NewTableAnswer> => call('POST', '/api/tables', body);
/** The next game of a match, opened once for both. */
export const openNextGame = (table: string): Promise<NewTableAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/next`);
/** The same once more when all is over, opened once for both. */
export const openRematch = (table: string): Promise<NewTableAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/rematch`);
export const fetchCampaign = (game: string): Promise<CampaignAnswer> => call('GET', `/api/campaign/${game}`);
