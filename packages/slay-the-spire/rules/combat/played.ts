/** A played card packed into one integer: its face, who played it, its X, and whether it cost 0 Energy. */
const FACE_BITS = 11;
const SEAT_BITS = 2;
const X_BITS = 5;
const FACE_MASK = (1 << FACE_BITS) - 1;
const SEAT_MASK = (1 << SEAT_BITS) - 1;
const X_MASK = (1 << X_BITS) - 1;
const FREE = 1 << (FACE_BITS + SEAT_BITS + X_BITS);

export const playedEntry = (face: number, seat: number, x: number, free: boolean): number =>
  face | (seat << FACE_BITS) | (x << (FACE_BITS + SEAT_BITS)) | (free ? FREE : 0);
export const playedFace = (entry: number): number => entry & FACE_MASK;
export const playedSeat = (entry: number): number => (entry >>> FACE_BITS) & SEAT_MASK;
export const playedX = (entry: number): number => (entry >>> (FACE_BITS + SEAT_BITS)) & X_MASK;
/** What a copy counts as paid with: nothing, or something (STS-24.18). */
export const playedPaid = (entry: number): number => ((entry & FREE) !== 0 ? 0 : 1);
