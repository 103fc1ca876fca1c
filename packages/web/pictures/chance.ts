/** A pseudo-random sequence of numbers from 0 to 1, the same for the same name. */
export const chanceOf = (name: string): (() => number) => {
  let state = 2166136261;
  for (let at = 0; at < name.length; at++) state = Math.imul(state ^ name.charCodeAt(at), 16777619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
