import {
  type AnyGame,
  defined,
  type GameRecord,
  type LogEntry,
  type Outcome,
  type Seat,
  standingEntries,
} from '@three-spires/kernel';
import type { Table } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Newsroom } from '../given/news.ts';
import type { OutcomeStore } from '../given/ports.ts';
import type { PersonResult, StoredResult, StoredSeat, StoredTable } from '../given/store.ts';
import type { Host } from '../hosting/host.ts';
import { type Loading, loadTable, seatHolder } from '../hosting/loaded-table.ts';
import { RATED_TERMS } from '../protocol/finding.ts';
import { createStop } from './stop.ts';

const FIRST_PASS_MS = 5_000;
const PAUSE_MS = 50;
/** Ids read per query. */
const BATCH = 50;

/** Stores the results of finished games, so that histories and statistics replay nothing. */
export type Results = {
  /** Stores the result of a table if it is over. Idempotent. */
  record(table: string): Promise<void>;
  /**
   * Stores the results of games that ended before results existed, or while no server ran; returns their
   * number.
   */
  catchUp(pauseMs?: number): Promise<number>;
  stop(): Promise<void>;
  /** Waits for running work. */
  close(): Promise<void>;
};

type ResultNeeds = Loading & {
  readonly store: OutcomeStore;
  readonly host: Pick<Host, 'table'>;
  readonly news: Newsroom;
  /** Whether this node is the one that catches up. */
  readonly mayCatchUp?: (() => Promise<boolean>) | undefined;
};

export const createResults = (needs: ResultNeeds): Results => {
  const { store, host, news, time, log } = needs;
  const stop = createStop(time);
  const underWay = new Set<Promise<void>>();

  const save = async (id: string, load: () => Promise<{ readonly table: Table }>): Promise<void> => {
    const stored = await store.tableById(id);
    if (stored?.outcome === undefined) return;
    const known = await recordOf(load);
    const rated = await ratedResult(needs, stored, stored.outcome);
    await store.saveResult(id, { ...resultOf(stored, stored.outcome, onItsDay(known, stored)), ...rated });
  };

  /** Once the day is over its game can be practised, so games that end later do not count for the day. */
  const onItsDay = ({ day, ...known }: Known, { changedAt }: StoredTable): Known =>
    day === undefined || time.dayOf(changedAt) !== day ? known : { ...known, day };

  const record = async (id: string): Promise<void> => {
    const { table } = await host.table(id);
    if (table.game.outcome(table.state) !== undefined) await save(id, async () => ({ table }));
  };

  const catchUp = async (pauseMs = PAUSE_MS): Promise<number> => {
    let count = 0;
    for (
      let batch = await store.tablesToRecord('', BATCH);
      batch.length > 0;
      batch = await store.tablesToRecord(batch.at(-1) ?? '', BATCH)
    )
      for (const id of batch) {
        if (stop.isStopped()) return count;
        count++;
        await save(id, () => loadTable(needs, id)).catch((error: unknown) =>
          log.child({ table: id }).error(error, 'the result of a table could not be kept'),
        );
        await stop.sleep(pauseMs);
      }
    return count;
  };

  const unsubscribe = news.subscribe('table', ({ table: id, elsewhere }) => {
    // The node that made the last move does it, or `catchUp` if that node is gone.
    if (elsewhere) return;
    const work = record(id)
      .catch((error: unknown) => {
        // Tables that are closed or cannot be shown report that when opened.
        if (!(error instanceof SessionError))
          log.child({ table: id }).error(error, 'the result of a table could not be kept');
      })
      .finally(() => underWay.delete(work));
    underWay.add(work);
  });

  const catchUpAlone = async (): Promise<void> => {
    if (needs.mayCatchUp === undefined || (await needs.mayCatchUp())) await catchUp();
  };
  let pass: Promise<unknown> = Promise.resolve();
  const cancel = time.after(FIRST_PASS_MS, () => {
    pass = catchUpAlone().catch((error: unknown) => log.error(error, 'results could not be kept'));
  });

  return {
    record,
    catchUp,
    async stop() {
      cancel();
      stop.stop();
      await pass;
    },
    async close() {
      unsubscribe();
      await Promise.all(underWay);
    },
  };
};

type Known = { readonly record?: GameRecord; readonly day?: string };

/** The game's record of its last state; empty if today's rules can no longer read the table. */
const recordOf = async (load: () => Promise<{ readonly table: Table }>): Promise<Known> => {
  try {
    const { game, state, setup } = (await load()).table;
    const day = game.dayOf?.(setup);
    return {
      ...(game.record === undefined ? {} : { record: game.record(state, setup) }),
      ...defined({ day }),
    };
  } catch (error) {
    if (error instanceof SessionError) return {};
    throw error;
  }
};

const resultOf = (table: StoredTable, outcome: Outcome, { record, day }: Known): StoredResult => ({
  game: table.game,
  ...defined({ day }),
  beganAt: table.createdAt,
  endedAt: table.changedAt,
  counts: table.practice.length === 0,
  names: table.seats.map((seat) => seatHolder(seat).name),
  ...(record?.level === undefined ? {} : { level: record.level }),
  stage: record?.stage ?? 0,
  reached: record?.reached ?? 0,
  people: peopleAt(table).map(({ person, seats }) => ({
    person,
    result: personResult(outcome, seats),
    as: seats.flatMap((seat) => record?.seats[seat]?.as ?? []),
    cards: [...new Set(seats.flatMap((seat) => record?.seats[seat]?.cards ?? []))],
  })),
});

/** For a rated duel in which each of the two held their seat alone from the first move to the end. */
const ratedResult = async (
  { store, games }: Pick<ResultNeeds, 'store' | 'games'>,
  table: StoredTable,
  outcome: Outcome,
): Promise<Pick<StoredResult, 'rated'>> => {
  const [first, second, ...more] = table.seats;
  if (table.rated !== true || table.practice.length > 0 || more.length > 0) return {};
  const [one, other] = [soleHolder(first), soleHolder(second)];
  if (one === undefined || other === undefined || one === other) return {};
  const result = personResult(outcome, [0]);
  const score = result === 'draw' ? 0.5 : result === 'won' ? 1 : 0;
  const made = movesMade(await store.logOf(table.id), games.get(table.game)?.game);
  const short = [0, 1].some((seat) => made(seat) < RATED_TERMS.moves);
  return { rated: { people: [one, other], score, short } };
};

/** A seat's moves still in effect, except those that do nothing. */
const movesMade = (log: readonly LogEntry[], game: AnyGame | undefined): ((seat: Seat) => number) => {
  const standing = standingEntries(log);
  return (seat) =>
    standing.filter(
      (entry) =>
        'move' in entry &&
        entry.seat === seat &&
        entry.move !== game?.pass &&
        entry.move !== game?.concession,
    ).length;
};

const soleHolder = (seat: StoredSeat | undefined): string | undefined =>
  seat?.person !== undefined && (seat.held ?? []).every((holder) => holder === seat.person)
    ? seat.person
    : undefined;

const peopleAt = ({ seats }: StoredTable): { person: string; seats: Seat[] }[] => {
  const people = [...new Set(seats.flatMap(({ person }) => (person === undefined ? [] : [person])))];
  return people.map((person) => ({
    person,
    seats: seats.flatMap((seat) => (seat.person === person ? [seat.seat] : [])),
  }));
};

const personResult = ({ result, winners }: Outcome, seats: readonly Seat[]): PersonResult => {
  if (result === 'draw') return 'draw';
  const won = seats.filter((seat) => winners.includes(seat)).length;
  if (won === 0) return 'lost';
  return won === seats.length ? 'won' : 'both';
};
