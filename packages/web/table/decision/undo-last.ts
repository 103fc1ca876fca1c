import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import type { LiveTable } from '../../connection/live-table.ts';

type Undoing = { readonly seat: Seat | undefined; readonly picture: Pick<Picture, 'canUndo'> };

/**
 * Takes the last move back, or asks the others for it, after `putDown` has let go of what is picked up. Where that is
 * closed for a reason, the server's refusal says so.
 */
export const undoLast = (
  { send }: Pick<LiveTable, 'send'>,
  { seat, picture }: Undoing,
  putDown: () => void,
): void => {
  const { canUndo } = picture;
  if (seat === undefined || (canUndo.cost === 'no' && canUndo.reason === undefined)) return;
  if (canUndo.cost !== 'no') putDown();
  send({ type: 'undo', seat });
};
