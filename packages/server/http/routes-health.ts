import { StoreError } from '@three-spires/session';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Store } from '../store/store.ts';
import { errorAnswer, toApiError } from './api-error.ts';

export type HealthNeeds = {
  readonly store: Pick<Store, 'check'>;
  /** Whether the server is about to stop and is handing its tables to others. */
  readonly isDraining: () => boolean;
};

/** The routes that proxies and schedulers poll every few seconds or more often. */
export const PROBE_ROUTES = ['/health/live', '/health/ready'] as const;

/**
 * `/health/live` says whether the process responds, `/health/ready` whether new people should be sent here.
 * `/api/health` says whether people can play here, which remains true while the server drains.
 */
export const addHealthRoutes = (app: FastifyInstance, { store, isDraining }: HealthNeeds): void => {
  const live = async () => ({ ok: true });
  const playable = async (reply: FastifyReply) => {
    try {
      await store.check();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // Not logged: it is polled every few seconds, and failing operations are logged anyway.
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
