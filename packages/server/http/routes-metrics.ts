import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { trustList } from '../settings/addresses.ts';
import { ApiError } from './api-error.ts';
import { hasToken } from './token.ts';

/** A request with one of these has come through a proxy, so the machine it comes from says nothing about the client. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const loopback = trustList(['loopback']);

/** Asked directly from this machine: not through a proxy, and not by a page that a browser got elsewhere. */
const isFromHere = ({ headers, raw, hostname }: FastifyRequest): boolean =>
  typeof loopback === 'function' &&
  loopback((raw.socket.remoteAddress ?? '').replace(/^::ffff:/, ''), 0) &&
  FORWARDED.every((name) => headers[name] === undefined) &&
  LOCAL_HOSTS.includes(hostname);

type MetricsNeeds = {
  readonly token: string | undefined;
  /** What is answered: the metrics of this process, or of all that share its work. */
  readonly text: () => Promise<string>;
};

/** `/metrics` is for the operator only: with a token where there is one, else from this machine. */
export const addMetricsRoute = (
  app: FastifyInstance,
  metrics: Metrics,
  { token, text }: MetricsNeeds,
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none' } = request.routeOptions;
    metrics.request(url, request.method, reply.statusCode, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    const isAllowed = token === undefined ? isFromHere(request) : hasToken(request, token);
    if (!isAllowed)
      throw new ApiError(
        403,
        'operator-only',
        'Metrics can be read with METRICS_TOKEN, or from this machine where no such token is set.',
      );
    reply.type(metrics.contentType);
    return await text();
  });
};
