import { Readable } from 'node:stream';
import { type Allowances, type Games, SessionError } from '@three-spires/session';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Store } from '../store/store.ts';
import { exportOf } from './export.ts';

type ExportNeeds = {
  readonly store: Store;
  readonly games: Games;
  readonly identity: Identity;
  /** How often a person may export their data. */
  readonly exports: Allowances;
};

/** Streams all of a person's data as a file. */
export const addExportRoute = (
  app: FastifyInstance,
  { store, games, identity, exports }: ExportNeeds,
): void => {
  app.get('/api/me/export', async (request, reply) => {
    const person = await identity.known(request);
    if (person === undefined) throw new SessionError('missing', 'nobody', 'Nothing is kept about you.');
    if (exports.take(person.id) > 0)
      throw new SessionError(
        'too-many',
        'too-many-exports',
        'You have just fetched your data. Wait a while.',
      );
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="three-spires.json"');
    return reply.send(Readable.from(exportOf({ store, games }, person.id)));
  });
};
