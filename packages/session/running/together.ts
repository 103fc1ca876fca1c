import { defined } from '@three-spires/kernel';
import type { Bus } from '../given/bus.ts';
import type { Games } from '../given/games.ts';
import type { Log } from '../given/log.ts';
import type { Newsroom } from '../given/news.ts';
import type { SessionStore } from '../given/ports.ts';
import { repeat } from '../given/repeat.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import { linkNodes } from '../hosting/link.ts';
import type { ShownTable } from '../hosting/loaded-table.ts';
import { createLeases } from './leases.ts';

/** The other nodes sharing the store. */
export type Peers = {
  /** This node's name in the cluster. It must be unique at any time. */
  readonly node: string;
  /** Without a bus, changes are found only by polling the store. */
  readonly bus?: Bus;
  /** How often the followed tables are checked in the store, in case a message was lost. */
  readonly pollMs: number;
  /** The heartbeat interval and validity; defaults apply if omitted. */
  readonly beatMs?: number;
  readonly leaseMs?: number;
};

/** While the bus works, the store is polled this many times less often. */
const SELDOM = 5;
/** How often to look for work left undone by another node. */
const CATCH_UP_MS = 5 * 60_000;

/** What a session does as part of a cluster. */
export type Together = {
  /** Whether this node runs the bots, clocks and suppliers of a table. */
  mayRun(table: string): Promise<boolean>;
  /** The same for work not tied to a table. */
  mayDo(job: string): Promise<boolean>;
  /** Hands everything this node runs over to the others. */
  leave(): Promise<void>;
  stop(): void;
  close(): void;
};

type TogetherNeeds = {
  readonly store: SessionStore;
  readonly host: Host;
  readonly games: Games;
  readonly news: Newsroom;
  readonly time: Time;
  readonly log: Log;
  readonly peers: Peers;
  /** Whether an alarm is set for a table. */
  readonly isWatched: (table: string) => boolean;
  /** Reads from the store what other nodes have added to the tables followed here. */
  readonly readNews: () => Promise<void>;
  /** Does the work that a departed node left undone. */
  readonly catchUp: () => Promise<void>;
};

export const createTogether = (needs: TogetherNeeds): Together => {
  const { store, host, games, news, time, log, peers, isWatched, readNews, catchUp } = needs;
  const { node, bus, pollMs } = peers;

  const leases = createLeases({
    store,
    time,
    log,
    node,
    ...defined({ beatMs: peers.beatMs, leaseMs: peers.leaseMs }),
    isNeeded: (name) => isJob(name) || host.isLoaded(name) || isWatched(name),
    async begin(name) {
      if (isJob(name)) return;
      if (host.isLoaded(name)) news.publish('loaded', { table: name });
      else await host.table(name);
    },
  });

  /** Includes tables nobody here is watching: a bot may have to answer a move made on another node. */
  const readAll = async (): Promise<void> => {
    await readNews();
    for (const id of leases.all())
      if (host.isLoaded(id))
        await host.table(id).catch((error: unknown) => log.error(error, `table ${id} could not be read`));
  };

  let reading: Promise<void> | undefined;
  let isAskedAgain = false;
  /** However many messages request it, one check runs and at most one more follows. */
  const check = (): void => {
    host.doubt();
    if (reading !== undefined) isAskedAgain = true;
    else
      reading = readAll().finally(() => {
        reading = undefined;
        if (isAskedAgain) check();
        isAskedAgain = false;
      });
  };
  const unlink = bus && linkNodes(news, bus, node, { check, leaving: leases.look });

  let passed = 0;
  const ends = [
    repeat(time, pollMs, async () => {
      if (bus?.isUp() && ++passed < SELDOM) return;
      passed = 0;
      await readAll();
    }),
    repeat(time, CATCH_UP_MS, async () => {
      if (await mayDo('catch-up')) await catchUp();
    }),
  ];

  const mayDo = async (job: string): Promise<boolean> => {
    try {
      return await leases.hold(`job:${job}`);
    } catch (error) {
      log.error(error, `it is not known which node does the ${job}`);
      return false;
    }
  };

  return {
    async mayRun(id) {
      if (isRun(games, await host.table(id))) return await leases.hold(id);
      leases.end(id);
      return false;
    },
    mayDo,
    async leave() {
      await leases
        .leave()
        .catch((error: unknown) => log.error(error, 'the tables of this node could not be left to others'));
      bus?.publish(node, { topic: 'leaving' });
    },
    stop() {
      for (const end of ends) end();
    },
    close: () => unlink?.(),
  };
};

const isJob = (name: string): boolean => name.startsWith('job:');

/** Whether a table has anything to run: most tables with only people do not. */
const isRun = (games: Games, { table: { game, state, seats }, clock }: ShownTable): boolean =>
  game.outcome(state) === undefined &&
  (clock !== undefined ||
    seats.some(({ bot }) => bot !== undefined) ||
    games.get(game.id)?.supplier !== undefined);
