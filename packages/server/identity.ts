import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nanoid } from 'nanoid';
import type { Store, StoredPerson } from './store.ts';

const COOKIE = 'three-spires';
const TOKEN_BYTES = 16;
const TEN_YEARS_S = 10 * 365 * 24 * 3600;
const FIRST_NAME = 'Guest';

/** Who somebody is: whoever holds the token in the signed cookie made at the first visit. */
export type Identity = {
  known(request: FastifyRequest): Promise<StoredPerson | undefined>;
  /** Makes a person and sets the cookie where there is none. */
  knownOrNew(request: FastifyRequest, reply: FastifyReply): Promise<StoredPerson>;
};

export const createIdentity = (store: Store): Identity => {
  const known = async (request: FastifyRequest): Promise<StoredPerson | undefined> => {
    const cookie = request.cookies[COOKIE];
    const { valid, value } =
      cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
    return valid && value !== null ? await store.personByToken(hashToken(value)) : undefined;
  };

  const create = async (reply: FastifyReply): Promise<StoredPerson> => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const person = { id: nanoid(), name: FIRST_NAME };
    await store.addPerson({ ...person, tokenHash: hashToken(token), createdAt: Date.now() });
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      signed: true,
      maxAge: TEN_YEARS_S,
    });
    return person;
  };

  return { known, knownOrNew: async (request, reply) => (await known(request)) ?? (await create(reply)) };
};

/** Only the hash is stored, so a copy of the database lets nobody in. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
