import { type Blocks, type Host, SessionError } from '@three-spires/session';
import type { Account } from '@three-spires/session/protocol';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { MergeRules } from '../store/identity-store.ts';
import type { Store } from '../store/store.ts';
import type { AccountOf } from './account.ts';

type GuestNeeds = {
  readonly store: Store;
  readonly host: Host;
  readonly blocks: Blocks;
  readonly identity: Identity;
  readonly accountOf: AccountOf;
  readonly mergeRules: MergeRules;
};

/** Brings what the guest of this browser has to the person who is signed in here. */
export const addGuestRoute = (app: FastifyInstance, needs: GuestNeeds): void => {
  const { store, blocks, identity, accountOf, mergeRules } = needs;

  app.post('/api/me/guest', async (request, reply): Promise<Account> => {
    const person = await identity.knownOrNew(request, reply);
    const guest = await identity.waitingGuest(request);
    // Asked again after an answer was lost: the guest is gone already.
    if (guest === undefined) return await accountOf(request, person);
    const merged = await store.mergeGuest(guest.id, person.id, mergeRules);
    if (merged === undefined)
      throw new SessionError(
        'conflict',
        'guest-has-passkey',
        `${guest.name} has a passkey. Only a guest's games can be brought along.`,
      );
    await showAgain(needs.host, request.log, merged.running);
    // What ended at that very moment was still written down for the guest.
    const rest = await store.mergeGuest(guest.id, person.id, mergeRules);
    blocks.forget(person.id);
    if (rest?.isAll === true) await identity.endGuest(reply, guest);
    return await accountOf(request, person);
  });
};

/** Tables in memory learn who sits there now, at this node and at the others. */
const showAgain = async (host: Host, log: FastifyBaseLogger, tables: readonly string[]): Promise<void> => {
  for (const table of tables)
    await host
      .refresh(table)
      .catch((error: unknown) => log.child({ table }).error(error, 'a table could not be shown again'));
};
