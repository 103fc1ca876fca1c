import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import type { LiveTable } from '../../connection/live-table.ts';

type Undoing = { readonly seat: Seat | undefined; readonly picture: Pick<Picture, 'canUndo'> };

/**
 * Undoes the last move, or asks the others for consent, after `putDown` has cleared the selection. If undo is
 * not possible, the server's refusal gives the reason.
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
