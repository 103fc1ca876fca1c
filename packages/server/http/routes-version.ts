import type { FastifyInstance } from 'fastify';
import { RELEASE } from '../settings/release.ts';
import { storeFormat } from '../store/sqlite/store-version.ts';

/** What runs here, for people who report a fault and for those who operate it. It names nothing of this machine. */
export const addVersionRoute = (app: FastifyInstance, commit: string | undefined): void => {
  app.get('/api/version', async () => ({ version: RELEASE, commit, store: await storeFormat() }));
};
