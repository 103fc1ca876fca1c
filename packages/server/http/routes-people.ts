import type { Newsroom } from '@three-spires/session';
import { SessionError, validate } from '@three-spires/session';
import { changeMeBody, type Me } from '@three-spires/session/protocol';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { KnownPerson } from '../store/identity-store.ts';
import type { Store } from '../store/store.ts';

type PeopleNeeds = { store: Store; news: Newsroom; identity: Identity; portraits: readonly string[] };

export const addPeopleRoutes = (
  app: FastifyInstance,
  { store, news, identity, portraits }: PeopleNeeds,
): void => {
  app.get('/api/me', async (request, reply): Promise<Me> => shown(await identity.knownOrNew(request, reply)));

  app.patch('/api/me', async (request, reply): Promise<Me> => {
    const { name, avatar } = validate(changeMeBody, request.body);
    if (avatar !== undefined && !portraits.includes(avatar))
      throw new SessionError('invalid', 'unknown-avatar', `There is no portrait "${avatar}".`, 'avatar');
    const person = await identity.knownOrNew(request, reply);
    const change = { ...(name === undefined ? {} : { name }), ...(avatar === undefined ? {} : { avatar }) };
    await store.changePerson(person.id, change);
    const me = shown({ ...person, ...change });
    const { id, ...rest } = me;
    news.publish('person', { person: id, ...rest });
    return me;
  });
};

const shown = ({ id, name, avatar }: KnownPerson): Me => ({
  ...{ id, name },
  ...(avatar === undefined ? {} : { avatar }),
});
