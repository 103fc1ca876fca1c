import { useEffect, useRef, useState } from 'react';
import { paced } from '../../../settings/settings-store.ts';
import { useBoard } from '../board/board-context.ts';
import { ActMap } from './act-map.tsx';
import type { Run } from './map-layout.ts';
import styles from './map-walk.module.css';

const WALK_MS = 1200;
const SET_OUT_MS = 180;
/** Shorter than this, it could not be seen. */
const SHORTEST_MS = 120;

const isOneStep = (before: Run | undefined, now: Run | undefined): boolean =>
  before !== undefined &&
  now !== undefined &&
  before.act === now.act &&
  now.path.length === before.path.length + 1;

/** The boot goes to the next room, over whatever comes up there; there is no need to wait for it. */
export const MapWalk = () => {
  const { run } = useBoard().view;
  const last = useRef(run);
  const [shown, setShown] = useState<Run>();
  useEffect(() => {
    const before = last.current;
    last.current = run;
    const length = paced(WALK_MS);
    if (before === undefined || run === undefined || !isOneStep(before, run) || length < SHORTEST_MS) return;
    setShown({ ...run, reachable: [], space: before.space });
    const timers = [
      setTimeout(() => setShown({ ...run, reachable: [] }), paced(SET_OUT_MS)),
      setTimeout(() => setShown(undefined), length),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setShown(undefined);
    };
  }, [run]);
  if (shown === undefined) return null;
  return (
    <div className={styles.walk} aria-hidden="true" data-scroller data-walk>
      <ActMap run={shown} />
    </div>
  );
};
