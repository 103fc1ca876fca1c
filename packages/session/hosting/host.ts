import type { Seat } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import {
  type Clock,
  comeBack,
  isAway,
  isOpenSeat,
  lastSeq,
  nextTimeOut,
  type SeatHolder,
  seatPerson,
  type Table,
  turnClock,
} from '@three-spires/table';
import { createLanes } from '../common/lanes.ts';
import type { Chance } from '../given/chance.ts';
import type { Costs } from '../given/costs.ts';
import type { Games } from '../given/games.ts';
import type { Log } from '../given/log.ts';
import type { Newsroom, TableNews } from '../given/news.ts';
import type { GameStore } from '../given/ports.ts';
import type { StoredPerson } from '../given/store.ts';
import { StoreError } from '../given/store-error.ts';
import type { Time } from '../given/time.ts';
import { clockToStore } from './clock-time.ts';
import {
  addGuest,
  type Command,
  type Contributed,
  type Contribution,
  contribute,
  performCommand,
} from './command.ts';
import { completeForBot, completeSetup } from './complete-setup.ts';
import { catchUp } from './freshness.ts';
import { keepLastState } from './last-state.ts';
import {
  type Answer,
  type LoadedTable,
  loadTable,
  type PersonHolder,
  personHolder,
  type ShownTable,
  seatHolder,
} from './loaded-table.ts';

/**
 * Owns this node's copies of games in progress. Every change to a table goes through here, one step at a
 * time.
 */
export type Host = {
  /**
   * The current table. Do not keep the reference: the table may be evicted and reloaded. Checks the store for
   * newer data unless it did so a moment ago, or if another node reports a change, or if a screen has seen
   * entry `seen`.
   */
  table(id: string, seen?: number): Promise<ShownTable>;
  isLoaded(id: string): boolean;
  /** Carries out a command and stores it before answering. */
  perform(person: string, command: Command): Promise<Answer>;
  /** Adds the session's own contribution for the table as of entry `seq`. */
  contribute(id: string, seq: number, contribution: Contribution): Promise<Contributed>;
  /** Updates the table after the store has given a seat to a player or taken it back. */
  seat(id: string, seat: Seat, holder: SeatHolder): Promise<void>;
  /** Lets a person join a game in progress. */
  join(id: string, person: StoredPerson, join: string): Promise<Seat>;
  /** Makes the choice that the set-up left open for a seat, and restarts the game with it. */
  choose(id: string, seat: Seat, choice: unknown): Promise<void>;
  /** Shows a table again after the store has changed its settings. */
  refresh(id: string): Promise<void>;
  /** Tells the people at a table where they continue. */
  goOn(id: string, next: string): Promise<void>;
  /** Gives up for a seat that has run out of time, or marks it for a bot to play. */
  timeOut(id: string): Promise<void>;
  /** The seat's player is back, with the full time for a move. False if no bot plays for them. */
  comeBack(id: string, seat: Seat): Promise<boolean>;
  /**
   * Deletes a table in its lane, unless it is in memory and therefore in use. (If it is in another node's
   * memory, that node notices the deletion the next time it checks.)
   */
  remove(id: string, work: () => Promise<boolean>): Promise<boolean>;
  /** Evicts tables that have been idle for this long. */
  dropIdle(olderThanMs: number): void;
  /** Messages from other nodes may be lost, so compare every table with the store at its next use. */
  doubt(): void;
  /** The game of a table in memory; undefined for any other table. */
  gameAt(id: string): string | undefined;
  /** The tables in memory by game, and how many of them are unfinished. */
  loadedByGame(): ReadonlyMap<string, { readonly tables: number; readonly running: number }>;
  /** Stores the newest states of the tables in memory, as evicting them does. */
  close(): Promise<void>;
};

export type HostNeeds = {
  readonly store: GameStore;
  readonly news: Newsroom;
  readonly games: Games;
  readonly time: Time;
  readonly chance: Chance;
  /** Logs problems with stored tables that can still be opened. */
  readonly log: Log;
  readonly costs: Costs;
  /** How long a table in memory is shown without checking the store for newer data. */
  readonly freshMs?: number;
};

const FRESH_MS = 1_000;

export const createHost = (needs: HostNeeds): Host => {
  const { store, news, time, log, freshMs = FRESH_MS } = needs;
  const inLane = createLanes(needs.costs.hold);
  const loaded = new Map<string, LoadedTable>();

  const drop = (id: string): void => {
    loaded.delete(id);
  };

  const keeping = new Set<Promise<void>>();
  const oneByOne = createLanes();
  const letGo = (table: LoadedTable): void => {
    const { id } = table;
    drop(id);
    // Hundreds of tables may be evicted at once, and others must not wait for all of them.
    const kept = oneByOne('', () => inLane(id, () => keepLastState(store, table)))
      .catch((error: unknown) =>
        log.child({ table: id }).error(error, 'the last state of a table could not be kept'),
      )
      .finally(() => keeping.delete(kept));
    keeping.add(kept);
  };

  const load = async (id: string): Promise<LoadedTable> => {
    const found = await loadTable(needs, id);
    loaded.set(id, found);
    news.publish('loaded', { table: id });
    return found;
  };

  /** Checks the store for newer data. True if there is none, so that the copy can be used as is. */
  const isCurrent = async (known: LoadedTable, people = true): Promise<boolean> => {
    const { id } = known;
    try {
      const change = await catchUp(needs, known, people);
      if (change === undefined) return true;
      if (change.restarted) drop(id);
      news.publish('table', { table: id, ...change, elsewhere: true });
    } catch (error) {
      // The new data may be half applied; if the store failed, nothing has changed.
      if (!(error instanceof StoreError)) drop(id);
      throw error;
    }
    return false;
  };

  /** For work that the store validates anyway: an entry is stored only after the newest one. */
  const obtain = async (id: string): Promise<LoadedTable> => {
    const known = loaded.get(id);
    if (known?.isStale) await isCurrent(known, known.hasNewPeople);
    const found = loaded.get(id) ?? (await load(id));
    found.usedAt = time.elapsed();
    return found;
  };

  /** The same, for work that the store does not validate. */
  const obtainNewest = async (id: string): Promise<LoadedTable> => {
    const known = loaded.get(id);
    if (known !== undefined) await isCurrent(known);
    return await obtain(id);
  };

  const wasChecked = ({ checkedAt }: LoadedTable): boolean => time.elapsed() - checkedAt < freshMs;
  const isFresh = (known: LoadedTable, seen: number): boolean =>
    !known.isStale && wasChecked(known) && seen <= lastSeq(known.table);

  const lookUp = async (id: string, seen: number): Promise<ShownTable> => {
    const known = loaded.get(id);
    if (known !== undefined && isFresh(known, seen)) return known;
    try {
      if (known?.isStale && wasChecked(known)) {
        const found = await obtain(id);
        if (seen <= lastSeq(found.table)) return found;
      }
      return await obtainNewest(id);
    } catch (error) {
      // While the store cannot be read, the known data can still be shown.
      if (known === undefined || !(error instanceof StoreError)) throw error;
      known.checkedAt = time.elapsed();
      return known;
    }
  };

  const surroundings = { ...needs, obtain, isCurrent, drop };

  /**
   * Sitting down and leaving advance the clock. If another node stores an entry in between, that entry has
   * advanced it.
   */
  const turnForSeat = async (found: LoadedTable, seat: Seat): Promise<void> => {
    const { table, clock } = found;
    const holder = table.seats[seat];
    if (clock === undefined || holder === undefined) return;
    // The table may have been loaded with the change already made. All that matters is whether the seat was
    // open.
    const previous = isOpenSeat(holder) ? { person: '', name: '' } : seatHolder({ seat });
    const before = { ...table, seats: table.seats.with(seat, previous) };
    await saveClock(found, turnClock(clock, before, table, time.elapsed()));
  };

  const saveClock = async (found: LoadedTable, clock: Clock): Promise<void> => {
    const { id, table } = found;
    const stored = clockToStore(time, clock, table);
    if (await store.saveClock(id, stored, lastSeq(table))) {
      found.clock = clock;
      found.storedClock = JSON.stringify(stored);
    } else found.isStale = true;
  };

  const unsubscribe = [
    news.subscribe('person', ({ person: id, name, avatar }) => {
      const person = personHolder({ id, name, ...defined({ avatar }) });
      for (const { id, table } of loaded.values()) {
        if (changeAt(table, person)) news.publish('table', { table: id, people: true, elsewhere: true });
      }
    }),
    news.subscribe('elsewhere', (change) => {
      const known = loaded.get(change.table);
      if (known === undefined || isKnown(known, change)) return;
      known.isStale = true;
      if (!isMove(change)) known.hasNewPeople = true;
      news.publish('table', { ...change, elsewhere: true });
    }),
  ];

  return {
    async table(id, seen = 0) {
      const known = loaded.get(id);
      return known !== undefined && isFresh(known, seen) ? known : await inLane(id, () => lookUp(id, seen));
    },
    isLoaded: (id) => loaded.has(id),
    perform: (person, command) => inLane(command.table, () => performCommand(surroundings, person, command)),
    contribute: (id, seq, contribution) => inLane(id, () => contribute(surroundings, id, seq, contribution)),
    seat: (id, seat, holder) =>
      inLane(id, async () => {
        const found = await obtainNewest(id);
        seatPerson(found.table, seat, holder);
        await turnForSeat(found, seat);
        const isRestarted = holder.bot !== undefined && (await completeForBot({ store, time }, found, seat));
        if (isRestarted) drop(id);
        news.publish('table', { table: id, people: true, ...(isRestarted ? { restarted: true } : {}) });
      }),
    join: (id, person, join) => inLane(id, () => addGuest(surroundings, id, person, join)),
    choose: (id, seat, choice) =>
      inLane(id, async () => {
        await completeSetup({ store, time }, await obtainNewest(id), seat, choice);
        drop(id);
        news.publish('table', { table: id, restarted: true });
      }),
    refresh: (id) =>
      inLane(id, async () => {
        await obtainNewest(id);
        news.publish('table', { table: id, people: true });
      }),
    goOn: (id, next) =>
      inLane(id, async () => {
        (await obtain(id)).next = next;
        news.publish('table', { table: id });
      }),
    timeOut: (id) =>
      inLane(id, async () => {
        const { table, clock } = await obtainNewest(id);
        const due = clock && nextTimeOut(clock, table);
        const move = table.game.concession;
        if (due === undefined || due.at > time.elapsed()) return;
        if (move === undefined) return news.publish('table', { table: id });
        const giveUp = { seat: due.seat, move, insists: true } as const;
        await contribute(surroundings, id, lastSeq(table), giveUp);
      }),
    comeBack: (id, seat) =>
      inLane(id, async () => {
        const found = await obtainNewest(id);
        const { table, clock } = found;
        if (clock === undefined || !isAway(clock, table, seat, time.elapsed())) return false;
        await saveClock(found, comeBack(clock, table, seat, time.elapsed()));
        news.publish('table', { table: id });
        return true;
      }),
    remove: (id, work) => inLane(id, async () => !loaded.has(id) && (await work())),
    dropIdle: (olderThanMs) => {
      const oldest = time.elapsed() - olderThanMs;
      for (const table of loaded.values()) if (table.usedAt < oldest) letGo(table);
    },
    doubt() {
      for (const table of loaded.values()) [table.isStale, table.hasNewPeople] = [true, true];
    },
    gameAt: (id) => loaded.get(id)?.table.game.id,
    loadedByGame() {
      const counts = new Map<string, { tables: number; running: number }>();
      for (const { table } of loaded.values()) {
        const { game, state } = table;
        const { tables, running } = counts.get(game.id) ?? { tables: 0, running: 0 };
        const isRunning = game.outcome(state) === undefined;
        counts.set(game.id, { tables: tables + 1, running: running + (isRunning ? 1 : 0) });
      }
      return counts;
    },
    async close() {
      for (const end of unsubscribe) end();
      for (const table of loaded.values()) letGo(table);
      await Promise.all(keeping);
    },
  };
};

/** Whether a table in memory already has the reported change. */
const isKnown = ({ table }: LoadedTable, change: TableNews): boolean =>
  change.seq !== undefined && change.seq <= lastSeq(table) && isMove(change) && !change.request;

/** Whether the change affects only the log and the row of the game. */
const isMove = ({ seq, people, restarted }: TableNews): boolean => seq !== undefined && !people && !restarted;

/** Updates a person's name and portrait at a table; false if they are already up to date. */
const changeAt = (table: Table, person: PersonHolder): boolean => {
  const isOld = (holder: SeatHolder): boolean =>
    holder.person === person.person && (holder.name !== person.name || holder.avatar !== person.avatar);
  if (!table.seats.some(isOld)) return false;
  table.seats = table.seats.map((holder) => (isOld(holder) ? person : holder));
  return true;
};
