import { SessionError } from '../common/error.ts';
import type { SessionStore, StoredTable } from '../given/store.ts';

/** The stored table of an id; throws where there is none. */
export const storedTable = async (store: SessionStore, id: string): Promise<StoredTable> => {
  const table = await store.tableById(id);
  if (table !== undefined) return table;
  throw new SessionError('missing', 'no-such-table', `There is no table "${id}".`, 'table');
};
