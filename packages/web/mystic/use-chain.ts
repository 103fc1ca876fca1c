import { useEffect, useRef, useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { delaysOf } from '../table/stage.ts';
import { beatsOf } from './beats.ts';
import { type Chain, chainFrames, chainOf } from './chain.ts';
import type { LinkView, MysticEvent } from './library.ts';

/** How long one can still see how a Cascade ended. */
const HELD_MS = 1_500;

/** The Cascade to be drawn: as it stands or, for a moment, as it grew and came down again. */
export const useChain = (links: readonly LinkView[]): Chain => {
  const batch = useTable((state) => state.batch);
  const before = useRef<Chain>(chainOf(links));
  const [shown, setShown] = useState<Chain>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new batch is news
  useEffect(() => {
    const events = batch.events as readonly MysticEvent[];
    const frames = chainFrames(before.current, events);
    if (frames.length === 0) return;
    const delays = delaysOf(events.map(beatsOf));
    const timers = frames.map(({ at, chain }) => setTimeout(() => setShown(chain), delays[at] ?? 0));
    const last = delays[frames.at(-1)?.at ?? 0] ?? 0;
    timers.push(setTimeout(() => setShown(undefined), last + HELD_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setShown(undefined);
    };
  }, [batch.number]);
  useEffect(() => {
    before.current = chainOf(links);
  }, [links]);
  return shown ?? chainOf(links);
};
