import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';
import type { TrustProxy } from '../settings/addresses.ts';

const HEADER = 'x-request-id';
const FITTING = /^[\w.:-]{8,64}$/;

/** The id of a request in the log: the trusted proxy's id, or a new one. */
export const requestIds =
  (trustProxy: TrustProxy | undefined) =>
  ({ headers, socket }: IncomingMessage): string => {
    const sent = headers[HEADER];
    const isTrusted = trustProxy?.(socket.remoteAddress ?? '', 0) === true;
    return isTrusted && typeof sent === 'string' && FITTING.test(sent) ? sent : nanoid();
  };

/** Adds the table to log lines about requests for it, and returns the request id to clients. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id);
    const { table } = (request.params ?? {}) as { readonly table?: unknown };
    if (typeof table !== 'string') return;
    request.log = reply.log = request.log.child({ table });
  });
};
