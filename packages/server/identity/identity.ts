import { createHash, randomBytes } from 'node:crypto';
import type { StoredPerson, Time } from '@three-spires/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nanoid } from 'nanoid';
import type { Store } from '../store/store.ts';
import type { Quotas } from './quotas.ts';

const COOKIE = 'three-spires';
const TOKEN_BYTES = 16;
const TEN_YEARS_S = 10 * 365 * 24 * 3600;
const FIRST_NAME = 'Guest';

/** Tells who a person is: the holder of the token in the signed cookie made at the first visit. */
export type Identity = {
  known(request: FastifyRequest): Promise<StoredPerson | undefined>;
  /** Makes a person and sets the cookie where there is none. */
  knownOrNew(request: FastifyRequest, reply: FastifyReply): Promise<StoredPerson>;
};

type IdentityNeeds = {
  readonly store: Store;
  readonly quotas: Pick<Quotas, 'newPerson'>;
  readonly isSecure: (request: FastifyRequest) => boolean;
  readonly time: Time;
};

export const createIdentity = ({ store, quotas, isSecure, time }: IdentityNeeds): Identity => {
  const known = async (request: FastifyRequest): Promise<StoredPerson | undefined> => {
    const cookie = request.cookies[COOKIE];
    const { valid, value } =
      cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
    return valid && value !== null ? await store.personByToken(hashToken(value), time.date()) : undefined;
  };

  const create = async (request: FastifyRequest, reply: FastifyReply): Promise<StoredPerson> => {
    quotas.newPerson(request);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const person = { id: nanoid(), name: FIRST_NAME };
    await store.addPerson({ ...person, tokenHash: hashToken(token), createdAt: time.date() });
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(request),
      signed: true,
      maxAge: TEN_YEARS_S,
    });
    return person;
  };

  return {
    known,
    knownOrNew: async (request, reply) => (await known(request)) ?? (await create(request, reply)),
  };
};

/** Only the hash is stored, so a copy of the database is no way in. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
