import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { useEffect } from 'react';
import { waitedSeat } from './sitting.ts';

type Turning<View> = {
  /** Changes to another of your seats. */
  readonly sit: (seat: Seat) => void;
  /** The seat to turn to, if any; the one that is waited for where a game says nothing else. */
  readonly next?: (picture: Picture<View>, seat: Seat | undefined) => Seat | undefined;
};

/** Where one person leads several seats: turns to the one that has to decide. */
export const useTurnToSeat = <View>(
  picture: Picture<View>,
  seat: Seat | undefined,
  { sit, next = waitedSeat }: Turning<View>,
): void => {
  // Only a new picture is a reason to turn: a player who looks from another of their seats stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const wanted = next(picture, seat);
    if (wanted !== undefined && wanted !== seat) sit(wanted);
  }, [picture]);
};
