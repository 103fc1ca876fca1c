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

/** The other nodes that work on the same store. */
export type Peers = {
  /** What this node is called among them. No two may have the same name at the same time. */
  readonly node: string;
  /** Without one, changes are found only by reading the store. */
  readonly bus?: Bus;
  /** How often the tables that are followed here are looked up in the store, in case no message came. */
  readonly pollMs: number;
  /** How often a node says that it is alive, and for how long that counts; as usual where it is not given. */
  readonly beatMs?: number;
  readonly leaseMs?: number;
};

/** While the bus works, a look at the store is needed this many times less often. */
const SELDOM = 5;
/** How often something is looked for that another node has left undone. */
const CATCH_UP_MS = 5 * 60_000;

/** What a session does because it is not alone. */
export type Together = {
  /** Whether this node runs the bots, clocks and suppliers of a table. */
  mayRun(table: string): Promise<boolean>;
  /** The same for work that is not about one table. */
  mayDo(job: string): Promise<boolean>;
  /** Leaves what this node runs to the others. */
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
  /** Reads from the store what other nodes have added to the tables that are followed here. */
  readonly readNews: () => Promise<void>;
  /** Does what a node that is gone has left undone. */
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

  /** Also of the tables that nobody here looks at: a bot may have to answer a move that was made elsewhere. */
  const readAll = async (): Promise<void> => {
    await readNews();
    for (const id of leases.all())
      if (host.isLoaded(id))
        await host.table(id).catch((error: unknown) => log.error(error, `table ${id} could not be read`));
  };

  let reading: Promise<void> | undefined;
  let isAskedAgain = false;
  /** However many messages ask for it, one look is under way and one more may follow. */
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

/** Whether a table has anything to run: most tables of people only have not. */
const isRun = (games: Games, { table: { game, state, seats }, clock }: ShownTable): boolean =>
  game.outcome(state) === undefined &&
  (clock !== undefined ||
    seats.some(({ bot }) => bot !== undefined) ||
    games.get(game.id)?.supplier !== undefined);
