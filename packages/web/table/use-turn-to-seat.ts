import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { useEffect } from 'react';
import { waitedSeat } from './sitting.ts';

type Turning<View> = {
  /** Sits down in another seat of one's own. */
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
  // Only a new picture is a reason to turn: whoever looks from another seat of their own stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const wanted = next(picture, seat);
    if (wanted !== undefined && wanted !== seat) sit(wanted);
  }, [picture]);
};
