import { type Newsroom, SessionError } from '@three-spires/session';
import type { Handlers } from '@three-spires/session/door';
import { FORMER_PLAYER } from '@three-spires/session/stores';
import type { HttpCaller } from '../http/http-caller.ts';
import type { AccountOf } from './account-of.ts';
import { eraseBots } from './erase-bots.ts';
import { type LeavingNeeds, leaveTables } from './leave-tables.ts';

type AccountNeeds = LeavingNeeds & {
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
      await eraseBots(needs, person.id);
      await leaveTables(needs, person);
      await store.erasePerson(person.id);
      await caller.forget(person);
      news.publish('person', { person: person.id, name: FORMER_PLAYER });
      news.publish('signedOut', { person: person.id });
      return { deleted: true };
    },
  };
};
