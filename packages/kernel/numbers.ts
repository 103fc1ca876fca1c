/**
 * The numbers by which states, moves and logs know content: cards, enemies, routines. A committed list names
 * everything in the order of its numbers and only ever grows at its end, so the content itself may stand in
 * any order, and what is new renumbers nothing.
 */

export type Numbers = {
  readonly what: string;
  readonly names: readonly string[];
  /** The numbers not yet given to a name; equal names have several. */
  readonly left: Map<string, number[]>;
  readonly unlisted: string[];
};

const namesIn = (list: string): string[] =>
  list
    .split(/\s*[|\n]\s*/)
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const [, name = entry, times = '1'] = /^(.*) x(\d+)$/.exec(entry) ?? [];
      return new Array<string>(Number(times)).fill(name);
    });

/** Reads a list of names with ` | ` or the end of a line between them; `Bash x2` stands for two numbers in a row. */
export const readNumbers = (what: string, list: string): Numbers => {
  const names = namesIn(list);
  const left = new Map<string, number[]>();
  for (const [number, name] of names.entries()) {
    const numbers = left.get(name);
    if (numbers === undefined) left.set(name, [number]);
    else numbers.push(number);
  }
  return { what, names, left, unlisted: [] };
};

/** The next number of a name. */
export const numberOf = ({ names, left, unlisted }: Numbers, name: string): number =>
  left.get(name)?.shift() ?? names.length + unlisted.push(name) - 1;

/** Called when everything has its number. Throws unless exactly the listed names have been given theirs. */
export const requireNumbers = ({ what, left, unlisted }: Numbers): void => {
  if (unlisted.length > 0) throw new Error(`${what}: append to the list of numbers: ${unlisted.join(' | ')}`);
  const gone = [...left].flatMap(([name, numbers]) => numbers.map(() => name));
  if (gone.length > 0)
    throw new Error(
      `${what}: the list of numbers names what is gone, and no number is given twice: ${gone.join(' | ')}`,
    );
};

/** The items in the order of their numbers. Each needs a name of its own. */
export const inOrder = <Item>(
  what: string,
  list: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] => {
  const numbers = readNumbers(what, list);
  if (new Set(items.map(nameOf)).size < items.length) throw new Error(`two ${what} have the same name`);
  const ordered = items.slice();
  for (const item of items) ordered[numberOf(numbers, nameOf(item))] = item;
  requireNumbers(numbers);
  return ordered;
};
