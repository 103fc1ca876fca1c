import { type Blocks, type Host, SessionError } from '@three-spires/session';
import type { Handlers } from '@three-spires/session/door';
import type { MergeRules } from '@three-spires/session/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { HttpCaller } from '../http/http-caller.ts';
import type { Store } from '../store/store.ts';
import type { AccountOf } from './account-of.ts';

type GuestNeeds = {
  readonly store: Store;
  readonly host: Host;
  readonly blocks: Blocks;
  readonly accountOf: AccountOf;
  readonly mergeRules: MergeRules;
};

/** Merges this browser's guest into the person signed in here. */
export const guestHandlers = ({
  store,
  host,
  blocks,
  accountOf,
  mergeRules,
}: GuestNeeds): Handlers<'bringGuest', HttpCaller> => ({
  async bringGuest(caller) {
    const person = await caller.person();
    const guest = await caller.waitingGuest();
    // A retry after a lost answer: the guest is already gone.
    if (guest === undefined) return await accountOf(caller, person);
    const merged = await store.mergeGuest(guest.id, person.id, mergeRules);
    if (merged === undefined)
      throw new SessionError(
        'conflict',
        'guest-has-passkey',
        `${guest.name} has a passkey. Only a guest's games can be brought along.`,
      );
    await showAgain(host, caller.log, merged.running);
    // Something that ended at that very moment was still recorded for the guest.
    const rest = await store.mergeGuest(guest.id, person.id, mergeRules);
    blocks.forget(person.id);
    if (rest?.isAll === true) await caller.endGuest(guest);
    return await accountOf(caller, person);
  },
});

/** Updates who sits at tables in memory, on this node and the others. */
const showAgain = async (host: Host, log: FastifyBaseLogger, tables: readonly string[]): Promise<void> => {
  for (const table of tables)
    await host
      .refresh(table)
      .catch((error: unknown) => log.child({ table }).error(error, 'a table could not be shown again'));
};
