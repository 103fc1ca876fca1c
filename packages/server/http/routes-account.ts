import { Readable } from 'node:stream';
import {
  type Allowances,
  type Host,
  heldSeats,
  type Newsroom,
  releaseSeat,
  SessionError,
  storedTable,
  validate,
} from '@three-spires/session';
import { type Account, deleteMeBody, ownIdParams } from '@three-spires/session/protocol';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import { FORMER_PLAYER, type KnownPerson } from '../store/identity-store.ts';
import type { Store } from '../store/store.ts';
import type { AccountOf } from './account.ts';
import { exportOf } from './export.ts';

/** Tables looked up at once when a person leaves all of theirs. */
const BATCH = 50;

type AccountNeeds = {
  readonly store: Store;
  readonly host: Host;
  readonly news: Newsroom;
  readonly identity: Identity;
  readonly accountOf: AccountOf;
  /** How often a person may ask for all of their data. */
  readonly exports: Allowances;
};

/** What is kept about you: your browsers, all of your data as a file, and its end. */
export const addAccountRoutes = (app: FastifyInstance, needs: AccountNeeds): void => {
  const { store, news, identity, accountOf, exports } = needs;

  app.get(
    '/api/me/account',
    async (request, reply): Promise<Account> =>
      await accountOf(request, await identity.knownOrNew(request, reply)),
  );

  app.delete('/api/me/devices/:id', async (request, reply): Promise<Account> => {
    const { id } = validate(ownIdParams, request.params);
    const person = await identity.knownOrNew(request, reply);
    if (id === person.device)
      throw new SessionError(
        'conflict',
        'this-device',
        'You are using this browser. Sign out instead.',
        'id',
      );
    if (!(await store.removeDevice(person.id, id)))
      throw new SessionError('missing', 'no-such-device', 'You are not signed in there.', 'id');
    news.publish('signedOut', { person: person.id, device: id });
    return await accountOf(request, person);
  });

  app.delete('/api/me/devices', async (request, reply): Promise<Account> => {
    const person = await identity.knownOrNew(request, reply);
    await store.removeOtherDevices(person.id, person.device);
    news.publish('signedOut', { person: person.id, except: person.device });
    return await accountOf(request, person);
  });

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
    return reply.send(Readable.from(exportOf(store, person.id)));
  });

  app.delete('/api/me', async (request, reply): Promise<{ readonly deleted: true }> => {
    const { name } = validate(deleteMeBody, request.body);
    const person = await identity.known(request);
    if (person === undefined) throw new SessionError('missing', 'nobody', 'Nothing is kept about you.');
    if (name.trim() !== person.name)
      throw new SessionError('invalid', 'wrong-name', 'This is not your name. Nothing was deleted.', 'name');
    await leaveTables(needs, person);
    await store.erasePerson(person.id);
    await identity.forget(request, reply, person);
    news.publish('person', { person: person.id, name: FORMER_PLAYER });
    news.publish('signedOut', { person: person.id });
    return { deleted: true };
  });
};

/** Gives back all seats of games that go on. After a crash in between, the person is still there and asks again. */
const leaveTables = async (
  { store, host }: Pick<AccountNeeds, 'store' | 'host'>,
  person: KnownPerson,
): Promise<void> => {
  for (;;) {
    const running = await store.runningTablesOf(person.id, BATCH);
    for (const id of running) {
      const table = await storedTable(store, id);
      for (const seat of heldSeats(table, person.id)) await releaseSeat(store, host, table, person, seat);
    }
    if (running.length < BATCH) return;
  }
};
