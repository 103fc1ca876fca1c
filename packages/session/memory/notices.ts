import type { NoticeStore, StoredNotice } from '../stores/index.ts';
import type { ChannelRow, Memory, MemoryNeeds } from './data.ts';
import { isRunning, requireNone, requireRow } from './games.ts';
import { keyOf, sorted } from './rows.ts';

export const noticeStore = ({ memory }: MemoryNeeds): NoticeStore => {
  const { channels, feeds, told, outbox, seats, games, entries } = memory;

  const isOn = ({ offReason }: ChannelRow): boolean => offReason === undefined;
  const listens = (person: string | undefined): boolean =>
    person !== undefined && channels.in(person).some(isOn);
  const noticeWith = (id: string) => outbox.all().find((notice) => notice.id === id);

  return {
    async addChannel(channel, most) {
      const { id, person, kind, endpoint } = channel;
      // A browser belongs to the person who uses it now; several people may share a webhook.
      const replaced = channels
        .all()
        .filter(
          (row) =>
            row.endpoint === endpoint && row.kind === kind && (kind === 'push' || row.person === person),
        );
      const others = sorted(
        channels.in(person).filter((row) => row.kind === kind && row.endpoint !== endpoint),
        ({ createdAt }) => -createdAt,
        (row) => row.id,
      );
      const old = [...replaced, ...others.slice(most - 1)];
      if (!old.some((each) => each.id === id)) requireNone(channels.get(id), `channel ${id}`);
      for (const each of old) removeChannel(memory, each);
      channels.put({ ...channel, id, failures: 0 });
    },

    async channelsOf(person) {
      return sorted(
        channels.in(person),
        ({ createdAt }) => createdAt,
        ({ id }) => id,
      );
    },

    async removeChannel(person, id) {
      const channel = channels.get(id);
      if (channel?.person !== person) return false;
      removeChannel(memory, channel);
      return true;
    },

    async saveFeed(person, { nonce, tokenHash }) {
      feeds.put({ person, nonce, tokenHash });
    },

    async feedOf(person) {
      const feed = feeds.get(person);
      return feed && { nonce: feed.nonce };
    },

    personOfFeed: async (tokenHash) => feeds.all().find((feed) => feed.tokenHash === tokenHash)?.person,

    async removeFeed(person) {
      const feed = feeds.get(person);
      if (feed !== undefined) feeds.remove(feed);
      return feed !== undefined;
    },

    forgetNotices: async (person) => forgetNotices(memory, person),

    async listenersAt(table) {
      const people = seats.in(table).flatMap(({ person }) => (person !== undefined ? [person] : []));
      return [...new Set(people)].filter(listens);
    },

    async tablesWithListeners(after, limit) {
      const tables = games
        .all()
        .filter(
          (game) =>
            isRunning(game) && game.id > after && seats.in(game.id).some(({ person }) => listens(person)),
        );
      return sorted(tables, ({ id }) => id)
        .slice(0, limit)
        .map(({ id }) => id);
    },

    lastEntryBy: async (table, person) =>
      entries
        .in(table)
        .filter((entry) => entry.person === person)
        .reduce((last, { seq }) => Math.max(last, seq), 0),

    async noteTurn({ table, person, afterSeq, at, isTold, newId }) {
      if (told.get(keyOf(table, person))?.afterSeq === afterSeq) return false;
      requireRow(games.get(table), `table ${table}`);
      told.put({ table, person, afterSeq });
      if (isTold)
        for (const { id: channel } of channels.in(person).filter(isOn))
          outbox.put({ id: newId(), channel, table, afterSeq, madeAt: at, nextAt: at, attempts: 0 });
      return true;
    },

    async takeNotices(now, leaseUntil, limit) {
      const due = outbox.all().filter(({ nextAt }) => nextAt <= now);
      return sorted(
        due,
        ({ nextAt }) => nextAt,
        ({ id }) => id,
      )
        .slice(0, limit)
        .flatMap((notice): StoredNotice[] => {
          const attempts = notice.attempts + 1;
          outbox.put({ ...notice, nextAt: leaseUntil, attempts });
          const channel = channels.get(notice.channel);
          const { id, table, afterSeq, madeAt } = notice;
          return channel === undefined ? [] : [{ id, table, afterSeq, madeAt, attempts, channel }];
        });
    },

    async postponeNotice(id, nextAt) {
      const notice = noticeWith(id);
      if (notice !== undefined) outbox.put({ ...notice, nextAt });
    },

    async endNotice({ id, channel: { id: channelId } }, how) {
      const notice = noticeWith(id);
      if (notice !== undefined) outbox.remove(notice);
      const channel = channels.get(channelId);
      if (channel === undefined || how === 'dropped') return;
      const failures = how === 'delivered' ? 0 : channel.failures + 1;
      if (how === 'delivered' || failures < how.most) {
        channels.put({ ...channel, failures });
        return;
      }
      channels.put({ ...channel, failures, offReason: how.reason });
      for (const left of outbox.in(channelId)) outbox.remove(left);
    },
  };
};

const removeChannel = ({ channels, outbox }: Memory, channel: ChannelRow): void => {
  for (const notice of outbox.in(channel.id)) outbox.remove(notice);
  channels.remove(channel);
};

export const forgetNotices = (memory: Memory, person: string): void => {
  for (const channel of memory.channels.in(person)) removeChannel(memory, channel);
  const feed = memory.feeds.get(person);
  if (feed !== undefined) memory.feeds.remove(feed);
  for (const row of memory.told.in(person)) memory.told.remove(row);
};
