import { defined } from '@three-spires/kernel';
import type { Account } from '@three-spires/session/protocol';
import type { KnownPerson, MergeRules } from '@three-spires/session/stores';
import type { HttpCaller } from '../http/http-caller.ts';
import type { Store } from '../store/store.ts';

/** What people see of the data stored about them. */
export type AccountOf = (caller: HttpCaller, person: KnownPerson) => Promise<Account>;

type AccountNeeds = {
  readonly store: Store;
  readonly portraits: readonly string[];
  readonly mergeRules: MergeRules;
};

export const createAccountOf =
  ({ store, portraits, mergeRules }: AccountNeeds): AccountOf =>
  async (caller, { id, name, avatar, device: here }) => {
    const guest = await caller.waitingGuest();
    const passkeys = await store.passkeysOf(id);
    const devices = await store.devicesOf(id);
    return {
      id,
      name,
      avatars: portraits,
      holds: await store.holdingsOf(id),
      ...defined({ avatar }),
      passkeys: passkeys.map(({ id: passkey, name: madeIn, backedUp, createdAt, usedAt }) => ({
        id: passkey,
        name: madeIn,
        backedUp,
        createdAt,
        ...defined({ usedAt }),
      })),
      devices: devices.map((device) => ({ ...device, here: device.id === here })),
      ...(guest === undefined
        ? {}
        : { guest: { name: guest.name, ...(await store.mergeOffer(guest.id, id, mergeRules.shared)) } }),
    };
  };
