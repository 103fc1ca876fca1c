import { isDisclosed } from '@three-spires/table';
import type { TableStore } from '../given/ports.ts';
import type { StoredTable } from '../given/store.ts';

/** Whether anyone may see all of a game, including when a later game has ended its match. */
export const isOpenToAll = async (store: TableStore, { match, outcome }: StoredTable): Promise<boolean> => {
  if (isDisclosed(match, outcome)) return true;
  if (match === undefined || outcome === undefined) return false;
  for (let number = match.number + 1; number <= match.best; number++) {
    const later = await store.gameOfMatch(match.id, number);
    const stored = later && (await store.tableById(later.id));
    if (stored !== undefined && isDisclosed(stored.match, stored.outcome)) return true;
  }
  return false;
};
