import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { ApiError } from './api-error.ts';
import { hasToken } from './token.ts';

type MetricsNeeds = {
  readonly token: string | undefined;
  /** The response: the metrics of this process, or of all processes that share its work. */
  readonly text: () => Promise<string>;
};

/**
 * `/metrics` requires the token. The client's address proves nothing: a proxy on this machine may add no
 * header that distinguishes its clients from the machine itself.
 */
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
    if (token === undefined)
      throw new ApiError(404, 'switched-off', 'Metrics are switched off. METRICS_TOKEN switches them on.');
    if (!hasToken(request, token))
      throw new ApiError(403, 'operator-only', 'Metrics can be read with METRICS_TOKEN.');
    reply.type(metrics.contentType);
    return await text();
  });
};
