import type { SeatBar } from '../given/store.ts';

/** Where all play together, anyone may sit anywhere. */
export const nobodyBarred: SeatBar = () => false;

/**
 * Whether a person may not take a seat of a game of rivals whose hands are dealt. A seat that was left waits for those who
 * have held it: anyone else may be a rival under another name, and would see the hand. Nor may one person have seen the
 * hands of two seats. One person who alone has ever held both, as at one screen, hides nothing from anybody.
 */
export const isBarred: SeatBar = (held, seat, person) => {
  const holders = held.filter((each) => each.seat === seat).map((each) => each.person);
  if (holders.length > 0 && !holders.includes(person)) return true;
  const here = new Set([person, ...holders]);
  const elsewhere = new Set(held.filter((each) => each.seat !== seat).map((each) => each.person));
  const isOneAlone = new Set([...here, ...elsewhere]).size === 1;
  return !isOneAlone && [...here].some((holder) => elsewhere.has(holder));
};
