import type { FastifyInstance } from 'fastify';
import { RELEASE } from '../settings/release.ts';
import { storeFormat } from '../store/sqlite/store-version.ts';

/** The running version, for bug reports and operators. It reveals nothing about this machine. */
export const addVersionRoute = (app: FastifyInstance, commit: string | undefined): void => {
  app.get('/api/version', async () => ({ version: RELEASE, commit, store: await storeFormat() }));
};
