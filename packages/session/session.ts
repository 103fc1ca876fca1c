import { type Bots, createBots } from './bots/bots.ts';
import type { BotPool } from './bots/think-here.ts';
import type { Bus } from './given/bus.ts';
import type { Chance } from './given/chance.ts';
import { type Games, gamesById, type HostedGame } from './given/games.ts';
import type { Log } from './given/log.ts';
import { createNewsroom, type Newsroom } from './given/news.ts';
import type { Packing } from './given/packing.ts';
import type { SessionStore } from './given/store.ts';
import type { Time } from './given/time.ts';
import { createHost, type Host } from './hosting/host.ts';
import { linkNodes } from './hosting/link.ts';
import { type Analyses, createAnalyses } from './running/analyses.ts';
import { createAttendant } from './running/attendant.ts';
import { botService } from './running/bot-service.ts';
import { type Campaigns, createCampaigns } from './running/campaigns.ts';
import { createClockWatch } from './running/clock-watch.ts';
import { createResults, type Results } from './running/results.ts';
import { supplyService } from './running/supply-service.ts';
import { createUpkeep } from './running/upkeep.ts';
import { type Archives, createArchives } from './showing/archives.ts';
import { type Chat, createChat } from './showing/chat.ts';
import { createHints, type Hints } from './showing/hints.ts';
import { createScreens, type Screens } from './showing/screens.ts';

const IDLE_MS = 10 * 60_000;
const IDLE_CHECK_MS = 60_000;

/** What a session needs from the place that hosts it: a server, a test, or a worker in a browser. */
export type SessionNeeds = {
  readonly store: SessionStore;
  readonly games: readonly HostedGame[];
  readonly time: Time;
  readonly chance: Chance;
  readonly packing: Packing;
  readonly log: Log;
  /** Runs a function soon, but not now. */
  readonly defer: (work: () => void) => void;
  /** Where bots that search think. */
  readonly botPool: BotPool;
  /** The shortest time between two moves of bots, so that people can follow them. */
  readonly botDelayMs: number;
  /** In place of the games' own bots, for tests. */
  readonly bots?: Bots;
  /** The other nodes that work on the same store; undefined where this is the only one. */
  readonly peers?: {
    /** Without one, changes are found only by reading the store. */
    readonly bus?: Bus;
    /** How often the tables that are followed here are looked up in the store, in case no message came. */
    readonly pollMs: number;
  };
};

/** Hosts tables: carries out commands, keeps screens up to date, and runs bots, clocks and suppliers. */
export type Session = {
  readonly games: Games;
  readonly host: Host;
  readonly bots: Bots;
  readonly news: Newsroom;
  readonly chat: Chat;
  readonly hints: Hints;
  readonly screens: Screens;
  readonly campaigns: Campaigns;
  readonly results: Results;
  readonly archives: Archives;
  readonly analyses: Analyses;
  /** Ends what the session does of its own accord. Requests that are under way can still be finished. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

export const createSession = (needs: SessionNeeds): Session => {
  const { store, time, chance, packing, log, defer, peers } = needs;
  const games = gamesById(needs.games);
  const news = createNewsroom(defer);
  const given = { store, news, games, time, chance, log };
  const host = createHost({ ...given, ...(peers === undefined ? {} : { freshMs: peers.pollMs / 2 }) });
  const bots = needs.bots ?? createBots(games, needs.botPool, time);
  const campaigns = createCampaigns({ ...given, host });
  const results = createResults({ ...given, host });
  const attendant = createAttendant({
    ...given,
    services: [
      supplyService(host, games),
      botService({ host, bots, time, chance, log, delayMs: needs.botDelayMs }),
    ],
  });
  const clocks = createClockWatch({ ...given, host });
  const archives = createArchives({ ...given, host, packing, defer });
  const upkeep = createUpkeep({ ...given, archives });
  const analyses = createAnalyses({ ...given, host, bots });
  const chat = createChat({ ...given, host });
  const hints = createHints({ host, bots, time });
  const screens = createScreens({ ...given, host, chat, hints });
  const unlink = peers?.bus && linkNodes(news, peers.bus, chance.id());
  const endIdle = repeat(time, IDLE_CHECK_MS, async () => {
    host.dropIdle(IDLE_MS);
    screens.dropPictures(IDLE_CHECK_MS);
  });
  const endPoll = peers && repeat(time, peers.pollMs, screens.catchUp);

  return {
    ...{ games, host, bots, news, chat, hints, screens, campaigns, results, archives, analyses },
    async stop() {
      endIdle();
      endPoll?.();
      clocks.close();
      const ends = [attendant.close(), analyses.close(), bots.close(), upkeep.close(), results.stop()];
      await Promise.all(ends);
    },
    async close() {
      unlink?.();
      screens.close();
      campaigns.close();
      await results.close();
      await archives.close();
      await host.close();
    },
  };
};

/** Does something again and again, with a pause in between. The function it returns ends that. */
const repeat = (time: Time, pauseMs: number, work: () => Promise<void>): (() => void) => {
  let isEnded = false;
  let cancel = (): void => undefined;
  const wait = (): void => {
    if (!isEnded) cancel = time.after(pauseMs, () => void work().finally(wait));
  };
  wait();
  return () => {
    isEnded = true;
    cancel();
  };
};
