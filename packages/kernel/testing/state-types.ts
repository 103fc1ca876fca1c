/**
 * For tests and `npm run state`: reads the description of a state, which is its TypeScript types. The type of
 * a field says how it is copied: `readonly` lists are shared, everything else is copied. Tags in its comment
 * say the rest, each followed by the reason:
 *
 * - `@own`: only the owner of the seat sees it. `@hidden`: nobody does. `@inner`: no view contains it.
 * - `@unhashed`: does not count in the hash. `@hashedBy FUNCTION`: counts as that function says.
 * - `@sharedIf FUNCTION`: copies share it while that function says so.
 * - `@count LIMIT`, `@flag`: is a number from 0 to that limit, or yes or no, of the same name in positions.
 * - `@bits NUMBER`: how many bits of the hash it needs, 8 if nothing is said. NONE fits anywhere.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Comment, parseSync, type TSType } from 'oxc-parser';
import type { Reasons } from './state-fields.ts';

const TAGS = ['own', 'hidden', 'inner', 'unhashed', 'hashedBy', 'sharedIf', 'bits', 'count', 'flag'] as const;
export type Tag = (typeof TAGS)[number];

export type Shape = {
  readonly name: string;
  /** The file that declares it. */
  readonly file: string;
  readonly fields: readonly Field[];
};

export type Field = {
  readonly name: string;
  /** The innermost named type: `Pile`, `Card`, `number`, or that of `shape`. */
  readonly type: string;
  /** The number of lists around it: 2 for `Reward[][]`. */
  readonly depth: number;
  readonly isReadonly: boolean;
  /** The fields of an object; undefined for numbers. */
  readonly shape: Shape | undefined;
  readonly tags: ReadonlyMap<Tag, string>;
};

const KERNEL = path.resolve(import.meta.dirname, '../index.ts');

type Source = ReturnType<typeof parseSync> & { readonly text: string };
const sources = new Map<string, Source>();

const sourceOf = (file: string): Source => {
  const text = readFileSync(file, 'utf8');
  const source = sources.get(file) ?? Object.assign(parseSync(file, text), { text });
  sources.set(file, source);
  return source;
};

const fileOf = (from: string, target: string): string =>
  target.startsWith('.') ? path.resolve(path.dirname(from), target) : KERNEL;

type Declared = { readonly file: string; readonly type: TSType };

/** The type of a name in a file, which may come from another one. */
const declaredIn = (file: string, name: string): Declared | undefined => {
  const { program, module } = sourceOf(file);
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'TSTypeAliasDeclaration' && declaration.id.name === name)
      return { file, type: declaration.typeAnnotation };
  }
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { localName, importName } of entries)
      if (localName.value === name)
        return declaredIn(fileOf(file, moduleRequest.value), importName.name ?? name);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, exportName, importName } of entries) {
      const isIt = exportName.name === name || importName.kind === 'AllButDefault';
      const found = isIt && moduleRequest && declaredIn(fileOf(file, moduleRequest.value), name);
      if (found) return found;
    }
  return undefined;
};

/** The comment that ends right before a place. */
const commentBefore = ({ comments, text }: Source, start: number): Comment | undefined =>
  comments.find(({ end }) => end <= start && text.slice(end, start).trim() === '');

const tagsOf = (comment: Comment | undefined): Map<Tag, string> => {
  const text = (comment?.value ?? '').replace(/\s*\n\s*\*?\s*/g, ' ');
  return new Map(
    [...text.matchAll(/@(\w+)\s([^@]*)/g)].map(([, name, said = '']) => {
      const tag = TAGS.find((known) => known === name);
      if (tag === undefined) throw new Error(`there is no tag @${name} for fields of a state`);
      return [tag, said.trim()];
    }),
  );
};

const shapes = new Map<string, Shape>();

const typeOf = (file: string, type: TSType): Omit<Field, 'name' | 'tags'> => {
  if (type.type === 'TSNumberKeyword')
    return { type: 'number', depth: 0, isReadonly: false, shape: undefined };
  if (type.type === 'TSArrayType') {
    const inner = typeOf(file, type.elementType);
    return { ...inner, depth: inner.depth + 1 };
  }
  if (type.type === 'TSTypeOperator' && type.operator === 'readonly')
    return { ...typeOf(file, type.typeAnnotation), isReadonly: true };
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const { name } = type.typeName;
    const declared = declaredIn(file, name);
    if (declared === undefined) throw new Error(`${file}: there is no type ${name}`);
    if (declared.type.type !== 'TSTypeLiteral')
      return { ...typeOf(declared.file, declared.type), type: name };
    return { type: name, depth: 0, isReadonly: false, shape: shapeOf(declared, name) };
  }
  throw new Error(`${file}: a state has numbers, lists and objects with a name, not ${type.type}`);
};

const shapeOf = ({ file, type }: Declared, name: string): Shape => {
  const known = shapes.get(file + name);
  if (known !== undefined) return known;
  if (type.type !== 'TSTypeLiteral') throw new Error(`${file}: ${name} is not a list of fields`);
  const shape: Shape = {
    name,
    file,
    fields: type.members.map((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || member.optional)
        throw new Error(`${file}: ${name} has something other than plain fields`);
      const annotation = member.typeAnnotation?.typeAnnotation;
      if (annotation === undefined) throw new Error(`${file}: ${name}.${member.key.name} has no type`);
      const tags = tagsOf(commentBefore(sourceOf(file), member.start));
      return { name: member.key.name, ...typeOf(file, annotation), tags };
    }),
  };
  shapes.set(file + name, shape);
  return shape;
};

/** The description of a state, with those of everything in it. */
export const readState = (file: string): Shape => {
  const declared = declaredIn(file, 'State');
  if (declared === undefined) throw new Error(`${file}: there is no type State`);
  return shapeOf(declared, 'State');
};

/** Every field with its path: `players[].hand`. */
const pathsOf = (shape: Shape, prefix = ''): (readonly [path: string, field: Field])[] =>
  shape.fields.flatMap((field) => {
    const at = `${prefix}${field.name}`;
    const inside = field.shape ? pathsOf(field.shape, `${at}${'[]'.repeat(field.depth)}.`) : [];
    return [[at, field] as const, ...inside];
  });

/** The reasons of all fields with a tag, by path. */
export const reasonsOf = (state: Shape, tag: Tag): Reasons =>
  Object.fromEntries(
    pathsOf(state).flatMap(([at, { tags }]) => {
      const reason = tags.get(tag);
      return reason === undefined ? [] : [[at, reason]];
    }),
  );

/** What copies of a state share with their original. */
export const sharedFields = (state: Shape): Reasons => ({
  ...Object.fromEntries(
    pathsOf(state)
      .filter(([, { isReadonly }]) => isReadonly)
      .map(([at]) => [at, 'is replaced and never changed']),
  ),
  ...reasonsOf(state, 'sharedIf'),
});

/** Numbers that share a word of the hash must not reach into each other's bits; NONE takes the highest value. */
export const requireBits = (shape: Shape, part: Readonly<Record<string, unknown>>): void => {
  for (const { name, type, depth, shape: inner, tags } of shape.fields) {
    if (tags.has('unhashed') || type === 'Card') continue;
    const parts = (depth === 0 ? [part[name]] : part[name]) as unknown[];
    if (inner !== undefined)
      for (const one of parts) requireBits(inner, one as Readonly<Record<string, unknown>>);
    if (inner !== undefined && depth === 0) continue;
    const number = depth === 0 ? Number(part[name]) : parts.length;
    const bits = Number(tags.get('bits') ?? 8);
    if (number < -2 || number >= 2 ** bits - 2)
      throw new Error(`${shape.name}.${name} is ${number}: it needs more than ${bits} @bits`);
  }
};
