import { StoreError, type Trouble } from '@three-spires/session';
import type { Failures } from '../patience.ts';

/** Nothing was stored: there was no connection, or it was lost before that. */
export class Undone extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** PostgreSQL error codes by prefix; the first match counts. */
const TROUBLES: readonly (readonly [code: string, trouble: Trouble])[] = [
  ['53100', 'full'],
  // Out of memory, or of connections.
  ['53', 'busy'],
  ['25006', 'read-only'],
  // A deadlock, a lock timeout or a statement timeout: each is rolled back.
  ['40', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  // The server is stopping or starting, or has cut the connection.
  ['57P', 'away'],
  ['25P03', 'away'],
  ['08', 'away'],
  // It rejects the user, or the database does not exist.
  ['28', 'away'],
  ['3D000', 'away'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['58', 'failing'],
];

/** Transient errors that stored nothing. A lost connection is not among them: its work may have been done. */
const PASSING = /^(?:40001|40P01|57P01|57P03|53300)$/;
/** How a server refuses logins, however often they are retried. */
const REFUSING = /^(?:28|3D)/;

/** What the operator must fix if a server responds but refuses the login; undefined for any other error. */
export const refusalOf = (error: unknown): string | undefined => {
  const known = error instanceof Error && error.cause instanceof Error ? refusalOf(error.cause) : undefined;
  if (known !== undefined || !(error instanceof Error)) return known;
  const state = stateOf(error) ?? '';
  if (state.startsWith('3D')) return `The database does not exist (${error.message}). Create it first.`;
  return state.startsWith('28') ? `The database server refuses this user (${error.message}).` : undefined;
};

/** The client's errors for a lost connection. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error|Query read timeout)/;
const STATE = /^[0-9A-Z]{5}$/;

const stateOf = (error: unknown): string | undefined => {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && STATE.test(code) && 'severity' in (error as object) ? code : undefined;
};

/** Whether the database itself sent the error. */
export const hasAnswered = (error: unknown): boolean =>
  error instanceof Error && stateOf(error) !== undefined;

export const postgresTroubleOf = (error: unknown): Trouble | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof Undone) return postgresTroubleOf(error.cause) ?? 'away';
  const state = stateOf(error);
  if (state !== undefined) return TROUBLES.find(([start]) => state.startsWith(start))?.[1];
  return isLost(error) ? 'away' : undefined;
};

/**
 * Whether the connection was lost, so that the fate of the statement is unknown. Socket errors name the
 * system call.
 */
export const isLost = (error: unknown): boolean =>
  error instanceof Error && stateOf(error) === undefined && ('syscall' in error || LOST.test(error.message));

const mayPass = (error: unknown): boolean => {
  if (error instanceof Undone) return !REFUSING.test(stateOf(error.cause) ?? '');
  return error instanceof Error && PASSING.test(stateOf(error) ?? '');
};

export const POSTGRES_FAILURES: Failures = {
  mayPass,
  named(error) {
    const trouble = postgresTroubleOf(error);
    return trouble === undefined ? error : new StoreError(trouble, error);
  },
  longestWaitMs: 250,
};
