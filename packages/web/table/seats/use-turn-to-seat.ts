import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { useEffect } from 'react';
import { waitedSeat } from './sitting.ts';

type Turning<View> = {
  /** Changes to another of your seats. */
  readonly sit: (seat: Seat) => void;
  /** The seat to turn to, if any; by default, your seat that has to decide. */
  readonly next?: (picture: Picture<View>, seat: Seat | undefined) => Seat | undefined;
};

/** For a person with several seats: switches to the one that has to decide. */
export const useTurnToSeat = <View>(
  picture: Picture<View>,
  seat: Seat | undefined,
  { sit, next = waitedSeat }: Turning<View>,
): void => {
  // Only a new picture triggers a switch: a player who is viewing the table from another seat stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const wanted = next(picture, seat);
    if (wanted !== undefined && wanted !== seat) sit(wanted);
  }, [picture]);
};
