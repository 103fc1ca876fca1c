import { StoreError } from '@three-spires/session';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Store } from '../store/store.ts';
import { errorAnswer, toApiError } from './api-error.ts';

export type HealthNeeds = {
  readonly store: Pick<Store, 'check'>;
  /** Whether the server is about to stop and hands its tables to others. */
  readonly isDraining: () => boolean;
};

/** What proxies and schedulers ask for every few seconds or more often. */
export const PROBE_ROUTES = ['/health/live', '/health/ready'] as const;

/**
 * `/health/live` says that the process answers, `/health/ready` whether new people should be sent here. `/api/health`
 * says whether people can play here, which they still can while the server drains.
 */
export const addHealthRoutes = (app: FastifyInstance, { store, isDraining }: HealthNeeds): void => {
  const live = async () => ({ ok: true });
  const playable = async (reply: FastifyReply) => {
    try {
      await store.check();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // Not logged: it is asked for every few seconds, and the operations that fail are logged.
      const { status, code, message } = toApiError(error);
      reply.code(status);
      return errorAnswer(code, message);
    }
  };

  app.get('/health/live', live);
  app.get('/api/health/live', live);
  app.get('/api/health', (_, reply) => playable(reply));
  app.get('/health/ready', async (_, reply) => {
    if (!isDraining()) return await playable(reply);
    reply.code(503);
    return errorAnswer('draining', 'This server is about to stop. Use another one.');
  });
};
