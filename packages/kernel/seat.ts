/** A place at the table, counted from 0. */
export type Seat = number;

/** Who is looking: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** A set of seats as bits: bit n stands for seat n. */
export type SeatSet = number;

export const seatBit = (seat: Seat): SeatSet => 1 << seat;
export const hasSeat = (seats: SeatSet, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

export const seatsIn = (seats: SeatSet): Seat[] => {
  const list: Seat[] = [];
  // An unsigned shift: a signed one would never shift out bit 31.
  for (let left = seats, seat = 0; left !== 0; left >>>= 1, seat++) if ((left & 1) !== 0) list.push(seat);
  return list;
};
