import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';

/** The seat in play, for a person with several. */
export const useSitting = create<{ readonly seat: Seat | undefined }>(() => ({ seat: undefined }));

export const sitDown = (seat: Seat): void => useSitting.setState({ seat });
export const standUp = (): void => useSitting.setState({ seat: undefined });

const mineOf = ({ seats }: Picture): readonly Seat[] =>
  seats.filter(({ mine }) => mine).map(({ seat }) => seat);

/** The seat of yours that is waited for when the one being played has nothing to decide. */
export const waitedSeat = (picture: Picture, seat: Seat | undefined): Seat | undefined => {
  if (picture.outcome !== undefined || (seat !== undefined && picture.deciding.includes(seat)))
    return undefined;
  return mineOf(picture).find((own) => picture.deciding.includes(own));
};

/** Of rivals who share a screen only the seat in play is shown; a finished game hides nothing. */
export const shownTo = <View>(
  picture: Picture<View>,
  shared: boolean,
  seat: Seat | undefined,
): Picture<View> =>
  shared && picture.outcome === undefined
    ? { ...picture, outlooks: picture.outlooks.filter(({ viewer }) => viewer === seat) }
    : picture;

/** What is on the screen if one person holds several seats. */
export type Sitting<View> = {
  /** Undefined while the screen changes hands. */
  readonly picture: Picture<View> | undefined;
  /** To whom it is handed. */
  readonly handTo: Seat;
};

/**
 * Rivals who share a screen see one hand at a time: before another seat's comes up, the screen is handed over.
 * Everyone else sees everything they may.
 */
export const useHandOver = <View>(picture: Picture<View>): Sitting<View> => {
  const wanted = useSitting(({ seat }) => seat);
  const mine = mineOf(picture);
  const shared = picture.rivals === true && mine.length > 1;
  const seat = wanted !== undefined && mine.includes(wanted) ? wanted : undefined;
  const next = shared ? waitedSeat(picture, seat) : undefined;
  const narrowed = useMemo(() => shownTo(picture, shared, seat), [picture, shared, seat]);
  const first = mine[0] ?? 0;
  useEffect(() => {
    // Where none of your seats is waited for, the first seat is shown first.
    if (shared && seat === undefined && next === undefined) sitDown(first);
  }, [shared, seat, next, first]);
  const handing = shared && (next !== undefined || seat === undefined);
  return { picture: handing ? undefined : narrowed, handTo: next ?? first };
};
