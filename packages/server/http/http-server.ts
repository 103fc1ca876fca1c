import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { NETWORK_FACTOR } from '../settings/address-allowances.ts';
import { addressKey, networkOf, type TrustProxy } from '../settings/addresses.ts';
import type { Limits } from '../settings/limits.ts';
import { ApiError } from './api-error.ts';
import { refuseConnection } from './errors.ts';

/** Descriptors reserved for files, the database and threads. */
const DESCRIPTORS_KEPT = 128;
const FEWEST = 16;
const HEADERS_MS = 10_000;
const CHECK_MS = 5_000;

/** Node's HTTP server with timeouts for slow and silent connections, and limits on their number. */
export const createHttpServer = (
  limits: Limits,
  trustProxy: TrustProxy | undefined,
  handler: RequestListener,
): Server => {
  const server = createServer(
    {
      requestTimeout: limits.requestMs,
      headersTimeout: Math.min(HEADERS_MS, limits.requestMs),
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, limits.requestMs / 2),
      // safety.ts refuses requests without Host, in the common error shape.
      requireHostHeader: false,
    },
    handler,
  );
  server.setTimeout(limits.idleMs);
  server.on('checkExpectation', handler);
  limitConnections(server, limits, trustProxy);
  return server;
};

const limitConnections = (server: Server, limits: Limits, trustProxy: TrustProxy | undefined): void => {
  const most = Math.min(limits.connections, Math.max(FEWEST, descriptors() - DESCRIPTORS_KEPT));
  // One address never gets more than half, however few descriptors there are.
  const mostPerAddress = Math.min(limits.connectionsPerAddress, Math.ceil(most / 2));
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;
  let total = 0;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const key = addressKey(address);
    const network = networkOf(key);
    const isFull =
      countOf(key) >= mostPerAddress ||
      (network !== undefined && countOf(network) >= mostPerAddress * NETWORK_FACTOR);
    // A trusted proxy opens connections for many clients.
    const isClient = trustProxy?.(address, 0) !== true;
    if (total >= most) return refuseConnection(socket, SERVER_FULL);
    if (isClient && isFull) return refuseConnection(socket, ADDRESS_FULL);
    total++;
    const keys = network === undefined ? [key] : [key, network];
    for (const each of keys) counts.set(each, countOf(each) + 1);
    socket.once('close', () => {
      total--;
      for (const each of keys)
        if (countOf(each) <= 1) counts.delete(each);
        else counts.set(each, countOf(each) - 1);
    });
  });
};

const SERVER_FULL = new ApiError(503, 'server-full', 'Too many connections. Try again in a moment.');
const ADDRESS_FULL = new ApiError(
  429,
  'too-many-connections',
  'Too many connections from this address. Close some, or wait a minute.',
);

/** How many files and connections this process may have open. Only Linux reports it. */
const descriptors = (): number => {
  try {
    const text = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};
