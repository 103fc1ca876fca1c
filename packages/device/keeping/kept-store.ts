import { StoreError } from '@three-spires/session';
import { createMemory, createMemoryStore, type Memory, type Rows } from '@three-spires/session/memory';
import type { Change, Database } from './database.ts';

type KeptStore = ReturnType<typeof createMemoryStore>;

type KeptStoreNeeds = {
  readonly database: Database;
  readonly now: () => number;
  readonly newId: () => string;
  /** Runs a function after everything that can go on now. */
  readonly defer: (work: () => void) => void;
  /** The changes could not be kept. From then on every operation fails. */
  readonly lost: (error: unknown) => void;
};

/** Collects the changes of rows, and writes those made together in one go. */
const createJournal = ({ database, defer, lost }: KeptStoreNeeds, first: number) => {
  let next = first;
  let changes = new Map<string, Change>();
  let count = 0;
  let writing: Promise<void> = Promise.resolve();
  let scheduled: Promise<void> | undefined;
  let failure: StoreError | undefined;
  /** The insertion order of rows still there, so that a changed row stays in its place. */
  const places = new Map<string, number>();

  const write = async (): Promise<void> => {
    scheduled = undefined;
    if (failure !== undefined) throw failure;
    const batch = [...changes.values()];
    changes = new Map();
    try {
      await database.write(batch);
    } catch (error) {
      failure = new StoreError(isFull(error) ? 'full' : 'failing', error);
      lost(error);
      throw failure;
    }
  };

  return {
    place: (kind: string, key: string, at: number): void => void places.set(`${kind} ${key}`, at),
    note(kind: string, key: string, row?: object): void {
      const id = `${kind} ${key}`;
      count++;
      if (row === undefined) {
        places.delete(id);
        changes.set(id, { kind, key });
        return;
      }
      const at = places.get(id) ?? next++;
      places.set(id, at);
      changes.set(id, { kind, key, at, row });
    },
    count: (): number => count,
    failed: (): StoreError | undefined => failure,
    /** Fulfilled once everything noted so far is kept. */
    written(): Promise<void> {
      if (scheduled === undefined) {
        const before = writing;
        scheduled = new Promise<void>((resolve) => defer(resolve)).then(() => before).then(write);
        writing = scheduled.catch(() => undefined);
      }
      return scheduled;
    },
  };
};
type Journal = ReturnType<typeof createJournal>;

/** Whether the browser gives this site no more room. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/** The same rows, whose changes are noted. */
const noted = <Row extends object>(kind: string, rows: Rows<Row>, note: Journal['note']): Rows<Row> => {
  const remove = (row: Row): void => {
    rows.remove(row);
    note(kind, rows.keyOf(row));
  };
  return {
    ...rows,
    put(row) {
      rows.put(row);
      note(kind, rows.keyOf(row), row);
    },
    remove,
    removeIn: (group) => rows.in(group).forEach(remove),
    removeIf: (is) => rows.all().filter(is).forEach(remove),
  };
};

/**
 * A store in memory whose changes are kept in a database. Everything is read once, when it opens; an operation
 * that changed something is fulfilled when its changes are kept.
 */
export const openKeptStore = async (needs: KeptStoreNeeds): Promise<KeptStore> => {
  const memory = createMemory();
  const kinds = memory as unknown as Readonly<Record<string, Rows<object>>>;
  const kept = (await needs.database.readAll()).toSorted((one, other) => one.at - other.at);
  const journal = createJournal(needs, (kept.at(-1)?.at ?? 0) + 1);
  for (const { kind, key, at, row } of kept) {
    // An older release kept this kind; nobody reads it today.
    if (kinds[kind] === undefined) continue;
    kinds[kind].put(row);
    journal.place(kind, key, at);
  }
  const watched = Object.fromEntries(
    Object.entries(kinds).map(([kind, rows]) => [kind, noted(kind, rows, journal.note)]),
  ) as unknown as Memory;
  const { now, newId } = needs;
  return waitingFor(journal, createMemoryStore({ memory: watched, now, newId }));
};

type Method = (...given: readonly unknown[]) => Promise<unknown>;

const waitingFor = (journal: Journal, store: KeptStore): KeptStore => {
  const wait =
    (method: Method): Method =>
    async (...given) => {
      const failure = journal.failed();
      if (failure !== undefined) throw failure;
      const before = journal.count();
      const answer = await method(...given);
      if (journal.count() !== before) await journal.written();
      return answer;
    };
  return Object.fromEntries(
    Object.entries(store as unknown as Readonly<Record<string, Method>>).map(([name, method]) => [
      name,
      wait(method),
    ]),
  ) as unknown as KeptStore;
};
