import { useEffect, useMemo, useState } from 'react';
import { useTable } from '../../../connection/table-store.ts';
import { delaysOf } from '../../../table/stage.ts';
import type { LinkView, MysticSpiresEvent } from '../pieces/content.ts';
import { beatsOf } from './beats.ts';
import { type Chain, chainFrames, chainOf, lastChain } from './chain.ts';

/** A chain that was seen at a table's newest entry. */
type Shown = { readonly seq: number; readonly chain: Chain };

/** The Cascade to be drawn: as it grows and comes down, as it stands, or as it ended until something else happens. */
export const useChain = (links: readonly LinkView[], seq: number): Chain => {
  const { batch, log } = useTable();
  const events = useMemo(() => log.map(({ event }) => event as MysticSpiresEvent), [log]);
  const [shown, setShown] = useState<Shown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new batch is news
  useEffect(() => {
    const fresh = batch.events as readonly MysticSpiresEvent[];
    const delays = delaysOf(fresh.map(beatsOf));
    const timers = chainFrames(events, fresh.length).map(({ at, chain }) =>
      setTimeout(() => setShown({ seq, chain }), delays[at] ?? 0),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [batch.number]);
  const resting = useMemo(() => lastChain(events), [events]);
  if (shown?.seq === seq) return shown.chain;
  return links.length > 0 ? chainOf(links) : resting;
};
