/** Counts printed rows of cubes by colour. */
import { type Cubes, LETTERS } from '../../words/lists.ts';

/** The index of wild cubes in counts of hero cubes: blue, green, white, wild. */
export const WILD = 3;

/** Cubes by colour, wild ones last. */
export const countCubes = (cubes: Cubes): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const letter of cubes) {
    const colour = `${LETTERS}?`.indexOf(letter);
    if (colour < 0) throw new Error(`no cube is called ${letter}`);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
};

/** A packed list of integers: all counts in play must have the same element kind in the engine. */
export const plainList = (numbers: Iterable<number>): number[] => {
  const list: number[] = [];
  for (const number of numbers) list.push(number);
  return list;
};

/** Blue, green, white and wild. */
export const heroCubes = (cubes: Cubes): readonly number[] => {
  const counts = countCubes(cubes);
  return [counts[0] ?? 0, counts[1] ?? 0, counts[2] ?? 0, counts[LETTERS.length] ?? 0];
};
