import type { Seat } from '@three-spires/kernel';
import { lastSeq, openTable, turnClock } from '@three-spires/table';
import { ApiError } from './api-error.ts';
import { standingOf } from './command.ts';
import type { LoadedTable } from './loaded-table.ts';
import { orBadInput } from './new-table.ts';
import type { Store } from './store.ts';

/** Stores the set-up of a table that nobody has played on yet with one more choice made. */
export const completeSetup = async (
  store: Store,
  { id, table, clock }: LoadedTable,
  seat: Seat,
  choice: unknown,
): Promise<void> => {
  const { game, setup: before, seed, seats } = table;
  if (game.chooseForSeat === undefined)
    throw new ApiError(400, 'nothing-to-choose', `${game.name} leaves no choice to a seat.`, 'choice');
  if (lastSeq(table) > 0)
    throw new ApiError(409, 'already-begun', 'This game has begun; nothing is left to choose.', 'choice');
  const completed = orBadInput(() =>
    openTable({ game, setup: game.chooseForSeat?.(before, seat, choice), seed, seats }),
  );
  if (!(await store.completeSetup(id, before, completed.setup, standingOf(completed, completed.state, 0))))
    throw new ApiError(503, 'try-again', 'Somebody else was faster. Try again.');
  if (clock !== undefined) await store.saveClock(id, turnClock(clock, table, completed, Date.now()));
};
