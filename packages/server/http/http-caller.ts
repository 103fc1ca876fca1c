import type { Caller } from '@three-spires/session/door';
import type { KnownPerson } from '@three-spires/session/stores';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../identity/device-name.ts';
import type { Identity } from '../identity/identity.ts';
import type { PlaceOf } from '../identity/place.ts';
import type { Quotas } from '../identity/quotas.ts';
import { addressKey, networkOf } from '../settings/addresses.ts';

/** The sender of an HTTP call, identified by cookies. */
export type HttpCaller = Caller & {
  /** The key that counts the address for allowances. */
  readonly addressKey: string;
  /** The address of this server in the person's browser. */
  readonly origin: string;
  /** The browser's name, such as "Chrome on Linux". */
  readonly browser: string;
  readonly log: FastifyBaseLogger;
  /** The guest waiting in this browser while another person is signed in. */
  waitingGuest(): Promise<KnownPerson | undefined>;
  /** Makes the browser this person's. */
  signIn(person: string): Promise<void>;
  /** Removes the guest waiting in this browser for good. */
  endGuest(guest: KnownPerson): Promise<void>;
  /** Makes the browser forget this person. */
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
    // Lazy: both are expensive, and few calls need them.
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
