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

/** Your seat that must decide, if the one being played has nothing to decide. */
export const waitedSeat = (picture: Picture, seat: Seat | undefined): Seat | undefined => {
  if (picture.outcome !== undefined || (seat !== undefined && picture.deciding.includes(seat)))
    return undefined;
  return mineOf(picture).find((own) => picture.deciding.includes(own));
};

/** Rivals who share a screen see only the seat in play; a finished game hides nothing. */
export const shownTo = <View>(
  picture: Picture<View>,
  shared: boolean,
  seat: Seat | undefined,
): Picture<View> =>
  shared && picture.outcome === undefined
    ? { ...picture, outlooks: picture.outlooks.filter(({ viewer }) => viewer === seat) }
    : picture;

/** What is on screen for a person with several seats. */
export type Sitting<View> = {
  /** Undefined during a hand-over. */
  readonly picture: Picture<View> | undefined;
  /** The seat that is next to use the screen. */
  readonly handTo: Seat;
};

/**
 * Rivals who share a screen see one hand at a time: the screen is handed over before another seat is shown.
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
    // If none of your seats has to decide, the first seat is shown first.
    if (shared && seat === undefined && next === undefined) sitDown(first);
  }, [shared, seat, next, first]);
  const handing = shared && (next !== undefined || seat === undefined);
  return { picture: handing ? undefined : narrowed, handTo: next ?? first };
};
