import type { Seat } from '@three-spires/kernel';

/** A person who has held a seat at some time. */
export type Held = { readonly seat: Seat; readonly person: string };

/**
 * Whether a person may not take a seat of a game of rivals: then one person would have seen the hands of two seats. One
 * person who alone has ever held both, as at one screen, hides nothing from anybody.
 */
export const isBarred = (held: readonly Held[], seat: Seat, person: string): boolean => {
  const here = new Set([person, ...held.filter((each) => each.seat === seat).map((each) => each.person)]);
  const elsewhere = new Set(held.filter((each) => each.seat !== seat).map((each) => each.person));
  const isOneAlone = new Set([...here, ...elsewhere]).size === 1;
  return !isOneAlone && [...here].some((holder) => elsewhere.has(holder));
};
