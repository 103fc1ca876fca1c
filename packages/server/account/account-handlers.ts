import {
  concedeSeat,
  type Games,
  type Host,
  heldSeats,
  type Newsroom,
  type Results,
  releaseSeat,
  SessionError,
  storedTable,
} from '@three-spires/session';
import type { Handlers } from '@three-spires/session/door';
import { FORMER_PLAYER, type KnownPerson } from '@three-spires/session/stores';
import type { HttpCaller } from '../http/http-caller.ts';
import type { Store } from '../store/store.ts';
import type { AccountOf } from './account-of.ts';

/** How many tables to read at once when a person leaves all of theirs. */
const BATCH = 50;

type AccountNeeds = {
  readonly store: Store;
  readonly games: Games;
  readonly host: Host;
  readonly results: Results;
  readonly news: Newsroom;
  readonly accountOf: AccountOf;
};

/** What is stored about you: your browsers, and deleting all your data. */
export const accountHandlers = (
  needs: AccountNeeds,
): Handlers<'account' | 'forgetBrowser' | 'forgetOtherBrowsers' | 'deleteMe', HttpCaller> => {
  const { store, news, accountOf } = needs;
  return {
    account: async (caller) => await accountOf(caller, await caller.person()),

    async forgetBrowser(caller, { id }) {
      const person = await caller.person();
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
      return await accountOf(caller, person);
    },

    async forgetOtherBrowsers(caller) {
      const person = await caller.person();
      await store.removeOtherDevices(person.id, person.device);
      news.publish('signedOut', { person: person.id, except: person.device });
      return await accountOf(caller, person);
    },

    async deleteMe(caller, { name }) {
      const person = await caller.known();
      if (person === undefined) throw new SessionError('missing', 'nobody', 'Nothing is kept about you.');
      if (name.trim() !== person.name)
        throw new SessionError(
          'invalid',
          'wrong-name',
          'This is not your name. Nothing was deleted.',
          'name',
        );
      await leaveTables(needs, person);
      await store.erasePerson(person.id);
      await caller.forget(person);
      news.publish('person', { person: person.id, name: FORMER_PLAYER });
      news.publish('signedOut', { person: person.id });
      return { deleted: true };
    },
  };
};

/**
 * Gives up all seats at running tables. Rated games are conceded instead, and their results recorded while it
 * is still known whose rating they change. After a crash in between, the person still exists and can ask
 * again.
 */
const leaveTables = async (
  { store, host, games, results }: Pick<AccountNeeds, 'store' | 'host' | 'games' | 'results'>,
  person: KnownPerson,
): Promise<void> => {
  for (;;) {
    const running = await store.runningTablesOf(person.id, BATCH);
    for (const id of running) {
      const table = await storedTable(store, id);
      for (const seat of heldSeats(table, person.id))
        if (table.rated === true) await concedeSeat(host, games, table, seat);
        else await releaseSeat(store, host, table, person, seat);
      if (table.rated === true) await results.record(id);
    }
    if (running.length < BATCH) return;
  }
};
