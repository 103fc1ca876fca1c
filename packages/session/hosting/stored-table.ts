import { SessionError } from '../common/error.ts';
import type { Store, StoredTable } from '../given/store.ts';

/** The table of that id; whoever asks for one that there is not hears so. */
export const storedTable = async (store: Store, id: string): Promise<StoredTable> => {
  const table = await store.tableById(id);
  if (table !== undefined) return table;
  throw new SessionError('missing', 'no-such-table', `There is no table "${id}".`, 'table');
};
