import type { Addition } from '@three-spires/session';
import { gathering, type Waiting } from '../append.ts';
import type { StoreObserver } from '../observer.ts';
import { entryRow } from '../parts/log.ts';
import type { Store } from '../store.ts';
import { type Links, orUndone, storable } from './postgres-driver.ts';
import { postgresTroubleOf } from './postgres-trouble.ts';

/** How many statements run at a time. Further additions are batched meanwhile. */
const LANES = 3;
/** The maximum number of additions per statement. */
const MOST = 200;

/**
 * All changes of additions to several tables, one addition per table, in one statement: one round trip, one
 * commit. Entries are sorted by table, so that two servers never deadlock.
 */
const ADD = `
  with given as (
    select * from json_to_recordset($1::json) as given (
      game_id text, seq integer, command text, person_id text, seat integer, move integer, undo_to integer, outside text,
      at bigint, last_seq integer, changed_at bigint, deciding integer, about text, outcome text, clock text,
      clock_due bigint,
      state_seq integer, state text, hash text, state_version integer, outline text, guest_seat integer, guest text)
  ), added as (
    insert into entry (game_id, seq, command, person_id, seat, move, undo_to, outside, at)
      select game_id, seq, command, person_id, seat, move, undo_to, outside, at from given order by game_id
      on conflict do nothing returning game_id
  ), stored as (
    select * from given where game_id in (select game_id from added)
  ), moved as (
    update game set last_seq = stored.last_seq, changed_at = stored.changed_at, deciding = stored.deciding,
      about = stored.about, outcome = stored.outcome, clock = coalesce(stored.clock, game.clock),
      clock_due = case when stored.clock is null then game.clock_due else stored.clock_due end
      from stored where game.id = stored.game_id
  ), kept as (
    insert into snapshot (game_id, seq, hash, passing, state_version, outline, state)
      select game_id, state_seq, hash, 0, state_version, outline, state from stored where state_seq is not null
  ), seated as (
    insert into seat (game_id, seat, person_id)
      select game_id, guest_seat, guest from stored where guest_seat is not null
  ), held as (
    insert into seat_held (game_id, seat, person_id, number)
      select game_id, guest_seat, guest, (select coalesce(max(number), 0) + 1 from seat_held as earlier
        where earlier.game_id = stored.game_id) from stored where guest is not null
      on conflict do nothing
  )
  select game_id from added`;

/** The tables whose addition is now stored. */
const addAll = async (links: Links, together: readonly Waiting[]): Promise<ReadonlySet<string>> => {
  const given = JSON.stringify(
    together.map(({ table, addition }) => rowOf(table, addition)),
    (_, value: unknown) => storable(value),
  );
  const link = await links.acquire();
  try {
    // If a lost connection hid a success, the retry finds its numbers taken, and the table reloads.
    const { rows } = await orUndone(() => link.query(ADD, [given], 'add-entries'));
    return new Set((rows as { readonly game_id: string }[]).map(({ game_id }) => game_id));
  } finally {
    link.release();
  }
};

const rowOf = (table: string, { stored, standing, snapshot, clock, guest }: Addition) => ({
  ...entryRow(table, stored, standing.changedAt),
  last_seq: standing.lastSeq,
  changed_at: standing.changedAt,
  deciding: standing.deciding,
  about: JSON.stringify(standing.about),
  outcome: textOf(standing.outcome),
  clock: textOf(clock),
  clock_due: clock?.dueAt ?? null,
  ...(snapshot === undefined
    ? {}
    : {
        state_seq: snapshot.seq,
        state: textOf(snapshot.state),
        hash: snapshot.hash,
        state_version: snapshot.stateVersion,
        outline: snapshot.outline,
      }),
  ...(guest === undefined ? {} : { guest_seat: guest.seat, guest: guest.person ?? null }),
});

const textOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

const addTogether = async (links: Links, together: readonly Waiting[]): Promise<void> => {
  try {
    const added = await addAll(links, together);
    for (const { table, settle } of together) settle(added.has(table));
  } catch (error) {
    // A problem of the database affects all additions. Any other error is one addition's, and must not fail
    // the others.
    if (together.length === 1 || postgresTroubleOf(error) !== undefined)
      for (const { fail } of together) fail(error);
    else for (const each of together) await addTogether(links, [each]);
  }
};

export const createPostgresAppend = (links: Links, observer?: StoreObserver): Store['append'] => {
  let queue: readonly Waiting[] = [];
  /** Tables with an addition in progress: the next addition to the same table waits for it. */
  const underWay = new Set<string>();
  let lanes = 0;

  const take = (): readonly Waiting[] => {
    const tables = new Set(underWay);
    const taken = new Set<Waiting>();
    for (const each of queue) {
      if (taken.size === MOST) break;
      if (tables.has(each.table)) continue;
      tables.add(each.table);
      taken.add(each);
    }
    queue = queue.filter((each) => !taken.has(each));
    return [...taken];
  };

  const work = async (together: readonly Waiting[], took: (ms: number) => void): Promise<void> => {
    const began = performance.now();
    lanes++;
    for (const { table } of together) underWay.add(table);
    await addTogether(links, together);
    for (const { table } of together) underWay.delete(table);
    lanes--;
    const ms = performance.now() - began;
    observer?.appended(together.length, ms / 1000);
    took(ms);
    pump(took);
  };

  const pump = (took: (ms: number) => void): void => {
    while (lanes < LANES) {
      const together = take();
      if (together.length === 0) return;
      void work(together, took);
    }
  };

  return gathering(async (together, took) => {
    queue = [...queue, ...together];
    pump(took);
  });
};
