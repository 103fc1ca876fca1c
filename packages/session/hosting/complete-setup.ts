import type { Seat } from '@three-spires/kernel';
import { lastSeq, openTable, turnClock } from '@three-spires/table';
import { orBadInput } from '../common/bad-input.ts';
import { SessionError } from '../common/error.ts';
import type { TableStore } from '../given/ports.ts';
import type { Time } from '../given/time.ts';
import { clockToStore } from './clock-time.ts';
import type { LoadedTable } from './loaded-table.ts';
import { standingOf } from './standing.ts';

type Given = { readonly store: TableStore; readonly time: Time };

/** Stores the set-up of a table without moves after one more choice. */
export const completeSetup = async (
  given: Given,
  loaded: LoadedTable,
  seat: Seat,
  choice: unknown,
): Promise<void> => {
  const { game, setup } = loaded.table;
  const { chooseForSeat } = game;
  if (chooseForSeat === undefined)
    throw new SessionError(
      'invalid',
      'nothing-to-choose',
      `${game.name} leaves no choice to a seat.`,
      'choice',
    );
  if (lastSeq(loaded.table) > 0)
    throw new SessionError(
      'conflict',
      'already-begun',
      'This game has begun; nothing is left to choose.',
      'choice',
    );
  await storeSetup(given, loaded, () => chooseForSeat(setup, seat, choice));
};

/** The same for a bot that has sat down; false if its seat had no choice left. */
export const completeForBot = async (given: Given, loaded: LoadedTable, seat: Seat): Promise<boolean> => {
  const { game, setup, seed } = loaded.table;
  const chosen: unknown = lastSeq(loaded.table) === 0 ? game.chooseForBot?.(setup, seat, seed) : undefined;
  if (chosen === undefined || JSON.stringify(chosen) === JSON.stringify(setup)) return false;
  await storeSetup(given, loaded, () => chosen);
  return true;
};

const storeSetup = async (
  { store, time }: Given,
  { id, table, clock }: LoadedTable,
  choose: () => unknown,
): Promise<void> => {
  const { game, setup: before, seed, seats, practice } = table;
  const completed = orBadInput(() => openTable({ game, setup: choose(), seed, seats, practice }));
  const standing = standingOf(completed, completed.state, 0, time.date());
  if (!(await store.completeSetup(id, before, completed.setup, standing)))
    throw new SessionError('unavailable', 'try-again', 'Someone else was faster. Try again.');
  if (clock !== undefined)
    await store.saveClock(
      id,
      clockToStore(time, turnClock(clock, table, completed, time.elapsed()), completed),
      0,
    );
};
