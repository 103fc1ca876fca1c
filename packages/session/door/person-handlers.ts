import { defined } from '@three-spires/kernel';
import { SessionError } from '../common/error.ts';
import type { Newsroom } from '../given/news.ts';
import { BOT_MARK, botName, hasBotMark, type Me } from '../protocol/index.ts';
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
    const isBot = (await store.ownerOf(person.id)) !== undefined;
    if (name !== undefined && !isBot && hasBotMark(name))
      throw new SessionError(
        'invalid',
        'bot-name',
        `Only the name of a bot account ends with ${BOT_MARK}.`,
        'name',
      );
    const change = defined({ name: name === undefined || !isBot ? name : botName(name), avatar });
    await store.changePerson(person.id, change);
    const me = shown({ ...person, ...change });
    const { id, bot: _, ...rest } = me;
    news.publish('person', { person: id, ...rest });
    return me;
  },
});

const shown = ({ id, name, avatar, program }: KnownPerson): Me => ({
  id,
  name,
  ...defined({ avatar }),
  ...(program?.isBot === true ? { bot: true } : {}),
});
