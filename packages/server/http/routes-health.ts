import { StoreError } from '@three-spires/session';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { errorAnswer, toApiError } from './api-error.ts';

/** `/api/health` says whether people can play here; `/api/health/live` only that the process answers. */
export const addHealthRoutes = (app: FastifyInstance, store: Store): void => {
  app.get('/api/health/live', async () => ({ ok: true }));

  app.get('/api/health', async (_, reply) => {
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
  });
};
