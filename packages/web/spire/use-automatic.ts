import { useEffect } from 'react';
import { useSettings } from '../settings/settings-store.ts';
import type { Board } from './board-context.ts';
import { sitAt } from './selection.ts';
import type { SpirePicture } from './spire-picture.ts';

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
  const seat = board?.seat;
  // Only a new picture is a reason to turn: whoever looks at another board of their own stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (picture === undefined) return;
    const next = seatToTurnTo(picture, seat);
    if (next !== undefined) sitAt(next);
  }, [picture]);
};

/** One's own seat that is asked, or the next one waited for when the seat one plays has nothing to decide. */
const seatToTurnTo = ({ outlooks, deciding }: SpirePicture, seat: number | undefined): number | undefined => {
  const mine = outlooks.flatMap(({ viewer, view }) => (viewer === 'spectator' ? [] : [{ viewer, view }]));
  if (mine.length < 2) return undefined;
  const asked = mine.find(
    ({ view: { question }, viewer }) =>
      question !== undefined && question.kind !== 'party' && question.seat === viewer,
  );
  if (asked !== undefined) return asked.viewer === seat ? undefined : asked.viewer;
  if (seat !== undefined && deciding.includes(seat)) return undefined;
  return mine.find(({ viewer }) => deciding.includes(viewer))?.viewer;
};
