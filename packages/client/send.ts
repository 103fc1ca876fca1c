import type { CallName } from '@three-spires/session/door';
import { pause } from './pause.ts';
import { problemOf, ServerProblem } from './problem.ts';

export type Connection = {
  /** The address of the server, such as `https://spires.example`. */
  readonly url: string;
  /** The text of an access token. */
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly signal?: AbortSignal | undefined;
};

/** Attempts while the server is busy or restarts, and the pause where it names none. */
const ATTEMPTS = 6;
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

/** `GET /api/tables/{table}` with its fields → the address, and the fields that are left. */
const addressed = (
  route: string,
  fields: Readonly<Record<string, unknown>>,
): { readonly method: string; readonly path: string; readonly rest: Readonly<Record<string, unknown>> } => {
  const [method = 'GET', template = '/'] = route.split(' ');
  const rest = { ...fields };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value } = rest;
    if (value === undefined) throw new TypeError(`${route} needs "${name}".`);
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { method, path, rest };
};

const queryOf = (fields: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
};

/** Sends a request once. Throws a `ServerProblem` for every answer outside 2xx. */
export const sendOnce = async (
  { url, token, fetch: send, signal }: Connection,
  route: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response> => {
  const { method, path, rest } = addressed(route, fields);
  const isGet = method === 'GET';
  const answer = await send(`${url}${path}${isGet ? queryOf(rest) : ''}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isGet ? {} : { 'content-type': 'application/json' }),
    },
    ...(isGet ? {} : { body: JSON.stringify(rest) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!answer.ok) throw await problemOf(answer);
  return answer;
};

const COMMANDS: ReadonlySet<string> = new Set<CallName>([
  'move',
  'undo',
  'giveUp',
  'consent',
  'say',
  'signal',
]);

/** Gives a command its id, so that it can be sent again and is carried out once. */
export const withCommand = (name: CallName, fields: object): Readonly<Record<string, unknown>> =>
  COMMANDS.has(name) ? { command: crypto.randomUUID(), ...fields } : { ...fields };

/**
 * Sends a request, and again where the server has refused it only for the moment. When the connection is lost,
 * nobody knows what was carried out: then only reading and commands are sent again.
 */
export const send = async (
  connection: Connection,
  route: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await sendOnce(connection, route, fields);
    } catch (error) {
      connection.signal?.throwIfAborted();
      const isRepeatable = route.startsWith('GET ') || fields.command !== undefined;
      const wait =
        error instanceof ServerProblem
          ? pauseAfter(error, attempt)
          : isRepeatable && attempt < ATTEMPTS
            ? PAUSE_MS * attempt
            : undefined;
      if (wait === undefined) throw error;
      await pause(wait, connection.signal);
    }
};

const pauseAfter = ({ status, retryAfterMs }: ServerProblem, attempt: number): number | undefined => {
  if (attempt >= ATTEMPTS) return undefined;
  if (status === 503) return retryAfterMs ?? PAUSE_MS * attempt;
  const isShort = retryAfterMs !== undefined && retryAfterMs <= LONGEST_PAUSE_MS;
  return status === 429 && isShort ? retryAfterMs : undefined;
};
