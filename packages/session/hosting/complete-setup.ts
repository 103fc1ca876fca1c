import type { Seat } from '@three-spires/kernel';
import { lastSeq, openTable, turnClock } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Store } from '../given/store.ts';
import { orBadInput } from '../opening/new-table.ts';
import { clockNow, clockToStore } from './clock-time.ts';
import { standingOf } from './command.ts';
import type { LoadedTable } from './loaded-table.ts';

/** Stores the set-up of a table that nobody has played on yet with one more choice made. */
export const completeSetup = async (
  store: Store,
  loaded: LoadedTable,
  seat: Seat,
  choice: unknown,
): Promise<void> => {
  const { game, setup } = loaded.table;
  const { chooseForSeat } = game;
  if (chooseForSeat === undefined)
    throw new SessionError('invalid', 'nothing-to-choose', `${game.name} leaves no choice to a seat.`, 'choice');
  if (lastSeq(loaded.table) > 0)
    throw new SessionError('conflict', 'already-begun', 'This game has begun; nothing is left to choose.', 'choice');
  await storeSetup(store, loaded, () => chooseForSeat(setup, seat, choice));
};

/** The same for a bot that has sat down; false where nothing was left to choose for its seat. */
export const completeForBot = async (store: Store, loaded: LoadedTable, seat: Seat): Promise<boolean> => {
  const { game, setup, seed } = loaded.table;
  const chosen: unknown =
    lastSeq(loaded.table) === 0 ? game.chooseForBot?.(setup, seat, seed) : undefined;
  if (chosen === undefined || JSON.stringify(chosen) === JSON.stringify(setup)) return false;
  await storeSetup(store, loaded, () => chosen);
  return true;
};

const storeSetup = async (
  store: Store,
  { id, table, clock }: LoadedTable,
  choose: () => unknown,
): Promise<void> => {
  const { game, setup: before, seed, seats, practice } = table;
  const completed = orBadInput(() => openTable({ game, setup: choose(), seed, seats, practice }));
  if (!(await store.completeSetup(id, before, completed.setup, standingOf(completed, completed.state, 0))))
    throw new SessionError('unavailable', 'try-again', 'Somebody else was faster. Try again.');
  if (clock !== undefined)
    await store.saveClock(id, clockToStore(turnClock(clock, table, completed, clockNow())));
};
