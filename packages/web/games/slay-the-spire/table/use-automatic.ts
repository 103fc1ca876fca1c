import { useEffect } from 'react';
import { waitedSeat } from '../../../table/sitting.ts';
import { useTurnToSeat } from '../../../table/use-turn-to-seat.ts';
import type { Board } from '../board/board-context.ts';
import { sitAt } from '../board/selection.ts';
import { useOwnSettings } from '../board/settings-store.ts';
import type { SlayTheSpirePicture } from '../board/table-picture.ts';

/** The seat of yours that is asked, or the next one waited for when the seat you play has nothing to decide. */
const seatToTurnTo = (picture: SlayTheSpirePicture, seat: number | undefined): number | undefined => {
  const asked = picture.outlooks.find(
    ({ view: { question }, viewer }) =>
      question !== undefined && question.kind !== 'party' && question.seat === viewer,
  )?.viewer;
  return asked === undefined || asked === 'spectator' ? waitedSeat(picture, seat) : asked;
};

const TURNING = { sit: sitAt, next: seatToTurnTo } as const;

/** What the screen does by itself: orders abilities, keeps rolls, and turns to the seat of yours that is asked. */
export const useAutomatic = (board: Board | undefined, picture: SlayTheSpirePicture): void => {
  const { autoOrder, autoDie } = useOwnSettings();
  useEffect(() => {
    if (board === undefined) return;
    // Where others may go first it can be a matter of life and death, so it is asked all the same.
    const later = board.actions.some(({ does }) => does === 'orderLater');
    const unasked = board.actions.find(
      ({ does }) => (autoOrder && !later && does === 'orderAll') || (autoDie && does === 'acceptDie'),
    );
    if (unasked !== undefined) board.perform(unasked);
  }, [board, autoOrder, autoDie]);
  useTurnToSeat(picture, board?.seat, TURNING);
};
