import { useMemo } from 'react';
import { useTable } from '../../../../connection/use-table.ts';
import type { LinkView, MysticSpiresEvent } from '../../pieces/content.ts';
import { type Chain, chainNow } from './chain.ts';

/** The Cascade to be drawn: as it grows and comes down with every event that is told, or as it ended. */
export const useChain = (links: readonly LinkView[]): Chain => {
  const log = useTable((state) => state.log);
  return useMemo(
    () =>
      chainNow(
        log.map(({ event }) => event as MysticSpiresEvent),
        links,
      ),
    [log, links],
  );
};
