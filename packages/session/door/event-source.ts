import { SessionError } from '../common/error.ts';
import type { Costs } from '../given/costs.ts';
import type { Games } from '../given/games.ts';
import type { Log } from '../given/log.ts';
import type { Newsroom } from '../given/news.ts';
import type { StoredTable } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import type { AccountEvent, TableSummary } from '../protocol/index.ts';
import { summaryFor } from '../showing/summary.ts';
import type { DoorStore, KnownPerson } from '../stores/index.ts';
import { shownChallenge } from './challenge-handlers.ts';

/** How often the store is asked. News of challenges and of tables already known comes at once. */
const POLL_MS = 2_000;
/** News of one moment is told together. */
const PAUSE_MS = 20;
const TABLES_TOLD = 100;
/** How many are read while nothing much changes. */
const TABLES_READ = 4;
const CHALLENGES_TOLD = 100;
/** The clocks of nodes may differ: this much before `since` is told again. */
const OVERLAP_MS = 10_000;

/** Tells people what happens to their account. The store has the truth, so it works on any node. */
export type EventSource = {
  /** Tells what has changed since then, or what stands now, and goes on. The returned function ends it. */
  tell(person: KnownPerson, since: number | undefined, send: (event: AccountEvent) => void): () => void;
  close(): void;
};

type SourceNeeds = {
  readonly store: DoorStore;
  readonly games: Games;
  readonly news: Newsroom;
  readonly time: Time;
  readonly log: Log;
  readonly costs: Costs;
};

export const createEventSource = (needs: SourceNeeds): EventSource => {
  const listeners = new Set<Listener>();
  const hear = ({ table }: { readonly table: string }): void => {
    for (const listener of listeners) if (listener.knows(table)) listener.readSoon();
  };
  const ends = [
    needs.news.subscribe('table', hear),
    needs.news.subscribe('elsewhere', hear),
    needs.news.subscribe('account', ({ people }) => {
      for (const listener of listeners) if (people.includes(listener.person)) listener.readSoon();
    }),
  ];
  return {
    tell(person, since, send) {
      const listener = createListener(needs, person, since, send);
      listeners.add(listener);
      listener.readSoon();
      return () => {
        listeners.delete(listener);
        listener.close();
      };
    },
    close() {
      for (const end of ends) end();
      for (const listener of listeners) listener.close();
      listeners.clear();
    },
  };
};

type Listener = {
  readonly person: string;
  knows(table: string): boolean;
  readSoon(): void;
  close(): void;
};

const createListener = (
  { store, games, time, log, costs }: SourceNeeds,
  person: KnownPerson,
  since: number | undefined,
  send: (event: AccountEvent) => void,
): Listener => {
  /** What was last told of each table and challenge. */
  const tables = new Map<string, string>();
  const challenges = new Map<string, number>();
  const from = since === undefined ? undefined : since - OVERLAP_MS;
  let isFirst = true;
  let newestChallenge = from ?? 0;
  let newestTable = 0;
  let isReading = false;
  let isAsked = false;
  let isOpen = true;
  let cancel: (() => void) | undefined;

  const changedTables = async (): Promise<readonly StoredTable[]> => {
    if (isFirst) return await store.tablesOf(person.id, TABLES_TOLD);
    const few = await store.tablesOf(person.id, TABLES_READ);
    const isEnough = few.length < TABLES_READ || few.some(({ changedAt }) => changedAt <= newestTable);
    return isEnough ? few : await store.tablesOf(person.id, TABLES_TOLD);
  };

  const tellTables = async (): Promise<void> => {
    const found = await changedTables();
    for (const table of found.toReversed()) {
      newestTable = Math.max(newestTable, table.changedAt - OVERLAP_MS);
      const summary = summaryFor(games, table, person.id);
      const yourTurn = isTurn(summary);
      const standing = standingOf(summary, yourTurn);
      if (tables.get(table.id) === standing) continue;
      tables.set(table.id, standing);
      const isOld = from === undefined ? summary.status !== 'playing' : table.changedAt <= from;
      if (!(isFirst && isOld)) send({ type: 'table', at: table.changedAt, table: summary, yourTurn });
    }
    if (tables.size > 2 * TABLES_TOLD) {
      const known = new Set(found.map(({ id }) => id));
      for (const id of tables.keys()) if (!known.has(id) && tables.size > TABLES_TOLD) tables.delete(id);
    }
  };

  const tellChallenges = async (): Promise<void> => {
    const found = await store.challengesOf(person.id, newestChallenge - OVERLAP_MS, CHALLENGES_TOLD);
    for (const challenge of found.toReversed()) {
      newestChallenge = Math.max(newestChallenge, challenge.changedAt);
      if (challenges.get(challenge.id) === challenge.changedAt) continue;
      challenges.set(challenge.id, challenge.changedAt);
      if (isFirst && from === undefined && challenge.status !== 'open') continue;
      const shown = await shownChallenge({ store, games, time }, challenge, person.id);
      send({ type: 'challenge', at: challenge.changedAt, challenge: shown });
    }
    for (const [id, at] of challenges) if (at < newestChallenge - 2 * OVERLAP_MS) challenges.delete(id);
  };

  const read = async (): Promise<void> => {
    costs.bill(person.id);
    await tellTables();
    await tellChallenges();
    isFirst = false;
  };

  const wait = (ms: number): void => {
    cancel?.();
    cancel = time.after(ms, () => void run());
  };

  const run = async (): Promise<void> => {
    if (!isOpen || isReading) return;
    const debtMs = costs.debtMs(person.id);
    if (debtMs > 0) return wait(debtMs);
    isReading = true;
    isAsked = false;
    await read().catch((error: unknown) => {
      if (!(error instanceof SessionError)) log.error(error, 'the events of an account could not be read');
    });
    isReading = false;
    if (isOpen) wait(isAsked ? PAUSE_MS : POLL_MS);
  };

  return {
    person: person.id,
    knows: (table) => tables.has(table),
    readSoon() {
      if (isAsked) return;
      isAsked = true;
      if (!isReading) wait(PAUSE_MS);
    },
    close() {
      isOpen = false;
      cancel?.();
    },
  };
};

const isTurn = ({ status, seats }: TableSummary): boolean =>
  status === 'playing' && seats.some(({ mine, deciding }) => mine && deciding);

/** What a person is told of: who sits where, how it stands, and each new turn of theirs. */
const standingOf = ({ status, seats, seq }: TableSummary, yourTurn: boolean): string =>
  JSON.stringify([
    status,
    seats.map(({ name, open, mine, bot }) => [name, open, mine, bot]),
    yourTurn && seq,
  ]);
