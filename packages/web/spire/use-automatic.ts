import { useEffect } from 'react';
import type { SpirePicture } from '../connection/table-store.ts';
import { useSettings } from '../settings/settings-store.ts';
import type { Board } from './board-context.ts';
import { sitAt } from './selection.ts';

/** What the screen does unasked: orders abilities, keeps rolls, and turns to the seat of one's own that is asked. */
export const useAutomatic = (board: Board | undefined, picture: SpirePicture | undefined): void => {
  const { autoOrder, autoDie } = useSettings();
  useEffect(() => {
    if (board === undefined) return;
    // Where others may go first it can be a matter of life and death, so it is asked all the same.
    const later = board.actions.some(({ does }) => does === 'orderLater');
    const unasked = board.actions.find(
      ({ does }) => (autoOrder && !later && does === 'orderAll') || (autoDie && does === 'acceptDie'),
    );
    if (unasked !== undefined) board.perform(unasked);
  }, [board, autoOrder, autoDie]);
  useEffect(() => {
    if (picture === undefined) return;
    const mine = picture.outlooks.filter(({ viewer }) => viewer !== 'spectator');
    if (mine.length < 2) return;
    const asked = mine.find(
      ({ view: { question }, viewer }) => question !== undefined && question.seat === viewer,
    );
    if (asked !== undefined && asked.viewer !== 'spectator' && asked.viewer !== board?.seat)
      sitAt(asked.viewer);
    else if (
      asked === undefined &&
      board !== undefined &&
      !board.actions.some(({ does }) => does !== 'takeBack')
    ) {
      const open = mine.find(({ options }) => options.some(({ readable }) => readable.do !== 'take back'));
      if (open !== undefined && open.viewer !== 'spectator') sitAt(open.viewer);
    }
  }, [picture, board]);
};
