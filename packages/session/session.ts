import { defined } from '@three-spires/kernel';
import { type Bots, createBots } from './bots/bots.ts';
import type { BotPool } from './bots/think-here.ts';
import type { Chance } from './given/chance.ts';
import { type Costs, FREE } from './given/costs.ts';
import { type Games, gamesById, type HostedGame } from './given/games.ts';
import type { Log } from './given/log.ts';
import { createNewsroom, type Newsroom } from './given/news.ts';
import type { Packing } from './given/packing.ts';
import type { SessionStore } from './given/ports.ts';
import { repeat } from './given/repeat.ts';
import type { Time } from './given/time.ts';
import { createHost, type Host } from './hosting/host.ts';
import { type Analyses, createAnalyses } from './running/analyses.ts';
import { createAttendant } from './running/attendant.ts';
import { botService } from './running/bot-service.ts';
import { type Campaigns, createCampaigns } from './running/campaigns.ts';
import { createClockWatch } from './running/clock-watch.ts';
import { createResults, type Results } from './running/results.ts';
import { supplyService } from './running/supply-service.ts';
import { createTogether, type Peers, type Together } from './running/together.ts';
import { createUpkeep } from './running/upkeep.ts';
import { createWaiting } from './running/waiting.ts';
import { type Archives, createArchives } from './showing/archives.ts';
import { type Blocks, createBlocks } from './showing/blocks.ts';
import { type Chat, createChat } from './showing/chat.ts';
import { createHints, type Hints } from './showing/hints.ts';
import { createScreens, type Screens } from './showing/screens.ts';

const IDLE_MS = 10 * 60_000;
const IDLE_CHECK_MS = 60_000;
/** How often the store is told that people at tables open to everyone are still present. */
const ATTENDED_MS = 20_000;

/** What a session needs from its host: a server, a test, or a worker in a browser. */
export type SessionNeeds = {
  readonly store: SessionStore;
  readonly games: readonly HostedGame[];
  readonly time: Time;
  readonly chance: Chance;
  readonly packing: Packing;
  readonly log: Log;
  /** Who pays for what; by default nobody. */
  readonly costs?: Costs;
  /** Runs a function soon, but asynchronously. */
  readonly defer: (work: () => void) => void;
  /** Where searching bots run. */
  readonly botPool: BotPool;
  /** The minimum time between two bot moves, so that people can follow them. */
  readonly botDelayMs: number;
  /** How long bots wait for their human partners to act first; by default not at all. */
  readonly botPatienceMs?: number;
  /** Replaces the games' own bots, for tests. */
  readonly bots?: Bots;
  /** The other nodes sharing the store; undefined for a single node. */
  readonly peers?: Peers;
};

/** Hosts tables: carries out commands, updates screens, and runs bots, clocks and suppliers. */
export type Session = {
  readonly games: Games;
  readonly host: Host;
  readonly bots: Bots;
  readonly news: Newsroom;
  readonly chat: Chat;
  readonly blocks: Blocks;
  readonly hints: Hints;
  readonly screens: Screens;
  readonly campaigns: Campaigns;
  readonly results: Results;
  readonly archives: Archives;
  readonly analyses: Analyses;
  /** Whether this node runs a singleton job. */
  mayDo(job: string): Promise<boolean>;
  /** Hands bots, clocks and jobs over to other nodes. People can still play here. */
  leave(): Promise<void>;
  /** Stops all background work. Running requests can still finish. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

export const createSession = (needs: SessionNeeds): Session => {
  const { store, time, chance, packing, log, defer, peers, costs = FREE } = needs;
  const games = gamesById(needs.games);
  const news = createNewsroom(defer);
  const given = { store, news, games, time, chance, log, costs };
  const host = createHost({ ...given, ...(peers === undefined ? {} : { freshMs: peers.pollMs / 2 }) });
  const bots = needs.bots ?? createBots(games, needs.botPool, time);
  const campaigns = createCampaigns({ ...given, host });
  let together: Together | undefined;
  const mayRun = peers && (async (table: string) => (await together?.mayRun(table)) ?? false);
  const mayCatchUp = peers && (async () => (await together?.mayDo('catch-up')) ?? false);
  const results = createResults({ ...given, host, mayCatchUp });
  const chat = createChat({ ...given, host });
  const waiting = createWaiting({
    time,
    patienceMs: needs.botPatienceMs ?? 0,
    linesOf: chat.linesOf,
    say: chat.sayForBot,
  });
  const attendant = createAttendant({
    ...given,
    ...defined({ mayRun }),
    services: [
      supplyService(host, games),
      botService({ host, bots, time, chance, log, costs, delayMs: needs.botDelayMs, waiting }),
    ],
  });
  const clocks = createClockWatch({ ...given, host, mayRun, mayCatchUp });
  const archives = createArchives({ ...given, host, packing, defer });
  const upkeep = createUpkeep({ ...given, archives, mayCatchUp });
  const analyses = createAnalyses({ ...given, host, bots });
  const hints = createHints({ host, bots, time, costs });
  const link = peers?.bus && { bus: peers.bus, node: peers.node };
  const blocks = createBlocks(given);
  const screens = createScreens({ ...given, host, chat, blocks, hints, link });
  const endIdle = repeat(time, IDLE_CHECK_MS, async () => {
    host.dropIdle(IDLE_MS);
    screens.dropPictures(IDLE_CHECK_MS);
  });
  const endAttended = repeat(time, ATTENDED_MS, async () => {
    const tables = screens.attendedListed();
    await store
      .seenAtListed(tables, time.date())
      .catch((error: unknown) => log.error(error, 'open tables could not be kept on the list'));
  });
  if (peers !== undefined)
    together = createTogether({
      ...given,
      host,
      peers,
      isWatched: clocks.isWatched,
      readNews: screens.catchUp,
      async catchUp() {
        await campaigns.catchUp();
        await results.catchUp();
        await upkeep.pass();
      },
    });

  const leave = async (): Promise<void> => {
    if (together === undefined) return;
    await Promise.all([clocks.close(), together.leave(), attendant.close()]);
  };

  return {
    games,
    host,
    bots,
    news,
    chat,
    blocks,
    hints,
    screens,
    campaigns,
    results,
    archives,
    analyses,
    mayDo: async (job) => together === undefined || (await together.mayDo(job)),
    leave,
    async stop() {
      endIdle();
      endAttended();
      together?.stop();
      const ends = [
        leave(),
        clocks.close(),
        attendant.close(),
        analyses.close(),
        bots.close(),
        upkeep.close(),
        results.stop(),
      ];
      await Promise.all(ends);
    },
    async close() {
      together?.close();
      screens.close();
      campaigns.close();
      await results.close();
      await archives.close();
      await host.close();
    },
  };
};
