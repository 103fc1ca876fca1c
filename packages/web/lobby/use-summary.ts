import type { TableSummary } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { useCallback } from 'react';
import { fetchTable } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';

/** `_seen` identifies the state of the table at the time: a change triggers a new request. */
const ask = (table: string, _seen: string): Promise<TableSummary> => fetchTable(table);

/** The summary of a table you sit at, refreshed when people or the set-up change. */
export const useSummary = (
  table: string,
  {
    seats = [],
    setup,
    listed,
    playersOnly,
  }: Partial<Pick<Picture, 'seats' | 'setup' | 'listed' | 'playersOnly'>>,
) => {
  const seen = JSON.stringify([seats, setup, listed, playersOnly]);
  return useLoaded(useCallback(() => ask(table, seen), [table, seen])).loaded;
};
