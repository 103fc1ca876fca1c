// Writes the function that hashes a state. Numbers are packed into words of 32 bits by exclusive or, which keeps even
// -1 apart from everything else that fits, whatever is packed beside it. Two words make one step of the hash.
import path from 'node:path';
import type { Field, Shape } from '@three-spires/kernel/testing/state-types';

const WORD = 32;
const USUAL_BITS = 8;
/** What hash-steps.ts offers for all fields. */
const STEPS = ['add', 'addList', 'addPile', 'begin', 'end', 'look'];

const counts = ({ tags }: Field): boolean => !tags.has('unhashed');

type Small = { readonly value: string; readonly bits: number };

/** Piles and lists with a function of their own add their length themselves. */
const addsLength = (type: string, tags: Field['tags']): boolean => type === 'Pile' || tags.has('hashedBy');

/** The numbers of an object, including those of the objects in it and the lengths of its lists. */
const numbersOf = (shape: Shape, from: string): Small[] =>
  shape.fields.filter(counts).flatMap(({ name, type, depth, shape: inner, tags }) => {
    const value = `${from}.${name}`;
    if (depth > 0) return addsLength(type, tags) ? [] : [{ value: `${value}.length`, bits: USUAL_BITS }];
    if (inner !== undefined) return numbersOf(inner, value);
    return type === 'Card'
      ? [{ value: `look(${value})`, bits: WORD }]
      : [{ value, bits: Number(tags.get('bits') ?? USUAL_BITS) }];
  });

/** Packs numbers into words, each into the first word with room for it. */
const pack = (numbers: readonly Small[]): string[] => {
  const words: { values: string[]; used: number }[] = [];
  for (const { value, bits } of numbers) {
    const word = words.find(({ used }) => used + bits <= WORD);
    if (word === undefined) words.push({ values: [value], used: bits });
    else {
      word.values.push(`(${value} << ${word.used})`);
      word.used += bits;
    }
  }
  return words.map(({ values }) => values.join(' ^ '));
};

const stepsFor = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => (at % 2 === 0 ? [`add(${word}, ${words[at + 1] ?? 0});`] : []));

/** The function of `@hashedBy`. */
const functionOf = ({ tags }: Pick<Field, 'tags'>): string | undefined => tags.get('hashedBy')?.split(' ')[0];

const listStep = ({ name, type, depth, shape, tags }: Field, salt: number): string[] => {
  const by = functionOf({ tags });
  if (by !== undefined) return [`${by}(from);`];
  if (depth === 0) return [];
  if (depth > 1) throw new Error(`${name}: lists of lists are not hashed`);
  if (shape !== undefined)
    return [
      `for (let at = 0; at < from.${name}.length; at++) add${shape.name}(from.${name}[at] as ${shape.name});`,
    ];
  return type === 'Pile' ? [`addPile(from.${name}, ${salt} << 12);`] : [`addList(from.${name});`];
};

const stepsOf = (shape: Shape): string[] => [
  ...stepsFor(pack(numbersOf(shape, 'from'))),
  ...shape.fields.flatMap((field, at) => (counts(field) ? listStep(field, at + 1) : [])),
];

/** The objects in lists, outermost first. */
const listed = (shape: Shape): Shape[] =>
  shape.fields.flatMap(({ shape: inner, ...field }) =>
    inner !== undefined && counts({ shape: inner, ...field }) && field.depth > 0
      ? [inner, ...listed(inner)]
      : [],
  );

/** The text of the file that hashes a state with the functions of `steps`. */
export const writeHash = (state: Shape, name: string, steps: string, header: string): string => {
  const shapes = listed(state);
  const functions = shapes.map(
    (shape) => `const add${shape.name} = (from: ${shape.name}): void => {\n${stepsOf(shape).join('\n')}\n};`,
  );
  const body = `begin();\n${stepsOf(state).join('\n')}\nreturn end();`;
  functions.push(`export const ${name} = (from: ${state.name}): number => {\n${body}\n};`);
  const text = functions.join('\n\n');
  const special = [state, ...shapes].flatMap(({ fields }) =>
    fields.flatMap((field) => functionOf(field) ?? []),
  );
  const used = [...STEPS.filter((step) => text.includes(`${step}(`)), ...special];
  const types = [...shapes, state].map((shape) => shape.name).sort();
  return `${header}\nimport { ${used.join(', ')} } from '${steps}';\nimport type { ${types.join(', ')} } from './${path.basename(state.file)}';\n\n${text}\n`;
};
