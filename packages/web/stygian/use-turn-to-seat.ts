import type { Seat } from '@three-spires/kernel';
import { useEffect } from 'react';
import { sitDown } from '../table/sitting.ts';
import type { StygianPicture } from './library.ts';

/** Turns to the seat of one's own that is waited for when the one being played has nothing to decide. */
export const useTurnToSeat = (picture: StygianPicture, seat: Seat | undefined): void => {
  // Only a new picture is a reason to turn: whoever looks from another seat of their own stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { deciding, seats } = picture;
    if (seat !== undefined && deciding.includes(seat)) return;
    const next = seats.find((each) => each.mine && deciding.includes(each.seat));
    if (next !== undefined && next.seat !== seat) sitDown(next.seat);
  }, [picture]);
};
