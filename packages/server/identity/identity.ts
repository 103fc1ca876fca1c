import { randomBytes } from 'node:crypto';
import { defined } from '@three-spires/kernel';
import { SessionError, type Time } from '@three-spires/session';
import type { KnownPerson } from '@three-spires/session/stores';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nanoid } from 'nanoid';
import type { ServerCosts } from '../costs/costs.ts';
import type { Store } from '../store/store.ts';
import { createAccess, hashToken, secretOf } from './access.ts';
import { deviceName } from './device-name.ts';
import { firstName } from './first-name.ts';
import { firstPortrait } from './portraits.ts';
import type { Quotas } from './quotas.ts';

const COOKIE = 'three-spires';
/** The guest who played here before a person signed in. Signing out brings the guest back. */
const GUEST_COOKIE = 'three-spires-guest';
const TOKEN_BYTES = 16;
const TEN_YEARS_S = 10 * 365 * 24 * 3600;
/** The maximum number of browsers per person. */
const DEVICES = 50;

/**
 * Identifies people: a person holds the token in the signed cookie set at the first visit, and a program sends
 * an access token.
 */
export type Identity = {
  known(request: FastifyRequest): Promise<KnownPerson | undefined>;
  /** Creates a person and sets the cookie if there is none. */
  knownOrNew(request: FastifyRequest, reply: FastifyReply): Promise<KnownPerson>;
  /** The guest waiting in this browser while another person is signed in. */
  waitingGuest(request: FastifyRequest): Promise<KnownPerson | undefined>;
  /** Makes the browser this person's. A guest who can only be reached from here is kept. */
  signIn(request: FastifyRequest, reply: FastifyReply, person: string): Promise<void>;
  /** Removes the guest waiting in this browser for good. */
  endGuest(reply: FastifyReply, guest: KnownPerson): Promise<void>;
  /** Makes the browser forget this person. */
  forget(request: FastifyRequest, reply: FastifyReply, person: KnownPerson): Promise<void>;
};

type IdentityNeeds = {
  readonly store: Store;
  readonly quotas: Pick<Quotas, 'newPerson'>;
  readonly isSecure: (request: FastifyRequest) => boolean;
  readonly portraits: readonly string[];
  readonly time: Time;
  readonly costs: Pick<ServerCosts, 'requirePaid'>;
};

export const createIdentity = ({
  store,
  quotas,
  isSecure,
  portraits,
  time,
  costs,
}: IdentityNeeds): Identity => {
  const tokenIn = (request: FastifyRequest, name: string): string | undefined => {
    const cookie = request.cookies[name];
    if (cookie === undefined) return undefined;
    const { valid, value } = request.unsignCookie(cookie);
    return valid && value !== null ? value : undefined;
  };

  const holder = async (request: FastifyRequest, name: string): Promise<KnownPerson | undefined> => {
    const token = tokenIn(request, name);
    const person = token && (await store.personByToken(hashToken(token), time.date()));
    if (!person || person.avatar !== undefined) return person || undefined;
    // This person was created before portraits existed.
    const avatar = firstPortrait(portraits, person.id);
    if (avatar === undefined) return person;
    await store.changePerson(person.id, { avatar });
    return { ...person, avatar };
  };

  /** Tells the costs who is making the request, so they know the person's address from the first one on. */
  const noteWho = ({ payer }: FastifyRequest, person: string): void => {
    if (payer !== undefined) costs.requirePaid(payer, person);
  };

  const byToken = createAccess({ store, time });

  const known = async (request: FastifyRequest): Promise<KnownPerson | undefined> => {
    const secret = secretOf(request);
    const person =
      secret === undefined
        ? ((await holder(request, COOKIE)) ?? (await holder(request, GUEST_COOKIE)))
        : await byToken(request, secret);
    if (person !== undefined) noteWho(request, person.id);
    return person;
  };

  const setCookie = (request: FastifyRequest, reply: FastifyReply, name: string, token: string): void => {
    reply.setCookie(name, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(request),
      signed: true,
      maxAge: TEN_YEARS_S,
    });
  };

  const create = async (request: FastifyRequest, reply: FastifyReply): Promise<KnownPerson> => {
    quotas.newPerson(request);
    const token = newToken();
    const id = nanoid();
    const avatar = firstPortrait(portraits, id);
    const person = { id, name: firstName(id), ...defined({ avatar }) };
    const device = { id: nanoid(), name: deviceName(request.headers['user-agent']) };
    await store.addPerson({ ...person, tokenHash: hashToken(token), device, createdAt: time.date() });
    setCookie(request, reply, COOKIE, token);
    noteWho(request, id);
    return { ...person, device: device.id };
  };

  /** A browser keeps one guest: a second one would replace it. */
  const requireNoOtherGuest = async (request: FastifyRequest, person: KnownPerson): Promise<void> => {
    const guest = await holder(request, GUEST_COOKIE);
    if (guest !== undefined && guest.id !== person.id)
      throw new SessionError(
        'conflict',
        'guest-waits',
        `Add a passkey for ${person.name} first. This browser keeps another guest already, ${guest.name}.`,
      );
  };

  return {
    known,
    knownOrNew: async (request, reply) => (await known(request)) ?? (await create(request, reply)),

    async waitingGuest(request) {
      const [signedIn, guest] = [await holder(request, COOKIE), await holder(request, GUEST_COOKIE)];
      return signedIn === undefined || signedIn.id === guest?.id ? undefined : guest;
    },

    async signIn(request, reply, person) {
      const before = await holder(request, COOKIE);
      const token = tokenIn(request, COOKIE);
      // A person with a passkey can sign in again.
      const isGuest = before !== undefined && (await store.passkeysOf(before.id)).length === 0;
      if (isGuest && token !== undefined && before.id !== person) {
        await requireNoOtherGuest(request, before);
        setCookie(request, reply, GUEST_COOKIE, token);
      }
      // Anyone else is signed out here.
      else if (before !== undefined) await store.removeDevice(before.id, before.device);
      const fresh = newToken();
      const device = { id: nanoid(), name: deviceName(request.headers['user-agent']) };
      const added = { ...device, tokenHash: hashToken(fresh), createdAt: time.date() };
      await store.addDevice(person, added, DEVICES);
      setCookie(request, reply, COOKIE, fresh);
    },

    async endGuest(reply, guest) {
      await store.removeDevice(guest.id, guest.device);
      reply.clearCookie(GUEST_COOKIE, { path: '/' });
    },

    async forget(request, reply, person) {
      await store.removeDevice(person.id, person.device);
      for (const name of [COOKIE, GUEST_COOKIE]) {
        const token = tokenIn(request, name);
        if (token !== undefined && (await store.personByToken(hashToken(token), time.date())) === undefined)
          reply.clearCookie(name, { path: '/' });
      }
    },
  };
};

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
