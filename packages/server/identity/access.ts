import { createHash, randomBytes } from 'node:crypto';
import { SessionError, type Time } from '@three-spires/session';
import type { Scope } from '@three-spires/session/protocol';
import type { Access, KnownPerson, ProgramStore } from '@three-spires/session/stores';
import type { FastifyRequest } from 'fastify';

const TOKEN_BYTES = 32;
/** Makes a lost token easy to recognise. */
const PREFIX = 'spires_';

export const newSecret = (): string => PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');

/** Only the hash is stored, so a copy of the database gives no access. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The text of the token that a request carries. */
export const secretOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

type AccessNeeds = { readonly store: Pick<ProgramStore, 'accessBy'>; readonly time: Pick<Time, 'date'> };

/**
 * For whom the token of a request acts. A route must have said which scope it needs: without that, a token
 * opens nothing.
 */
export const createAccess = ({ store, time }: AccessNeeds) => {
  const known = new WeakMap<FastifyRequest, Promise<Access | undefined>>();
  const accessOf = (request: FastifyRequest, secret: string): Promise<Access | undefined> => {
    const found = known.get(request) ?? store.accessBy(hashToken(secret), time.date());
    known.set(request, found);
    return found;
  };
  return async (request: FastifyRequest, secret: string): Promise<KnownPerson> => {
    const access = await accessOf(request, secret);
    if (access === undefined)
      throw new SessionError(
        'unidentified',
        'unknown-token',
        'This access token is not known here. It may have been ended.',
      );
    requireScope(access.scopes, request.scope);
    const { person, token, isBot } = access;
    return { ...person, device: token, program: { isBot } };
  };
};

/** `read` is part of every token. */
const requireScope = (scopes: readonly Scope[], wanted: Scope | undefined): void => {
  if (wanted === undefined)
    throw new SessionError(
      'forbidden',
      'not-for-programs',
      'An access token does not open this. A person has to do it.',
    );
  if (wanted !== 'read' && !scopes.includes(wanted))
    throw new SessionError(
      'forbidden',
      'missing-scope',
      `This needs an access token with the scope "${wanted}".`,
    );
};

declare module 'fastify' {
  interface FastifyRequest {
    /** What an access token must allow to be used here. */
    scope?: Scope | undefined;
  }
}
