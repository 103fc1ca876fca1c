import { SessionError } from '../common/error.ts';
import type { Log } from '../given/log.ts';
import type { LeaseStore } from '../given/ports.ts';
import { repeat } from '../given/repeat.ts';
import { StoreError } from '../given/store-error.ts';
import type { Time } from '../given/time.ts';

/**
 * The heartbeat interval, and how long a heartbeat is valid. Another node takes over within the sum of the
 * two.
 */
const BEAT_MS = 2_500;
const LEASE_MS = 8_000;
/** Names per statement, and tables taken over together. */
const BATCH = 50;

/**
 * Assigns the bots, clocks and suppliers of each table, and singleton jobs, to one node. Leases only avoid
 * duplicate work: a late node finds the number of its entry taken, so entries need not name their lease.
 */
export type Leases = {
  /** Whether this node holds a lease. Claims an unknown one; learns later when one becomes free. */
  hold(name: string): Promise<boolean>;
  /** The leases held by this node. */
  all(): readonly string[];
  /** Ends a lease permanently: no node needs it. */
  end(name: string): void;
  /** Checks immediately for leases of nodes that are gone. */
  look(): void;
  /** Releases everything to other nodes and claims nothing more. */
  leave(): Promise<void>;
};

type LeaseNeeds = {
  readonly store: LeaseStore;
  readonly time: Time;
  readonly log: Log;
  readonly node: string;
  /** Whether the lease is still needed here. */
  readonly isNeeded: (name: string) => boolean;
  /** Starts the work of a newly acquired lease. A SessionError means that there is nothing to do. */
  readonly begin: (name: string) => Promise<void>;
  readonly beatMs?: number;
  readonly leaseMs?: number;
};

export const createLeases = (needs: LeaseNeeds): Leases => {
  const { store, time, log, node, isNeeded, begin, beatMs = BEAT_MS, leaseMs = LEASE_MS } = needs;
  const held = new Set<string>();
  /** Leases held by other nodes but needed here. */
  const wanted = new Set<string>();
  /**
   * By `time.elapsed`, measured before the store was called, so that it expires here before it expires there.
   */
  let aliveUntil = Number.NEGATIVE_INFINITY;
  let isLeaving = false;

  const isAlive = (): boolean => time.elapsed() < aliveUntil;

  const beat = async (): Promise<void> => {
    const from = time.elapsed();
    await store.beat(node, leaseMs);
    aliveUntil = from + leaseMs;
  };

  /** Claims in batches; returns those this node holds now. */
  const claim = async (names: readonly string[]): Promise<Set<string>> => {
    const got = new Set<string>();
    for (let at = 0; at < names.length && !isLeaving; at += BATCH)
      for (const name of await store.claimLeases(node, names.slice(at, at + BATCH))) got.add(name);
    for (const name of names) {
      const isOurs = got.has(name);
      (isOurs ? held : wanted).add(name);
      (isOurs ? wanted : held).delete(name);
    }
    return got;
  };

  const start = async (name: string): Promise<void> => {
    try {
      await begin(name);
    } catch (error) {
      if (error instanceof SessionError && !(error instanceof StoreError)) end(name);
      else log.error(error, `table ${name} could not be taken over`);
    }
  };

  const drop = async (names: readonly string[]): Promise<void> => {
    for (const name of names) held.delete(name);
    for (let at = 0; at < names.length; at += BATCH) await store.endLeases(node, names.slice(at, at + BATCH));
  };

  const takeOver = async (): Promise<void> => {
    let count = 0;
    for (let isMore = true; isMore && !isLeaving; ) {
      const orphans = await store.orphanedLeases(BATCH);
      const got = await claim(orphans);
      for (const name of orphans) if (!got.has(name)) wanted.delete(name);
      await Promise.all([...got].map(start));
      count += got.size;
      isMore = orphans.length === BATCH;
    }
    if (count > 0) log.info(`runs ${count} tables of nodes that are gone`);
  };

  const keepUp = async (): Promise<void> => {
    if (isLeaving) return;
    const hasLapsed = !isAlive();
    await beat();
    await drop([...held].filter((name) => !isNeeded(name)));
    for (const name of wanted) if (!isNeeded(name)) wanted.delete(name);
    const before = new Set(held);
    // A node that missed its heartbeats asks which leases it still holds.
    const got = await claim([...(hasLapsed ? held : []), ...wanted]);
    await Promise.all([...got].filter((name) => !before.has(name)).map(start));
    await takeOver();
  };

  let underWay: Promise<void> | undefined;
  const keepUpOnce = (): Promise<void> => {
    underWay ??= keepUp()
      .catch((error: unknown) => log.error(error, 'leases could not be kept'))
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  const endBeats = repeat(time, beatMs, keepUpOnce);

  const asking = new Map<string, Promise<boolean>>();
  const ask = async (name: string): Promise<boolean> => {
    if (!isAlive()) await beat();
    return (await claim([name])).has(name);
  };

  const end = (name: string): void => {
    wanted.delete(name);
    if (held.has(name))
      drop([name]).catch((error: unknown) => log.error(error, `the lease ${name} could not be ended`));
  };

  return {
    async hold(name) {
      if (isLeaving) return false;
      if (held.has(name) && isAlive()) return true;
      if (wanted.has(name)) return false;
      const asked = asking.get(name) ?? ask(name).finally(() => asking.delete(name));
      asking.set(name, asked);
      return await asked;
    },
    all: () => [...held],
    end,
    look: () => void keepUpOnce(),
    async leave() {
      if (isLeaving) return;
      isLeaving = true;
      endBeats();
      await underWay;
      held.clear();
      wanted.clear();
      await store.leave(node);
    },
  };
};
