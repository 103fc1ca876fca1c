import { useMemo } from 'react';
import { useTable } from '../../../../connection/use-table.ts';
import type { LinkView, MysticSpiresEvent } from '../../pieces/content.ts';
import { type Chain, chainNow } from './chain.ts';

/** The Cascade to draw: growing and resolving with every event that is told, or in its final state. */
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
