import type { Account } from '@three-spires/session/protocol';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { KnownPerson, MergeRules } from '../store/identity-store.ts';
import type { Store } from '../store/store.ts';

/** What a person sees of what is kept about them. */
export type AccountOf = (request: FastifyRequest, person: KnownPerson) => Promise<Account>;

type AccountNeeds = {
  readonly store: Store;
  readonly identity: Identity;
  readonly portraits: readonly string[];
  readonly mergeRules: MergeRules;
};

export const createAccountOf =
  ({ store, identity, portraits, mergeRules }: AccountNeeds): AccountOf =>
  async (request, { id, name, avatar, device: here }) => {
    const guest = await identity.waitingGuest(request);
    const passkeys = await store.passkeysOf(id);
    const devices = await store.devicesOf(id);
    return {
      ...{ id, name, avatars: portraits, holds: await store.holdingsOf(id) },
      ...(avatar === undefined ? {} : { avatar }),
      passkeys: passkeys.map(({ id: passkey, name: madeIn, backedUp, createdAt, usedAt }) => ({
        ...{ id: passkey, name: madeIn, backedUp, createdAt },
        ...(usedAt === undefined ? {} : { usedAt }),
      })),
      devices: devices.map((device) => ({ ...device, here: device.id === here })),
      ...(guest === undefined
        ? {}
        : { guest: { name: guest.name, ...(await store.mergeOffer(guest.id, id, mergeRules.shared)) } }),
    };
  };
