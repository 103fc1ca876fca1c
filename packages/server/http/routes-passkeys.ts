import { type Allowances, type Newsroom, SessionError, validate } from '@three-spires/session';
import { addPasskeyBody, type Me, ownIdParams, signInBody } from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceName } from '../identity/device-name.ts';
import type { Identity } from '../identity/identity.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import { addressKey } from '../settings/addresses.ts';
import type { Store } from '../store/store.ts';
import type { AccountOf } from './account.ts';

type PasskeyNeeds = {
  readonly store: Store;
  readonly news: Newsroom;
  readonly identity: Identity;
  readonly passkeys: Passkeys;
  readonly accountOf: AccountOf;
  /** What an address may try. */
  readonly tries: Allowances;
  /** The address that the person's browser shows. */
  readonly originOf: (request: FastifyRequest) => string;
};

/** A passkey lets a person be known in another browser. Nobody needs one to play. */
export const addPasskeyRoutes = (app: FastifyInstance, needs: PasskeyNeeds): void => {
  const { store, news, identity, passkeys, accountOf, tries, originOf } = needs;

  const requireTry = ({ ip }: FastifyRequest): void => {
    if (tries.take(addressKey(ip)) > 0)
      throw new SessionError('too-many', 'too-many-tries', 'Too many tries from this address. Wait a while.');
  };

  app.post('/api/me/passkeys/options', async (request, reply) => {
    requireTry(request);
    const person = await identity.knownOrNew(request, reply);
    return await passkeys.addOptions(person, originOf(request));
  });

  app.post('/api/me/passkeys', async (request, reply) => {
    const { response } = validate(addPasskeyBody, request.body);
    const person = await identity.knownOrNew(request, reply);
    const name = deviceName(request.headers['user-agent']);
    await passkeys.add(person, originOf(request), {
      ...{
        name,
        response: { ...response, clientExtensionResults: {} } as Parameters<Passkeys['add']>[2]['response'],
      },
    });
    return await accountOf(request, person);
  });

  app.delete('/api/me/passkeys/:id', async (request, reply) => {
    const { id } = validate(ownIdParams, request.params);
    const person = await identity.knownOrNew(request, reply);
    if (!(await store.removePasskey(person.id, id)))
      throw new SessionError('missing', 'no-such-passkey', 'You have no such passkey.', 'id');
    return await accountOf(request, person);
  });

  app.post('/api/sign-in/options', async (request, reply) => {
    requireTry(request);
    const person = await identity.knownOrNew(request, reply);
    return await passkeys.signInOptions(person, originOf(request));
  });

  app.post('/api/sign-in', async (request, reply): Promise<Me> => {
    requireTry(request);
    const { response } = validate(signInBody, request.body);
    const before = await identity.knownOrNew(request, reply);
    const person = await passkeys.signIn(before, originOf(request), {
      ...({ ...response, clientExtensionResults: {} } as Parameters<Passkeys['signIn']>[2]),
    });
    await identity.signIn(request, reply, person);
    if (before.id !== person) news.publish('signedOut', { person: before.id, device: before.device });
    const profile = await store.profileOf(person);
    return { id: person, name: profile?.name ?? '', ...(profile?.avatar ? { avatar: profile.avatar } : {}) };
  });

  app.post('/api/sign-out', async (request, reply): Promise<{ readonly signedOut: true }> => {
    const person = await identity.known(request);
    if (person === undefined) return { signedOut: true };
    if ((await store.passkeysOf(person.id)).length === 0)
      throw new SessionError(
        'conflict',
        'no-passkey',
        'Add a passkey first. Without one you could not come back as yourself.',
      );
    await identity.forget(request, reply, person);
    news.publish('signedOut', { person: person.id, device: person.device });
    return { signedOut: true };
  });
};
