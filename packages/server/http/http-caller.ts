import type { Caller } from '@three-spires/session/door';
import type { KnownPerson } from '@three-spires/session/stores';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../identity/device-name.ts';
import type { Identity } from '../identity/identity.ts';
import type { PlaceOf } from '../identity/place.ts';
import type { Quotas } from '../identity/quotas.ts';
import { addressKey, networkOf } from '../settings/addresses.ts';

/** Someone who makes a call over HTTP, known by cookies. */
export type HttpCaller = Caller & {
  /** The key of the address, for allowances. */
  readonly addressKey: string;
  /** The address of this server as the person's browser shows it. */
  readonly origin: string;
  /** As "Chrome on Linux". */
  readonly browser: string;
  readonly log: FastifyBaseLogger;
  /** The guest who waits in this browser while another person is signed in. */
  waitingGuest(): Promise<KnownPerson | undefined>;
  /** From now on the browser is known as this person. */
  signIn(person: string): Promise<void>;
  /** The guest who waits in this browser is gone for good. */
  endGuest(guest: KnownPerson): Promise<void>;
  /** The browser no longer is known as this person. */
  forget(person: KnownPerson): Promise<void>;
};

export type CallerNeeds = {
  readonly identity: Identity;
  readonly quotas: Pick<Quotas, 'newTable'>;
  readonly placeOf: PlaceOf;
  readonly originOf: (request: FastifyRequest) => string;
};

export const httpCaller = (
  { identity, quotas, placeOf, originOf }: CallerNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): HttpCaller => {
  const key = addressKey(request.ip);
  return {
    known: () => identity.known(request),
    person: () => identity.knownOrNew(request, reply),
    requireTable: (person) => quotas.newTable(person, request),
    address: networkOf(key) ?? key,
    addressKey: key,
    // Both cost something, and few calls need them.
    get place() {
      return placeOf(request);
    },
    get origin() {
      return originOf(request);
    },
    get browser() {
      return deviceName(request.headers['user-agent']);
    },
    log: request.log,
    waitingGuest: () => identity.waitingGuest(request),
    signIn: (person) => identity.signIn(request, reply, person),
    endGuest: (guest) => identity.endGuest(reply, guest),
    forget: (person) => identity.forget(request, reply, person),
  };
};
