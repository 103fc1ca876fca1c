import type { Games, Time } from '@three-spires/session';
import type { StoredNotice } from '@three-spires/session/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { pushLetter, webhookLetter } from './letters.ts';
import { turnMessage } from './message.ts';
import type { Outside } from './public-address.ts';
import { type Letter, post } from './send.ts';
import { isTurnOf } from './turn.ts';
import type { Vapid } from './vapid.ts';

const POLL_MS = 5_000;
/** Longer than a delivery can take. */
const LEASE_MS = 60_000;
const MOST_AT_ONCE = 16;
/**
 * The delay after the start of each attempt until the next. After the last attempt, the notice is dropped.
 */
const PAUSES_MS = [30_000, 120_000, 600_000, 3_600_000];
/** Consecutive failed notices after which a channel is switched off. */
const MOST_FAILURES = 5;

/** Delivers the notices in the outbox. Several nodes may do so: each notice is leased by one of them. */
export type Courier = {
  /** Call this when the outbox has a new notice. */
  call(): void;
  close(): Promise<void>;
};

export type CourierNeeds = {
  readonly store: Store;
  readonly games: Games;
  readonly time: Time;
  readonly log: FastifyBaseLogger;
  readonly secret: string;
  readonly vapid: Vapid;
  readonly outside: Outside;
};

export const createCourier = (needs: CourierNeeds): Courier => {
  const { store, time, log } = needs;
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  let isCalled = false;

  const letterFor = async (notice: StoredNotice): Promise<Letter | undefined> => {
    const { channel, table: id, afterSeq } = notice;
    const table = await store.tableById(id);
    const isOver =
      table === undefined ||
      !isTurnOf(table, channel.person) ||
      (await store.lastEntryBy(id, channel.person)) !== afterSeq;
    if (isOver) return undefined;
    const { person, origin } = channel;
    const message = turnMessage(needs.games, table, { id: notice.id, person, origin });
    return channel.kind === 'push'
      ? pushLetter(channel, message, needs.vapid)
      : webhookLetter(channel, message, { secret: needs.secret, now: time.date() });
  };

  const deliver = async (notice: StoredNotice): Promise<void> => {
    const letter = await letterFor(notice);
    if (letter === undefined) return await store.endNotice(notice, 'dropped');
    const sentAt = time.date();
    const result = await post(letter, needs.outside, stop.signal).catch((error: Error) => error);
    if (stop.signal.aborted && typeof result !== 'number') return;
    await settle(notice, sentAt, result);
  };

  const settle = async (notice: StoredNotice, sentAt: number, result: number | Error): Promise<void> => {
    const { channel, attempts, id } = notice;
    if (typeof result === 'number' && result >= 200 && result < 300)
      return await store.endNotice(notice, 'delivered');
    // The browser's subscription was revoked.
    if (channel.kind === 'push' && (result === 404 || result === 410))
      return void (await store.removeChannel(channel.person, channel.id));
    const pause = PAUSES_MS[attempts - 1];
    if (pause !== undefined && mayHelp(result)) return await store.postponeNotice(id, sentAt + pause);
    const reason = typeof result === 'number' ? `It answered with status ${result}.` : reasonOf(result);
    log.info({ channel: channel.id, reason }, 'a notice could not be delivered');
    await store.endNotice(notice, { most: MOST_FAILURES, reason });
  };

  const fill = async (): Promise<void> => {
    const room = MOST_AT_ONCE - underWay.size;
    if (room === 0) return;
    const now = time.date();
    for (const notice of await store.takeNotices(now, now + LEASE_MS, room)) {
      const work: Promise<void> = deliver(notice)
        .catch((error: unknown) => log.error(error, `notice ${notice.id} could not be handled`))
        .finally(() => {
          underWay.delete(work);
          call();
        });
      underWay.add(work);
    }
  };

  const call = (): void => {
    if (stop.signal.aborted) return;
    if (filling !== undefined) {
      isCalled = true;
      return;
    }
    filling = fill()
      .catch((error: unknown) => log.error(error, 'the outbox could not be read'))
      .finally(() => {
        filling = undefined;
        if (!isCalled) return;
        isCalled = false;
        call();
      });
  };
  const timer = setInterval(call, POLL_MS).unref();

  return {
    call,
    async close() {
      stop.abort();
      clearInterval(timer);
      await filling;
      await Promise.all(underWay);
    },
  };
};

/** Whether a retry may succeed: after no answer, too many requests, or a server error. */
const mayHelp = (result: number | Error): boolean =>
  typeof result !== 'number' || result === 408 || result === 429 || result >= 500;

/** What the person is told; it reveals nothing about this server's network. */
const reasonOf = (error: Error): string =>
  error.name === 'NotPublic' ? 'The address is not on the public internet.' : 'It did not answer.';
