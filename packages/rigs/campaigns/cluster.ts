/** Disturbs a cluster of three nodes while people and bots play, and looks for moves that are lost and tables that stand. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomBelow, shuffle } from '@three-spires/kernel';
import { compareWithLogs } from './acknowledged.ts';
import type { Campaign, Figures, Run } from './campaign.ts';
import { DISTURBANCES, ROLLING } from './disturbances.ts';
import { type LastingTable, lastingTable, liveAt, type Noticed, sendAllAgain } from './lasting-people.ts';
import { type OwnCluster, startOwnCluster } from './own-cluster.ts';
import { isFinished, openTable } from './players.ts';
import { createStalls, type Stalls } from './stalls.ts';

const TABLES = 30;
const PACE_MS = 1_000;
/** A table goes on within this time after a disturbance. */
const STALL_MS = 20_000;
/** One that stands for this many times as long is left. */
const HOPELESS = 3;
/** How long is looked at least after a disturbance, and how long before the next. */
const LOOKED_MS = 3_000;
const PAUSE_MS = 2_000;
const LOOK_MS = 100;
const PROGRESS_MS = 1_000;
/** How many tables send everything again at the same time. */
const TOGETHER = 40;

/** How often each comes among the others. */
const WEIGHTS: Readonly<Record<string, number>> = { 'kill -9': 16 };
const KINDS = Object.keys(DISTURBANCES);
const DECK: readonly string[] = KINDS.flatMap((kind) => Array<string>(WEIGHTS[kind] ?? 1).fill(kind));

type Counts = Record<Noticed, number> & { times: number };
const noCounts = (): Counts => ({ times: 0, restart: 0, closed: 0, 'no connection': 0, error: 0 });

/** All kinds, each as often as it should come, in an order by chance; and so on. */
const createDeck = (random: Random): (() => string) => {
  const left: number[] = [];
  return () => {
    if (left.length === 0) {
      left.push(...DECK.keys());
      shuffle(random, 0, left);
    }
    return DECK[left.pop() as number] as string;
  };
};

const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);

const figuresOf = (counts: ReadonlyMap<string, Counts>, stalls: Stalls): Figures => {
  const rows = KINDS.flatMap((kind): [string, number | string][] => {
    const { times, ...noticed } = counts.get(kind) ?? noCounts();
    const { stallMs, withoutMoveMs } = stalls.longest(kind);
    if (times === 0) return [[`${kind}: times`, 0]];
    return [
      [`${kind}: times`, times],
      [`${kind}: longest stall of a table, s`, inSeconds(stallMs)],
      [`${kind}: longest time without a move, with the outage itself, s`, inSeconds(withoutMoveMs)],
      [`${kind}: sockets closed as for a restart`, noticed.restart],
      [`${kind}: sockets closed otherwise`, noticed.closed],
      [`${kind}: connections that failed`, noticed['no connection']],
      [`${kind}: error messages`, noticed.error],
    ];
  });
  return Object.fromEntries(rows);
};

/** Everything that was acknowledged, sent again and compared with the store. */
const checkAll = async (run: Run, cluster: OwnCluster, all: readonly LastingTable[]): Promise<Figures> => {
  run.print('everything that was acknowledged is sent again');
  let sent = 0;
  for (let at = 0; at < all.length; at += TOGETHER) {
    const sending = all.slice(at, at + TOGETHER).map((table) => sendAllAgain(run, table));
    for (const result of await Promise.allSettled(sending))
      if (result.status === 'fulfilled') sent += result.value;
      else run.fault(`not everything could be sent again: ${String(result.reason)}`);
    run.progress(() => `${sent} moves sent again`);
  }
  const store = await cluster.openStore();
  const entries = await compareWithLogs(run, store, all);
  await store.close();
  return { 'acknowledged moves sent again at the end': sent, 'entries of the logs compared': entries };
};

export const cluster: Campaign = async (run) => {
  const { random, tables: count = TABLES, paceMs = PACE_MS, stallMs = STALL_MS } = run;
  // How many tables are opened depends on how fast the machine is. What is disturbed depends on the seed alone.
  const chance = [...random];
  const next = createDeck(chance);
  const own = await startOwnCluster();
  const stalls = createStalls(run, stallMs);
  const counts = new Map<string, Counts>();
  const countsNow = (): Counts => {
    const found = counts.get(stalls.kind()) ?? noCounts();
    counts.set(stalls.kind(), found);
    return found;
  };
  const notice = (what: Noticed, detail: string): void => {
    countsNow()[what]++;
    if (stalls.kind() === ROLLING && what !== 'restart')
      run.fault(`people noticed the rolling restart: ${what}, ${detail}`);
  };
  const all: LastingTable[] = [];
  let tables: LastingTable[] = [];
  const stop = new AbortController();
  const living: Promise<void>[] = [];
  const refill = async (): Promise<void> => {
    tables = tables.filter(({ seated }) => !isFinished(seated));
    while (tables.length < count) {
      randomBelow(random, 0, 2);
      const table = lastingTable(await openTable([own.url], random, all.length, true));
      tables.push(table);
      all.push(table);
      living.push(liveAt({ run, stalls, paceMs, notice }, table, stop.signal));
    }
  };

  /** Waits until every table goes on and all people are there. */
  const settle = async (): Promise<void> => {
    const livelyMs = LOOKED_MS + 2 * paceMs;
    const isWaiting = ({ seated, here, movedAt }: LastingTable): boolean =>
      !isFinished(seated) && (performance.now() - movedAt > livelyMs || here.size < seated.people.length);
    const deadline = performance.now() + HOPELESS * stallMs;
    await sleep(LOOKED_MS);
    while (tables.some(isWaiting) && performance.now() < deadline) await sleep(LOOK_MS);
    const hopeless = tables.filter(isWaiting);
    for (const table of hopeless) {
      const missing = table.seated.people.length - table.here.size;
      if (missing === 0) stalls.giveUp(table);
      else run.fault(`${table.name}: ${missing} people did not come back after ${stalls.kind()}`);
    }
    tables = tables.filter((table) => !hopeless.includes(table));
  };

  const acknowledged = (): number => all.reduce((sum, { accepted }) => sum + accepted.length, 0);
  const disturbed = (): number => [...counts.values()].reduce((sum, { times }) => sum + times, 0);
  let ticking: NodeJS.Timeout | undefined;
  try {
    run.print(`${count} tables are opened at three nodes`);
    await refill();
    ticking = setInterval(
      () =>
        run.progress(
          () => `${disturbed()} disturbances, now ${stalls.kind()}; ${acknowledged()} moves acknowledged`,
        ),
      PROGRESS_MS,
    );
    while (!run.isOver()) {
      await sleep(randomBelow(chance, 0, PAUSE_MS));
      const kind = next();
      stalls.begin(kind);
      await DISTURBANCES[kind]?.({ run, random: chance, cluster: own, stalls, tables: () => tables });
      countsNow().times++;
      await settle();
      await refill();
    }
    stop.abort();
    await Promise.all(living);
    clearInterval(ticking);
    if (acknowledged() === 0) run.fault('nobody has made a move');
    const checked = await checkAll(run, own, all);
    return {
      disturbances: disturbed(),
      ...figuresOf(counts, stalls),
      'how PostgreSQL is restarted':
        run.restartPostgres ??
        'ending all its connections and refusing new ones for 2 to 8 s; the service itself ran on',
      tables: all.length,
      'tables with a bot': all.filter(({ seated }) => seated.people.length === 1).length,
      'moves acknowledged': acknowledged(),
      ...checked,
    };
  } finally {
    clearInterval(ticking);
    stop.abort();
    await own.close();
  }
};
