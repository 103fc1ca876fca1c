import { SessionError } from '@three-spires/session';
import {
  CALL_NAMES,
  CALLS,
  type Caller,
  type CallName,
  type Door,
  type Sent,
} from '@three-spires/session/door';
import type { CallAnswer, CallRequest } from './messages.ts';

type Route = { readonly name: CallName; readonly method: string; readonly parts: readonly string[] };

const ROUTES: readonly Route[] = CALL_NAMES.map((name) => {
  const [method = '', path = ''] = CALLS[name].route.split(' ');
  return { name, method, parts: path.split('/') };
});

/** The fields that the path names, or undefined for another route. */
const fieldsIn = ({ parts }: Route, path: readonly string[]): Record<string, string> | undefined => {
  if (parts.length !== path.length) return undefined;
  const fields: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const said = path[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) fields[name] = decodeURIComponent(said);
    else if (part !== said) return undefined;
  }
  return fields;
};

/** Carries out a call that a page addressed as it would to a server. */
export const answerCall = async (
  door: Door,
  caller: Caller,
  { method, path, body }: CallRequest,
): Promise<CallAnswer> => {
  try {
    const { pathname, searchParams } = new URL(path, 'https://device');
    const parts = pathname.split('/');
    for (const route of ROUTES) {
      const fields = route.method === method ? fieldsIn(route, parts) : undefined;
      if (fields === undefined) continue;
      const rest = method === 'GET' ? Object.fromEntries(searchParams) : body;
      const input = { ...(rest as object | undefined), ...fields };
      return { answer: await door.perform(route.name, caller, input as Sent<CallName>) };
    }
    throw new SessionError('missing', 'not-here', 'This needs a server, and there is none here.');
  } catch (error) {
    return { error: errorParts(error) };
  }
};

/** What a page may know about an error. */
export const errorParts = (error: unknown): { code: string; text: string; field?: string } => {
  if (!(error instanceof SessionError)) {
    console.error(error);
    return { code: 'internal', text: 'Something went wrong here.' };
  }
  const { code, message, field } = error;
  return field === undefined ? { code, text: message } : { code, text: message, field };
};
