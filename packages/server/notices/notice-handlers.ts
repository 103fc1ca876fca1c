import { defined } from '@three-spires/kernel';
import { createAllowances, perHour, SessionError, type StoredPerson, type Time } from '@three-spires/session';
import type { Caller, Handlers } from '@three-spires/session/door';
import type { NoticesAnswer } from '@three-spires/session/protocol';
import type { StoredChannel } from '@three-spires/session/stores';
import { nanoid } from 'nanoid';
import type { HttpCaller } from '../http/http-caller.ts';
import type { Store } from '../store/store.ts';
import { type Outside, wrongWith } from './public-address.ts';
import { feedToken, newNonce, tokenHash, webhookKey } from './secrets.ts';

const MOST_BROWSERS = 10;
const MOST_WEBHOOKS = 1;
const CHANGES_PER_HOUR = 60;

type NoticeNeeds = {
  readonly store: Store;
  readonly time: Time;
  readonly secret: string;
  readonly publicKey: string;
  readonly outside: Outside;
};

type NoticeCalls = 'notices' | 'addBrowserNotices' | 'setWebhook' | 'removeChannel' | 'newFeed' | 'endFeed';

/** How a person is notified of their turns. */
export const noticeHandlers = (needs: NoticeNeeds): Handlers<NoticeCalls, HttpCaller> => {
  const { store, time, secret } = needs;
  const changes = createAllowances(perHour(CHANGES_PER_HOUR), time.elapsed);

  const changing = async (caller: Caller): Promise<StoredPerson> => {
    const person = await caller.person();
    if (changes.take(person.id) > 0)
      throw new SessionError(
        'too-many',
        'too-many-changes',
        'You have changed this too often. Try again later.',
      );
    return person;
  };

  const feedAddress = ({ origin }: HttpCaller, token: string): string => `${origin}/api/turns/${token}.xml`;

  const answer = async (caller: HttpCaller, person: string | undefined): Promise<NoticesAnswer> => {
    const channels = person === undefined ? [] : await store.channelsOf(person);
    const feed = person === undefined ? undefined : await store.feedOf(person);
    return {
      publicKey: needs.publicKey,
      browsers: channels.filter(({ kind }) => kind === 'push').map(browserOf),
      ...(feed === undefined
        ? {}
        : { feed: feedAddress(caller, feedToken(secret, person ?? '', feed.nonce)) }),
      ...webhookOf(channels, secret),
    };
  };

  const addChannel = (
    { origin }: HttpCaller,
    channel: Pick<StoredChannel, 'person' | 'kind' | 'endpoint' | 'keys'>,
    most: number,
  ): Promise<void> => store.addChannel({ ...channel, id: nanoid(), origin, createdAt: time.date() }, most);

  return {
    notices: async (caller) => await answer(caller, (await caller.known())?.id),

    async addBrowserNotices(caller, { endpoint, keys }) {
      requireOutside(endpoint, needs.outside, 'endpoint');
      const { id: person } = await changing(caller);
      await addChannel(caller, { person, kind: 'push', endpoint, keys }, MOST_BROWSERS);
      return await answer(caller, person);
    },

    async setWebhook(caller, { url }) {
      requireOutside(url, needs.outside, 'url');
      const { id: person } = await changing(caller);
      await addChannel(caller, { person, kind: 'webhook', endpoint: url }, MOST_WEBHOOKS);
      return await answer(caller, person);
    },

    async removeChannel(caller, { id }) {
      const person = await caller.known();
      if (person === undefined || !(await store.removeChannel(person.id, id)))
        throw new SessionError('missing', 'no-such-channel', 'This is switched off already.');
      return await answer(caller, person.id);
    },

    async newFeed(caller) {
      const person = await changing(caller);
      const nonce = newNonce();
      const token = feedToken(secret, person.id, nonce);
      await store.saveFeed(person.id, { nonce, tokenHash: tokenHash(token), createdAt: time.date() });
      return { feed: feedAddress(caller, token) };
    },

    async endFeed(caller) {
      const person = await caller.known();
      if (person !== undefined) await store.removeFeed(person.id);
      return await answer(caller, person?.id);
    },
  };
};

const browserOf = ({
  id,
  endpoint,
  createdAt,
  offReason,
}: StoredChannel): NoticesAnswer['browsers'][number] => ({
  id,
  endpoint,
  createdAt,
  ...defined({ offReason }),
});

const webhookOf = (channels: readonly StoredChannel[], secret: string): Pick<NoticesAnswer, 'webhook'> => {
  const found = channels.find(({ kind }) => kind === 'webhook');
  if (found === undefined) return {};
  const { id, endpoint, offReason } = found;
  const off = offReason === undefined ? {} : { offReason };
  return { webhook: { id, url: endpoint, key: webhookKey(secret, id), ...off } };
};

const requireOutside = (address: string, outside: Outside, field: string): void => {
  const wrong = wrongWith(address, outside);
  if (wrong !== undefined) throw new SessionError('invalid', 'bad-address', wrong, field);
};
