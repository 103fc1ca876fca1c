/** Chance that follows from a name: the same picture every time. */

export type Random = () => number;

export const seedOf = (name: string): number => {
  let seed = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) seed = Math.imul(seed ^ name.charCodeAt(at), 0x01000193) >>> 0;
  return mix(seed);
};

/** Spreads the bits of an integer. */
export const mix = (value: number): number => {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** Numbers from 0 to 1, without 1. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / 0x1_0000_0000;
  };
};

/** A number from 0 to 1 for a place on a lattice. */
export const noiseAt = (x: number, y: number, seed: number): number =>
  mix(Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed) / 0x1_0000_0000;
