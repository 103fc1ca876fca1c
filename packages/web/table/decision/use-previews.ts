import type { Seat } from '@three-spires/kernel';
import { useEffect } from 'react';
import { useLiveTable } from '../../connection/use-table.ts';
import type { Previewed } from './changes.ts';

type Wanted = Previewed & { readonly option: { readonly move: number } };

/** Requests previews of a seat's actions: those hovered, selected, or shown with their effects. */
export const usePreviews = (seat: Seat | undefined, actions: readonly Wanted[]): void => {
  const { wantPreviews } = useLiveTable();
  useEffect(() => {
    if (seat === undefined) return;
    const unknown = actions.filter(({ option }) => option.preview === undefined);
    if (unknown.length > 0)
      wantPreviews(
        seat,
        unknown.map(({ option }) => option.move),
      );
  }, [wantPreviews, seat, actions]);
};
