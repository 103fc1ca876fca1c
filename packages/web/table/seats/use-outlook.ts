import type { Seat } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { useCallback, useRef } from 'react';
import { useLiveTable } from '../../connection/use-table.ts';
import { useSitting } from './sitting.ts';

/** Whose view is shown: that of the chosen seat, of your only seat, or a spectator's. */
export const useOutlook = <View>(picture: Picture<View>) => {
  const wanted = useSitting(({ seat }) => seat);
  const outlook = picture.outlooks.find(({ viewer }) => viewer === wanted) ?? picture.outlooks[0];
  return {
    view: outlook?.view,
    options: outlook?.options,
    /** The seat you are playing now; undefined for a spectator. */
    seat: outlook === undefined || outlook.viewer === 'spectator' ? undefined : outlook.viewer,
    decision: outlook?.decisions[0]?.id,
  };
};

type Performed = { readonly option: { readonly move: number } };

/**
 * Makes a move for the seat, after `putDown` has cleared the selection. The function never changes, so a new
 * question alone causes no re-render.
 */
export const usePerform = (
  seat: Seat | undefined,
  decision: number | undefined,
  putDown: () => void,
): ((action: Performed) => void) => {
  const { send } = useLiveTable();
  const latest = useRef({ seat, decision });
  latest.current = { seat, decision };
  return useCallback(
    ({ option }: Performed) => {
      const now = latest.current;
      if (now.seat === undefined) return;
      putDown();
      send({
        type: 'move',
        seat: now.seat,
        move: option.move,
        ...defined({ decision: now.decision }),
      });
    },
    [send, putDown],
  );
};
