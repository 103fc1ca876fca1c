/** The memory of the flat core in JavaScript. `build.ts` puts a few lines of AssemblyScript in its place. */

/** A 32-bit integer: AssemblyScript knows the name, TypeScript takes it for a number. */
export type i32 = number;
export type bool = boolean;

const CELLS = 1 << 18;
export const cells = new Int32Array(CELLS);

export const get = (at: i32): i32 => cells[at] as i32;
export const set = (at: i32, value: i32): void => {
  cells[at] = value;
};

export const copyCells = (from: i32, to: i32, count: i32): void => {
  cells.copyWithin(to, from, from + count);
};

export const leadingZeros = (value: i32): i32 => Math.clz32(value);
