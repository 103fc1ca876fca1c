/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator';

/** A set of seats as bits: bit n stands for seat n. */
export type SeatSet = number;

export const seatBit = (seat: Seat): SeatSet => 1 << seat;
export const hasSeat = (seats: SeatSet, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

export const seatsIn = (seats: SeatSet): Seat[] => {
  const list: Seat[] = [];
  for (let seat = 0; seats >> seat !== 0; seat++) if (hasSeat(seats, seat)) list.push(seat);
  return list;
};
