import type { SeatBar } from '../given/store.ts';

/** In cooperative games, anyone may take any seat. */
export const nobodyBarred: SeatBar = () => false;

/**
 * Whether a person is barred from a seat in a game of rivals after hands are dealt. An abandoned seat is
 * reserved for those who have held it: anyone else could be a rival under another name and would see the
 * hand. Nor may one person see the hands of two seats, except a person who alone has ever held both, as in
 * hot-seat play.
 */
export const isBarred: SeatBar = (held, seat, person) => {
  const holders = held.filter((each) => each.seat === seat).map((each) => each.person);
  if (holders.length > 0 && !holders.includes(person)) return true;
  const here = new Set([person, ...holders]);
  const elsewhere = new Set(held.filter((each) => each.seat !== seat).map((each) => each.person));
  const isOneAlone = new Set([...here, ...elsewhere]).size === 1;
  return !isOneAlone && [...here].some((holder) => elsewhere.has(holder));
};
