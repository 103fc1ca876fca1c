import { defined } from '@three-spires/kernel';
import { SessionError } from '../common/error.ts';
import type { Newsroom } from '../given/news.ts';
import type { Me } from '../protocol/index.ts';
import type { DoorStore, KnownPerson } from '../stores/index.ts';
import type { Handlers } from './handlers.ts';

type PersonNeeds = {
  readonly store: DoorStore;
  readonly news: Newsroom;
  readonly portraits: readonly string[];
};

/** A person's name and portrait. */
export const personHandlers = ({ store, news, portraits }: PersonNeeds): Handlers<'me' | 'changeMe'> => ({
  me: async (caller) => shown(await caller.person()),

  async changeMe(caller, { name, avatar }) {
    if (avatar !== undefined && !portraits.includes(avatar))
      throw new SessionError('invalid', 'unknown-avatar', `There is no portrait "${avatar}".`, 'avatar');
    const person = await caller.person();
    const change = defined({ name, avatar });
    await store.changePerson(person.id, change);
    const me = shown({ ...person, ...change });
    const { id, ...rest } = me;
    news.publish('person', { person: id, ...rest });
    return me;
  },
});

const shown = ({ id, name, avatar }: KnownPerson): Me => ({
  id,
  name,
  ...defined({ avatar }),
});
