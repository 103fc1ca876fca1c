/** Lists of names used by steps, in order of first use in the content. */
const NAMES: (readonly string[])[] = [];

export const namesIndex = (names: readonly string[]): number => {
  const known = NAMES.findIndex((list) => list.join() === names.join());
  return known >= 0 ? known : NAMES.push(names) - 1;
};

export const namesOf = (index: number): readonly string[] => NAMES[index] as readonly string[];
export const nameOf = (index: number): string => namesOf(index)[0] as string;
