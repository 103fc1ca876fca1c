import type { Newsroom } from '@three-spires/session';
import { validate } from '@three-spires/session';
import { type Me, renameBody } from '@three-spires/session/protocol';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Store } from '../store/store.ts';

type PeopleNeeds = { store: Store; news: Newsroom; identity: Identity };

export const addPeopleRoutes = (app: FastifyInstance, { store, news, identity }: PeopleNeeds): void => {
  app.get('/api/me', async (request, reply): Promise<Me> => await identity.knownOrNew(request, reply));

  app.patch('/api/me', async (request, reply): Promise<Me> => {
    const { name } = validate(renameBody, request.body);
    const { id } = await identity.knownOrNew(request, reply);
    await store.renamePerson(id, name);
    news.publish('person', { person: id, name });
    return { id, name };
  });
};
