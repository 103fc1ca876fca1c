import { type Allowances, type Newsroom, SessionError } from '@three-spires/session';
import type { Handlers } from '@three-spires/session/door';
import type { HttpCaller } from '../http/http-caller.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import { isLocalhost } from '../settings/hosts.ts';
import type { Store } from '../store/store.ts';
import type { AccountOf } from './account-of.ts';

type PasskeyNeeds = {
  readonly store: Store;
  readonly news: Newsroom;
  readonly passkeys: Passkeys;
  readonly accountOf: AccountOf;
  /** The passkey calls an address may make. */
  readonly tries: Pick<Allowances, 'take'>;
  readonly hasPublicUrl: boolean;
};

type PasskeyCalls =
  | 'passkeyOptions'
  | 'addPasskey'
  | 'removePasskey'
  | 'signInOptions'
  | 'signIn'
  | 'signOut';

/** A passkey identifies a person in another browser. It is not required to play. */
export const passkeyHandlers = (needs: PasskeyNeeds): Handlers<PasskeyCalls, HttpCaller> => {
  const { store, news, passkeys, accountOf, tries } = needs;

  /**
   * A passkey is bound to a hostname for good, so that name must be the operator's choice or this machine's.
   */
  const originOf = ({ origin }: HttpCaller): string => {
    if (needs.hasPublicUrl || isLocalhost(new URL(origin).hostname)) return origin;
    throw new SessionError(
      'conflict',
      'no-passkeys-here',
      'Passkeys need a name that lasts. They work at localhost, or where the operator has set PUBLIC_URL.',
    );
  };

  const requireTry = ({ addressKey }: HttpCaller): void => {
    if (tries.take(addressKey) > 0)
      throw new SessionError('too-many', 'too-many-tries', 'Too many tries from this address. Wait a while.');
  };

  return {
    async passkeyOptions(caller) {
      requireTry(caller);
      const person = await caller.person();
      return await passkeys.addOptions(person, originOf(caller));
    },

    async addPasskey(caller, { response }) {
      const person = await caller.person();
      await passkeys.add(person, originOf(caller), {
        name: caller.browser,
        response: { ...response, clientExtensionResults: {} } as Parameters<Passkeys['add']>[2]['response'],
      });
      return await accountOf(caller, person);
    },

    async removePasskey(caller, { id }) {
      const person = await caller.person();
      if (!(await store.removePasskey(person.id, id)))
        throw new SessionError('missing', 'no-such-passkey', 'You have no such passkey.', 'id');
      return await accountOf(caller, person);
    },

    async signInOptions(caller) {
      requireTry(caller);
      const person = await caller.person();
      return await passkeys.signInOptions(person, originOf(caller));
    },

    async signIn(caller, { response }) {
      requireTry(caller);
      const before = await caller.person();
      const person = await passkeys.signIn(before, originOf(caller), {
        ...({ ...response, clientExtensionResults: {} } as Parameters<Passkeys['signIn']>[2]),
      });
      await caller.signIn(person);
      if (before.id !== person) news.publish('signedOut', { person: before.id, device: before.device });
      const profile = await store.profileOf(person);
      return {
        id: person,
        name: profile?.name ?? '',
        ...(profile?.avatar ? { avatar: profile.avatar } : {}),
      };
    },

    async signOut(caller) {
      const person = await caller.known();
      if (person === undefined) return { signedOut: true };
      if ((await store.passkeysOf(person.id)).length === 0)
        throw new SessionError(
          'conflict',
          'no-passkey',
          'Add a passkey first. Without one you could not come back as yourself.',
        );
      await caller.forget(person);
      news.publish('signedOut', { person: person.id, device: person.device });
      return { signedOut: true };
    },
  };
};
