import type { Session, Time } from '@three-spires/session';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { createCourier } from './courier.ts';
import type { Outside } from './public-address.ts';
import { createTurnWatch } from './turn-watch.ts';
import type { Vapid } from './vapid.ts';

/** The settings of an operator, or a test, for notices. */
export type NoticeSettings = {
  readonly vapid: Vapid;
  readonly outside: Outside;
  readonly liveDelayMs?: number;
  readonly firstSweepMs?: number;
};

type NoticeNeeds = {
  readonly store: Store;
  readonly session: Session;
  readonly time: Time;
  readonly log: FastifyBaseLogger;
  readonly secret: string;
  readonly settings: NoticeSettings;
};

/** Notifies people of their turns. */
export type Notices = { close(): Promise<void> };

export const createNotices = ({ store, session, time, log, secret, settings }: NoticeNeeds): Notices => {
  const { vapid, outside, ...delays } = settings;
  const courier = createCourier({ store, games: session.games, time, log, secret, vapid, outside });
  const watch = createTurnWatch({ store, session, time, log, onNotice: courier.call, ...delays });
  return {
    async close() {
      await watch.close();
      await courier.close();
    },
  };
};
