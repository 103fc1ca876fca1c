/** Parts of observations that are lists: one row of integers for each item, as far as there is room. */
import type { Seat } from '@three-spires/kernel';
import { type Part, put, putList } from './encoder.ts';

/** Rows of several integers. */
export const rowsOf = <State, Item>(
  name: string,
  says: string,
  rows: number,
  fields: readonly string[],
  listOf: (state: State, seat: Seat) => readonly Item[],
  valuesOf: (item: Item, state: State, seat: Seat, place: number) => readonly number[],
): Part<State> => ({
  name,
  says,
  rows,
  fields,
  write: (state, seat, out, at) => {
    const list = listOf(state, seat);
    const length = list.length < rows ? list.length : rows;
    for (let place = 0; place < length; place++) {
      const values = valuesOf(list[place] as Item, state, seat, place);
      putList(out, at + place * fields.length, fields.length, values);
    }
  },
});

/** A list of numbers that begin with 0, each one higher, so that 0 means that there is none. */
export const numbered = <State>(
  name: string,
  says: string,
  rows: number,
  field: string,
  listOf: (state: State, seat: Seat) => ArrayLike<number>,
): Part<State> => ({
  name,
  says,
  rows,
  fields: [field],
  write: (state, seat, out, at) => {
    const list = listOf(state, seat);
    const length = list.length < rows ? list.length : rows;
    for (let place = 0; place < length; place++) put(out, at + place, (list[place] as number) + 1);
  },
});

/** The same in ascending order, which hides the order of a pile. */
export const sorted = <State>(
  name: string,
  says: string,
  rows: number,
  field: string,
  listOf: (state: State, seat: Seat) => readonly number[],
): Part<State> =>
  numbered(name, says, rows, field, (state, seat) => new Int16Array(listOf(state, seat)).sort());
