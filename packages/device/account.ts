import { defined } from '@three-spires/kernel';
import type { Handlers } from '@three-spires/session/door';
import type { DoorStore } from '@three-spires/session/stores';

type AccountNeeds = { readonly store: DoorStore; readonly portraits: readonly string[] };

/** The page about the person of this device, who needs no passkeys and is known nowhere else. */
export const accountHandlers = ({ store, portraits }: AccountNeeds): Handlers<'account'> => ({
  async account(caller) {
    const { id, name, avatar } = await caller.person();
    const holds = await store.holdingsOf(id);
    return { id, name, ...defined({ avatar }), avatars: portraits, passkeys: [], devices: [], holds };
  },
});
