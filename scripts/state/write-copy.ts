// Writes the functions that copy a state. A copy has every field in the order of its type, which is the order of
// creation: copies and originals then have the same shape, and the rules are compiled only once. Lists are copied
// before the object around them, so that nothing interrupts its creation. Lists of objects start as a slice, which has
// the right length and kind immediately; `map` creates another kind in compiled code.
import path from 'node:path';
import type { Field, Shape } from '@three-spires/kernel/testing/state-types';

/** `rules/run-state.ts` is copied by `rules/run-copy.ts`. */
export const copyFileOf = (file: string): string =>
  path.join(path.dirname(file), path.basename(file).replace(/state(?=\.ts$)/, 'copy'));

const conditionOf = ({ tags }: Field): string | undefined => tags.get('sharedIf')?.split(' ')[0];

/** Copies of some of its fields depend on the whole state. */
const isConditional = ({ fields }: Shape): boolean =>
  fields.some((field) => conditionOf(field) !== undefined || (field.shape && isConditional(field.shape)));

const argumentsOf = (shape: Shape, from: string): string => (isConditional(shape) ? `${from}, shared` : from);

const isCopied = ({ isReadonly, depth, shape }: Field): boolean =>
  !isReadonly && (depth > 0 || shape !== undefined);

const plural = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`);

const plainCopy = ({ name, shape, depth }: Field): string => {
  const from = `from.${name}`;
  if (depth === 0) return `copy${shape?.name}(${argumentsOf(shape as Shape, from)})`;
  const list = shape === undefined ? 'copyPile' : `copy${plural(shape.name)}`;
  if (depth === 1) return shape === undefined ? `${list}(${from})` : `${list}(${argumentsOf(shape, from)})`;
  return `${from}.length === 0 ? [] : ${from}.map(${list})`;
};

const copyOf = (field: Field): string =>
  conditionOf(field) === undefined ? plainCopy(field) : `shared ? from.${field.name} : ${plainCopy(field)}`;

const functionFor = (shape: Shape, condition: string | undefined): string => {
  const { name, fields } = shape;
  const parameters = isConditional(shape) && condition === undefined ? ', shared: boolean' : '';
  const copied = fields.filter(isCopied);
  const body = `{\n${fields.map((field) => (isCopied(field) ? field.name : `${field.name}: from.${field.name}`)).join(',\n')},\n}`;
  const head = `const copy${name} = (from: ${name}${parameters}): ${name} =>`;
  if (copied.length === 0) return `${head} (${body});`;
  const lines = copied.map((field) => `const ${field.name} = ${copyOf(field)};`);
  if (condition !== undefined) lines.unshift(`const shared = ${condition}(from);`);
  return `${head} {\n${lines.join('\n')}\nreturn ${body};\n};`;
};

const listFunctionFor = (shape: Shape): string => {
  const { name } = shape;
  const parameters = isConditional(shape) ? ', shared: boolean' : '';
  const copy = `copy${name}(${argumentsOf(shape, `copies[at] as ${name}`)})`;
  return `const copy${plural(name)} = (from: readonly ${name}[]${parameters}): ${name}[] => {
    if (from.length === 0) return [];
    const copies = from.slice();
    for (let at = 0; at < copies.length; at++) copies[at] = ${copy};
    return copies;
  };`;
};

/** A shape and all it contains in the same file, innermost first, and what it takes from other files. */
const gather = (shape: Shape, found: Set<Shape>, foreign: Set<Shape>, listed: Set<Shape>): void => {
  for (const { shape: inner, depth } of shape.fields) {
    if (inner === undefined) continue;
    if (depth > 0) listed.add(inner);
    if (inner.file !== shape.file) foreign.add(inner);
    else gather(inner, found, foreign, listed);
  }
  found.add(shape);
};

/** The text of the file that copies a shape and everything in it; `conditions` says where functions come from. */
export const writeCopy = (
  root: Shape,
  conditions: Readonly<Record<string, string>>,
  header: string,
): string => {
  const [found, foreign, listed] = [new Set<Shape>(), new Set<Shape>(), new Set<Shape>()];
  gather(root, found, foreign, listed);
  const shapes = [...found];
  const condition = shapes.flatMap(({ fields }) => fields.flatMap((field) => conditionOf(field) ?? []))[0];
  const functions = shapes.flatMap((shape) => [
    `${shape === root ? 'export ' : ''}${functionFor(shape, shape === root ? condition : undefined)}`,
    ...(listed.has(shape) ? [listFunctionFor(shape)] : []),
  ]);
  const imports = [
    ...(condition === undefined ? [] : [`import { ${condition} } from '${conditions[condition]}';`]),
    ...[...foreign].map(
      ({ name, file }) => `import { copy${name} } from './${path.basename(copyFileOf(file))}';`,
    ),
    `import type { ${shapes
      .map(({ name }) => name)
      .sort()
      .join(', ')} } from './${path.basename(root.file)}';`,
  ];
  return `${header}\nimport { copyPile } from '@three-spires/kernel';\n${imports.sort().join('\n')}\n\n${functions.join('\n\n')}\n`;
};
