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
import { BASE } from '../kit/base.ts';
import { askToKeepFirstGame } from './persistence.ts';
import { noteServer, type World, worldOfCall, worldOfTable } from './world.ts';

/** A response outside 2xx, with the server's own message, its code and the field it is about. */
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

/** The maximum number of attempts while the server is busy, and the longest pause between two. */
const ATTEMPTS = 5;
const LONGEST_PAUSE_S = 15;

/** How long the server asks us to wait before a retry; undefined if it refused for another reason. */
const pauseOf = (response: Response, failure: ErrorAnswer | undefined): number | undefined =>
  response.status === 429 && failure?.error?.code === 'slow-down'
    ? Math.min(LONGEST_PAUSE_S, Number(response.headers.get('retry-after') ?? 1))
    : undefined;

/** PATCH requests outlive the page (`keepalive`): people choose a portrait and leave at once. */
const outlivesPage = (method: string): boolean => method === 'PATCH';

/** Calls a server, or the games of this device. `token` is for calls that only the operator may make. */
export const call = <Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> =>
  callAt(worldOfCall(path), method, path, body, token);

/** Calls one of the two worlds, whichever is chosen. */
export const callAt = async <Answer>(
  world: World,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> => {
  if (world === 'server') return await callServer(method, path, body, token);
  const { callDevice } = await import('./device.ts');
  const result = await callDevice({ method, path, body });
  if ('answer' in result) return result.answer as Answer;
  const { text, field, code } = result.error;
  throw new ApiFailure(text, field, code);
};

/** Notes whether the server can be reached at all. */
const fetchFrom = async (address: string, request: RequestInit): Promise<Response> => {
  try {
    const response = await fetch(address, request);
    noteServer(false);
    return response;
  } catch (error) {
    noteServer(true);
    throw error;
  }
};

/** Requests that the busy server refused are retried, because it has not processed them. */
const callServer = async <Answer>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  attempts = ATTEMPTS,
): Promise<Answer> => {
  const response = await fetchFrom(BASE + path, {
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
    return await callServer(method, path, body, token, attempts - 1);
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
/** Gives an open seat to a bot of this level. */
export const seatBot = (table: string, seat: Seat, level: BotLevel): Promise<ClaimSeatAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}/bot`, { level });

/** Takes a seat back from the bot that has played it in a slow game. */
export const comeBack = (table: string, seat: Seat): Promise<ClaimSeatAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}/back`);

export const joinTable = (table: string, body: JoinBody): Promise<ClaimSeatAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/guests`, body);

export const openTable = async (body: NewTableBody): Promise<NewTableAnswer> => {
  const opened = await call<NewTableAnswer>('POST', '/api/tables', body);
  if (worldOfTable(opened.table) === 'device') askToKeepFirstGame();
  return opened;
};
/** Opens the next game of a match, once for both players. */
export const openNextGame = (table: string): Promise<NewTableAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/next`);
/** Opens a rematch when the match is over, once for both players. */
export const openRematch = (table: string): Promise<NewTableAnswer> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/rematch`);
export const fetchCampaign = (game: string): Promise<CampaignAnswer> => call('GET', `/api/campaign/${game}`);
