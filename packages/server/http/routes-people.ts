import type { Bus, Store } from '@three-spires/session';
import { validate } from '@three-spires/session';
import { type Me, renameBody } from '@three-spires/session/protocol';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity/identity.ts';

export const addPeopleRoutes = (app: FastifyInstance, store: Store, bus: Bus, identity: Identity): void => {
  app.get('/api/me', async (request, reply): Promise<Me> => await identity.knownOrNew(request, reply));

  app.patch('/api/me', async (request, reply): Promise<Me> => {
    const { name } = validate(renameBody, request.body);
    const { id } = await identity.knownOrNew(request, reply);
    await store.renamePerson(id, name);
    bus.publish('person', { person: id, name });
    return { id, name };
  });
};
