import type { Seat } from '@three-spires/kernel';
import {
  lastSeq,
  nameOf,
  nextTimeOut,
  type SeatHolder,
  seatPerson,
  type Table,
  turnClock,
} from '@three-spires/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';
import { clockNow, clockToStore } from './clock-time.ts';
import {
  addGuest,
  type Command,
  type Contributed,
  type Contribution,
  contribute,
  performCommand,
} from './command.ts';
import { completeForBot, completeSetup } from './complete-setup.ts';
import { createLanes } from './lanes.ts';
import { keepLastState } from './last-state.ts';
import { type Answer, type Games, type LoadedTable, loadTable, type ShownTable } from './loaded-table.ts';
import type { Store, StoredPerson } from './store.ts';
import { systemTime, type Time } from './time.ts';

/** Owns the games in progress: everything that changes a table goes through here, one step at a time. */
export type Host = {
  /** The table as it is now. Do not keep it: it may be dropped and loaded again. */
  table(id: string): Promise<ShownTable>;
  /** Carries a command out and stores it before it answers. */
  perform(person: string, command: Command): Promise<Answer>;
  /** Adds what the server itself has found for the table as it was at entry `seq`. */
  contribute(id: string, seq: number, contribution: Contribution): Promise<Contributed>;
  /** Brings the table up to date with a seat that the store has given to somebody, or taken back. */
  seat(id: string, seat: Seat, holder: SeatHolder): Promise<void>;
  /** Lets somebody sit down at a game that goes on. */
  join(id: string, person: StoredPerson, join: string): Promise<Seat>;
  /** Makes the choice that the set-up has left open for a seat, and begins the game anew with it. */
  choose(id: string, seat: Seat, choice: unknown): Promise<void>;
  /** Tells those at a table where they go on. */
  goOn(id: string, next: string): Promise<void>;
  /** Gives the game up for a seat whose time is over. */
  timeOut(id: string): Promise<void>;
  /** Runs the deletion of a table in its lane, unless the table is in memory and so in use. */
  remove(id: string, work: () => Promise<boolean>): Promise<boolean>;
  /** Drops tables that nobody has used for a while. */
  dropIdle(olderThanMs: number): void;
  loadedCount(): number;
  /** Stores the newest states of the tables in memory, as dropping them does. */
  close(): Promise<void>;
};

/** `log` hears what is wrong with a stored table that can be opened all the same. */
export type HostOptions = { readonly elapsed?: Time['elapsed']; readonly log?: FastifyBaseLogger };

export const createHost = (store: Store, bus: Bus, games: Games, options: HostOptions = {}): Host => {
  const { elapsed = systemTime.elapsed, log } = options;
  const inLane = createLanes();
  const loaded = new Map<string, LoadedTable>();

  const obtain = async (id: string): Promise<LoadedTable> => {
    const known = loaded.get(id);
    const found = known ?? (await loadTable(store, games, id, log));
    found.usedAt = elapsed();
    loaded.set(id, found);
    if (known === undefined) bus.publish('loaded', { table: id });
    return found;
  };

  const drop = (id: string): void => {
    loaded.delete(id);
  };

  const keeping = new Set<Promise<void>>();
  const letGo = (table: LoadedTable): void => {
    drop(table.id);
    const kept = keepLastState(store, table)
      .catch((error: unknown) => log?.warn(error, `the last state of table ${table.id} could not be kept`))
      .finally(() => keeping.delete(kept));
    keeping.add(kept);
  };

  const unsubscribe = bus.subscribe('person', ({ person, name }) => {
    for (const { id, table } of loaded.values()) {
      if (renameAt(table, person, name)) bus.publish('table', { table: id, people: true });
    }
  });

  return {
    table: async (id) => loaded.get(id) ?? (await inLane(id, () => obtain(id))),
    perform: (person, command) =>
      inLane(command.table, () => performCommand({ store, bus, obtain, drop }, person, command)),
    contribute: (id, seq, contribution) =>
      inLane(id, () => contribute({ store, bus, obtain, drop }, id, seq, contribution)),
    seat: (id, seat, holder) =>
      inLane(id, async () => {
        const loaded = await obtain(id);
        const { table, clock } = loaded;
        const before = { ...table };
        seatPerson(table, seat, holder);
        if (clock !== undefined) {
          loaded.clock = turnClock(clock, before, table, clockNow());
          await store.saveClock(id, clockToStore(loaded.clock));
        }
        const isAnew = holder.bot !== undefined && (await completeForBot(store, loaded, seat));
        if (isAnew) drop(id);
        bus.publish('table', { table: id, people: true, ...(isAnew ? { anew: true } : {}) });
      }),
    join: (id, person, join) => inLane(id, () => addGuest({ store, bus, obtain, drop }, id, person, join)),
    choose: (id, seat, choice) =>
      inLane(id, async () => {
        await completeSetup(store, await obtain(id), seat, choice);
        drop(id);
        bus.publish('table', { table: id, anew: true });
      }),
    goOn: (id, next) =>
      inLane(id, async () => {
        (await obtain(id)).next = next;
        bus.publish('table', { table: id });
      }),
    timeOut: (id) =>
      inLane(id, async () => {
        const { table, clock } = await obtain(id);
        const due = clock && nextTimeOut(clock, table);
        const move = table.game.concession;
        if (due === undefined || due.at > clockNow() || move === undefined) return;
        const giveUp = { seat: due.seat, move, insists: true } as const;
        await contribute({ store, bus, obtain, drop }, id, lastSeq(table), giveUp);
      }),
    remove: (id, work) => inLane(id, async () => !loaded.has(id) && (await work())),
    dropIdle: (olderThanMs) => {
      const oldest = elapsed() - olderThanMs;
      for (const table of loaded.values()) if (table.usedAt < oldest) letGo(table);
    },
    loadedCount: () => loaded.size,
    async close() {
      unsubscribe();
      for (const table of loaded.values()) letGo(table);
      await Promise.all(keeping);
    },
  };
};

const renameAt = (table: Table, person: string, name: string): boolean => {
  if (!table.seats.some((holder) => holder.person === person) || nameOf(table, person) === name) return false;
  table.seats = table.seats.map((holder) => (holder.person === person ? { person, name } : holder));
  return true;
};
