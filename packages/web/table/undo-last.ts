import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { sendCommand } from '../connection/table-store.ts';

type Undoing = { readonly seat: Seat | undefined; readonly picture: Pick<Picture, 'canUndo'> };

/** Takes the last move back, or asks the others for it, after `putDown` has let go of what is picked up. */
export const undoLast = ({ seat, picture }: Undoing, putDown: () => void): void => {
  if (seat === undefined || picture.canUndo.cost === 'no') return;
  putDown();
  sendCommand({ type: 'undo', seat });
};
