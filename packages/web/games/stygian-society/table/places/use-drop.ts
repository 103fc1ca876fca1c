import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../../../../connection/use-table.ts';
import { useHoldStep } from '../../../../table/stage/use-director.ts';
import type { StygianSocietyEvent, StygianSocietyView } from '../../pieces/content.ts';
import { type TowerDrop, without } from '../../tower/shown-cubes.ts';

type Falls = Extract<StygianSocietyEvent, { type: 'falls' }>;

const isFall = (event: StygianSocietyEvent): event is Falls => event.type === 'falls';

/** While events are being told, the view is from before the fall; otherwise from after it. */
const lyingBefore = (view: StygianSocietyView, fall: Falls, isTold: boolean): TowerDrop['lying'] =>
  isTold
    ? { field: view.field, crypt: view.crypt }
    : { field: without(view.field, fall.field), crypt: without(view.crypt, fall.crypt) };

/** The latest fall seen live, and whether its cubes are still falling. */
export const useDrop = (view: StygianSocietyView) => {
  const { number, events } = useTable((state) => state.told);
  const telling = useTable((state) => state.telling);
  const holdStep = useHoldStep();
  const latest = useRef<{ readonly drop: TowerDrop; readonly isTold: boolean } | undefined>(undefined);
  // Earlier falls are already over.
  const [shown, setShown] = useState<number>(number);
  const release = useRef<(() => void) | undefined>(undefined);
  const fall = (events as readonly StygianSocietyEvent[]).findLast(isFall);
  if (fall !== undefined && latest.current?.drop.key !== number)
    latest.current = {
      drop: { ...fall, key: number, lying: lyingBefore(view, fall, telling) },
      isTold: telling,
    };
  const drop = latest.current?.drop;
  const key = drop?.key;
  const isFalling = key === number && number !== shown;
  const isOver = isFalling && latest.current?.isTold === true && !telling;
  // The story continues when the last cube has come to rest.
  useLayoutEffect(() => {
    if (!isFalling) return;
    const own = holdStep();
    release.current = own;
    return own;
  }, [holdStep, isFalling]);
  const onDone = useCallback((): void => {
    release.current?.();
    if (key !== undefined) setShown(key);
  }, [key]);
  return { drop, isFalling, isOver, onDone };
};
