import { useEffect, useRef, useState } from 'react';
import { onNextInput } from '../../../../kit/next-input.ts';
import { paced } from '../../../../settings/settings-store.ts';
import { useHoldStep } from '../../../../table/stage/use-director.ts';
import { useBoard } from '../../board/board-context.ts';
import { heroesOf } from '../../pieces/heroes.ts';
import { ActMap } from './act-map.tsx';
import type { Run } from './map-layout.ts';
import styles from './map-walk.module.css';

const WALK_MS = 600;
const SET_OUT_MS = 90;
/** Anything shorter would be invisible. */
const SHORTEST_MS = 120;

const isOneStep = (before: Run | undefined, now: Run | undefined): boolean =>
  before !== undefined &&
  now !== undefined &&
  before.act === now.act &&
  now.path.length === before.path.length + 1;

/**
 * Moves the party to the next room, on top of whatever opens there. Any input ends it; nothing waits for it.
 */
export const MapWalk = () => {
  const { view } = useBoard();
  const { run } = view;
  const holdStep = useHoldStep();
  const last = useRef(run);
  const [shown, setShown] = useState<Run>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another room is a reason to walk
  useEffect(() => {
    const before = last.current;
    last.current = run;
    const length = paced(WALK_MS);
    if (before === undefined || run === undefined || !isOneStep(before, run) || length < SHORTEST_MS) return;
    setShown({ ...run, reachable: [], space: before.space });
    // The events of the room are told once the party has arrived.
    const release = holdStep();
    const stop = (): void => {
      for (const timer of timers) clearTimeout(timer);
      setShown(undefined);
      release();
    };
    const timers = [
      setTimeout(() => setShown({ ...run, reachable: [] }), paced(SET_OUT_MS)),
      setTimeout(stop, length),
    ];
    const stopListening = onNextInput(stop);
    return () => {
      stopListening();
      stop();
    };
  }, [run?.act, run?.path.length]);
  if (shown === undefined) return null;
  return (
    <div className={styles.walk} aria-hidden="true" data-scroller>
      <ActMap run={shown} heroes={heroesOf(view)} />
    </div>
  );
};
