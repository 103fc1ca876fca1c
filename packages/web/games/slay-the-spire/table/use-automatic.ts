import { useEffect, useRef } from 'react';
import { waitedSeat } from '../../../table/seats/sitting.ts';
import { useTurnToSeat } from '../../../table/seats/use-turn-to-seat.ts';
import type { Action } from '../board/actions.ts';
import type { Board } from '../board/board-context.ts';
import { sitAt } from '../board/selection.ts';
import { useOwnSettings } from '../board/settings-store.ts';
import type { SlayTheSpirePicture } from '../board/table-picture.ts';

/** Your seat that has to decide, or the next such seat if the one you are playing has nothing to decide. */
const seatToTurnTo = (picture: SlayTheSpirePicture, seat: number | undefined): number | undefined => {
  const asked = picture.outlooks.find(
    ({ view: { question }, viewer }) =>
      question !== undefined && question.kind !== 'party' && question.seat === viewer,
  )?.viewer;
  return asked === undefined || asked === 'spectator' ? waitedSeat(picture, seat) : asked;
};

const TURNING = { sit: sitAt, next: seatToTurnTo } as const;

/** The only first room of a solo climb, where there is nothing to choose (STS-10.2). */
const onlyFirstRoom = ({ view: { phase, run, players }, actions }: Board): Action | undefined => {
  if (phase !== 'map' || run === undefined || run.act !== 1 || run.path.length > 0) return undefined;
  if (players.length > 1 || run.reachable.length !== 1) return undefined;
  return actions.find(({ does }) => does === 'vote');
};

/**
 * What the screen does automatically: orders abilities, keeps rolls, enters the first room, and switches to
 * your seat that has to decide.
 */
export const useAutomatic = (board: Board | undefined, picture: SlayTheSpirePicture): void => {
  const { autoOrder, autoDie, autoEnter } = useOwnSettings();
  // Only once: a player who returns to the map by undo wants to be there.
  const entered = useRef(false);
  useEffect(() => {
    if (board === undefined) return;
    // If others may go first, the order can be a matter of life and death, so the player is asked anyway.
    const later = board.actions.some(({ does }) => does === 'orderLater');
    const unasked =
      board.actions.find(
        ({ does }) => (autoOrder && !later && does === 'orderAll') || (autoDie && does === 'acceptDie'),
      ) ?? (autoEnter && !entered.current ? onlyFirstRoom(board) : undefined);
    if (unasked === undefined) return;
    entered.current ||= unasked.does === 'vote';
    board.perform(unasked);
  }, [board, autoOrder, autoDie, autoEnter]);
  useTurnToSeat(picture, board?.seat, TURNING);
};
