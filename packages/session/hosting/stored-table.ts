import { SessionError } from '../common/error.ts';
import type { TableStore } from '../given/ports.ts';
import type { StoredGame, StoredTable } from '../given/store.ts';

/** The stored table with this id; throws if there is none. */
export const storedTable = async (store: TableStore, id: string): Promise<StoredTable> =>
  found(await store.tableById(id), id);

/** The same without its people. */
export const storedGame = async (store: TableStore, id: string): Promise<StoredGame> =>
  found(await store.gameById(id), id);

const found = <Found>(stored: Found | undefined, id: string): Found => {
  if (stored !== undefined) return stored;
  throw new SessionError('missing', 'no-such-table', `There is no table "${id}".`, 'table');
};
