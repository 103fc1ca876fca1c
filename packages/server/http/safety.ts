import type { Time } from '@three-spires/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Payer } from '../costs/budgets.ts';
import type { ServerCosts } from '../costs/costs.ts';
import { type AddressAllowances, createAddressAllowances } from '../settings/address-allowances.ts';
import { addressKey } from '../settings/addresses.ts';
import type { Surroundings } from '../settings/config-proxy.ts';
import { isHomeHost } from '../settings/hosts.ts';
import type { Limits } from '../settings/limits.ts';
import { ApiError } from './api-error.ts';
import { answerError } from './errors.ts';
import { SAFE_HEADERS } from './headers.ts';
import { PROBE_ROUTES } from './routes-health.ts';
import { FILES_ROUTE } from './web-files.ts';

export const BODY_LIMIT = 64 * 1024;
export const SOCKET_ROUTE = '/socket';

/** Pages load many files, and a proxy often asks whether a node is ready. */
const CHEAP_FACTOR = 20;
const CHEAP_ROUTES: ReadonlySet<string | undefined> = new Set([FILES_ROUTE, ...PROBE_ROUTES]);
const ONE_YEAR_S = 365 * 24 * 3600;

type SafetyNeeds = {
  readonly limits: Limits;
  readonly requests: AddressAllowances;
  readonly costs: ServerCosts;
  readonly surroundings: Surroundings;
  readonly time: Time;
};

/**
 * Guards every request, including those that match no route. Guards look at the matched route, never at the
 * raw address, because percent-encoding gives every address many spellings.
 */
export const addSafety = (app: FastifyInstance, needs: SafetyNeeds): void => {
  const { limits, requests, costs, surroundings, time } = needs;
  const { burst, perSecond } = limits.requests;
  const cheap = createAddressAllowances(
    { burst: burst * CHEAP_FACTOR, perSecond: perSecond * CHEAP_FACTOR },
    time.elapsed,
  );
  const uploads = createAddressAllowances(limits.uploads, time.elapsed);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFE_HEADERS);
    if (isSecure(surroundings, request)) reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}`);
    if (isClosing) throw new ApiError(503, 'restarting', 'The server is restarting. Try again in a moment.');
    const address = addressKey(request.ip);
    request.payer = { address };
    costs.begin(request.payer);
    const isCheap = CHEAP_ROUTES.has(request.routeOptions.url);
    const wait = (isCheap ? cheap : requests).take(address);
    if (!isCheap) tellAllowance(reply, burst, requests.left(address));
    requireAllowance(reply, wait, tooManyRequests);
    // A page without its files does not work, and there are too few of them to cost much.
    const done = isCheap ? undefined : costs.admit(request.payer);
    if (done !== undefined && request.ws) done();
    else if (done !== undefined) reply.raw.once('close', done);
    requireAllowance(reply, uploads.take(address, bodySize(request)), tooManyUploads);
    requireWellFormed(request);
    requireKnownHost(surroundings, request);
    if (changesSomething(request) && !isSameOrigin(surroundings, request))
      throw new ApiError(403, 'wrong-origin', 'This request comes from another site.');
  });
  // The body has arrived by now.
  app.addHook('preHandler', async ({ payer }) => {
    if (payer !== undefined) costs.begin(payer);
  });
  app.setErrorHandler(answerError);
};

export const tooManyRequests = (): ApiError =>
  new ApiError(429, 'too-many-requests', 'Too many requests from this address. Wait a minute.');

const tooManyUploads = (): ApiError =>
  new ApiError(429, 'too-many-uploads', 'This address has sent too much. Try again later.');

/** What is left of the requests of this address, so that programs can pace themselves. */
const tellAllowance = (
  reply: FastifyReply,
  limit: number,
  left: ReturnType<AddressAllowances['left']>,
): void => {
  if (left === undefined) return;
  reply.headers({
    'ratelimit-limit': Math.floor(limit),
    'ratelimit-remaining': left.count,
    'ratelimit-reset': left.fullIn,
  });
};

const requireAllowance = (reply: FastifyReply, seconds: number, refusal: () => ApiError): void => {
  if (seconds === 0) return;
  reply.header('retry-after', seconds);
  throw refusal();
};

/** The maximum size of the body, as far as the headers tell. */
const bodySize = ({ headers, routeOptions: { bodyLimit = BODY_LIMIT } }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  return Math.min(bodyLimit, Number(headers['content-length'] ?? 0));
};

const requireWellFormed = (request: FastifyRequest): void => {
  const { headers, raw, ws, routeOptions } = request;
  if (headers.host === undefined && raw.httpVersion === '1.1')
    throw new ApiError(400, 'no-host', 'The request has no Host header.');
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    throw new ApiError(417, 'bad-expectation', 'Only "Expect: 100-continue" is understood.');
  if (ws && routeOptions.url !== SOCKET_ROUTE)
    throw new ApiError(404, 'not-found', `WebSockets are opened at ${SOCKET_ROUTE}.`);
};

/** With PUBLIC_URL set, the Host header is irrelevant. */
const requireKnownHost = ({ publicOrigin }: Surroundings, { host, protocol }: FastifyRequest): void => {
  if (publicOrigin !== undefined || isHomeHost(host)) return;
  throw new ApiError(
    421,
    'unknown-host',
    `This server does not know the name ${shownHost(host)}. Its operator has to set PUBLIC_URL, for example ${protocol}://${shownHost(host)}.`,
  );
};

const shownHost = (host: string): string => host.replaceAll(/[^\w.:[\]-]/g, '').slice(0, 100);

const changesSomething = ({ method, ws }: FastifyRequest): boolean =>
  ws || (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS');

/** Browsers send the origin of a request. Other clients send none, and hold no cookies. */
const isSameOrigin = ({ publicOrigin }: Surroundings, { headers, host }: FastifyRequest): boolean => {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  if (!URL.canParse(origin)) return false;
  // A proxy may add the default port; the URL parser drops it.
  const own = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === new URL(origin).host;
};

/** The address in the person's browser. If it is given, the guard above has compared it with ours. */
export const originOf = (
  { publicOrigin }: Surroundings,
  { headers, protocol, host }: FastifyRequest,
): string => publicOrigin ?? headers.origin ?? `${protocol}://${host}`;

/** Whether the browser connects to us, or to the proxy in front of us, over TLS. */
export const isSecure = ({ publicOrigin }: Surroundings, { protocol }: FastifyRequest): boolean =>
  publicOrigin === undefined ? protocol === 'https' : publicOrigin.startsWith('https:');

declare module 'fastify' {
  interface FastifyRequest {
    /** Who pays for the request. */
    payer?: Payer;
  }
}
