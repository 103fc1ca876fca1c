import { useRef, useState } from 'react';
import { useTable } from '../../../connection/table-store.ts';
import type { StygianSocietyEvent } from '../pieces/content.ts';
import type { TowerDrop } from '../tower/shown-cubes.ts';

type Fallen = Extract<StygianSocietyEvent, { type: 'dropped' | 'jostled' }>;

const isFallen = (event: StygianSocietyEvent): event is Fallen =>
  event.type === 'dropped' || event.type === 'jostled';

/** The latest drop that was seen to happen, and whether its cubes are still on their way. */
export const useDrop = () => {
  const { number, events } = useTable((state) => state.batch);
  const latest = useRef<TowerDrop | undefined>(undefined);
  // What had fallen before is not on its way any more.
  const [shown, setShown] = useState<number>(number);
  const fallen = (events as readonly StygianSocietyEvent[]).findLast(isFallen);
  if (fallen !== undefined && latest.current?.key !== number) latest.current = { ...fallen, key: number };
  const drop = latest.current;
  return {
    drop,
    isFalling: drop?.key === number && number !== shown,
    onDone: () => setShown(number),
  };
};
