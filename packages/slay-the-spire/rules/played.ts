/** One integer for a card that was played: its face, who played it, and with what X. */
const FACE_BITS = 11;
const SEAT_BITS = 2;
const FACE_MASK = (1 << FACE_BITS) - 1;
const SEAT_MASK = (1 << SEAT_BITS) - 1;

export const playedEntry = (face: number, seat: number, x: number): number =>
  face | (seat << FACE_BITS) | (x << (FACE_BITS + SEAT_BITS));
export const playedFace = (entry: number): number => entry & FACE_MASK;
export const playedSeat = (entry: number): number => (entry >>> FACE_BITS) & SEAT_MASK;
export const playedX = (entry: number): number => entry >>> (FACE_BITS + SEAT_BITS);
