import { useEffect, useRef, useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { delaysOf } from '../table/stage.ts';
import { beatsOf } from './beats.ts';
import { type Chain, chainFrames, chainOf } from './chain.ts';
import type { LinkView, MysticEvent } from './library.ts';

/** A chain that was seen at a table's newest entry. */
type Shown = { readonly seq: number; readonly chain: Chain };

/** The Cascade to be drawn: as it stands and, until something else happens, as it grew and came down. */
export const useChain = (links: readonly LinkView[], seq: number): Chain => {
  const batch = useTable((state) => state.batch);
  const before = useRef<Chain>(chainOf(links));
  const [shown, setShown] = useState<Shown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new batch is news
  useEffect(() => {
    const events = batch.events as readonly MysticEvent[];
    const delays = delaysOf(events.map(beatsOf));
    const timers = chainFrames(before.current, events).map(({ at, chain }) =>
      setTimeout(() => setShown({ seq, chain }), delays[at] ?? 0),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [batch.number]);
  useEffect(() => {
    before.current = chainOf(links);
  }, [links]);
  return shown?.seq === seq ? shown.chain : chainOf(links);
};
