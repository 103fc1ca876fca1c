/** Hostile values, by what the place they are put in should hold. */

export type Kind = 'number' | 'text' | 'list' | 'object';

type Attack = { readonly name: string; readonly value: (given: unknown) => unknown };

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { x: value };
  return value;
};

/** As many as fit into a body with the rest. */
const copies = (item: unknown): unknown[] =>
  new Array<unknown>(Math.floor(45_000 / (JSON.stringify(item).length + 1))).fill(item);

const manyFields = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`Unknown ${at}`, value]));

const firstOf = (given: unknown): unknown => (Array.isArray(given) ? (given[0] ?? 'x') : 'x');

const DEEP: Attack = { name: 'nested 1,000 levels', value: () => nested(1_000) };

export const ATTACKS: Readonly<Record<Kind, readonly Attack[]>> = {
  number: [
    { name: '4,000,000,000', value: () => 4_000_000_000 },
    { name: '1e308', value: () => 1e308 },
    { name: 'a fraction below zero', value: () => -0.5 },
    { name: 'a long text', value: () => '9'.repeat(40_000) },
  ],
  text: [
    { name: '50,000 letters', value: () => 'A'.repeat(50_000) },
    { name: 'control and bidi characters', value: () => '\u0000\u202e\u200b\ud800' },
    { name: 'a name that objects inherit', value: () => 'constructor' },
    { name: 'thousands of unknown names', value: () => copies('Unknown name 12') },
  ],
  list: [
    { name: 'its first entry thousands of times', value: (given) => copies(firstOf(given)) },
    { name: 'thousands of unknown names', value: () => copies('Quilted Sentinal') },
    { name: 'lists of lists', value: () => copies(copies([]).slice(0, 50)) },
    DEEP,
  ],
  object: [
    { name: '2,500 fields', value: () => manyFields(1) },
    { name: '2,500 fields of 1e9', value: () => manyFields(1e9) },
    { name: 'a field of constructor', value: () => ({ constructor: { prototype: { polluted: 1 } } }) },
    DEEP,
  ],
};
