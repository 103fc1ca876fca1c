/** Describes a valibot schema as tables of fields, one table per object. */

/** The parts of a schema used here; its fields depend on its type. */
type Schema = {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly key?: Schema;
  readonly value?: Schema;
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => Schema;
  readonly pipe?: readonly PipeItem[];
};
/** An action, or the first schema of a pipe, which may itself be a pipe. */
type PipeItem = {
  readonly pipe?: readonly PipeItem[];
  readonly type: string;
  readonly requirement?: unknown;
  readonly description?: string;
};

export type FieldTable = { readonly path: string; readonly rows: readonly FieldRow[] };
type FieldRow = {
  readonly field: string;
  readonly holds: string;
  readonly fallback: string;
  readonly note: string;
};

/** The tables of a schema, outermost first. Paths have the same format as in errors: `players[].hand[]`. */
export const describeSchema = (schema: unknown, path: string): FieldTable[] => {
  const tables: FieldTable[] = [];
  const seen = new Set<Schema>();
  const visit = (found: Schema, at: string): void => {
    for (const [object, where] of objectsIn(found, at)) {
      if (seen.has(object)) continue;
      seen.add(object);
      const entries = Object.entries(object.entries ?? {}).filter(([, entry]) => !isForbidden(entry));
      tables.push({ path: where, rows: entries.map(([field, entry]) => rowOf(field, entry)) });
      for (const [field, entry] of entries) visit(entry, where === '' ? field : `${where}.${field}`);
    }
  };
  visit(schema as Schema, path);
  return tables;
};

const rowOf = (field: string, schema: Schema): FieldRow => ({
  field,
  holds: kindOf(schema),
  fallback: fallbackOf(schema),
  note: noteOf(schema),
});

/** A field that exists only to explain why it is not allowed. */
const isForbidden = (schema: Schema): boolean =>
  schema.type === 'never' ||
  (schema.wrapped !== undefined && isForbidden(schema.wrapped)) ||
  pipeValue(schema, 'max_length') === 0;

/** Lazy schemas choose between an object and a plain name, depending on the input. */
const choices = (schema: Schema): Schema[] => {
  if (schema.type === 'lazy' && schema.getter) return [schema.getter(''), schema.getter({})];
  if (schema.type === 'union') return schema.options as Schema[];
  return [];
};

const objectsIn = (schema: Schema, path: string): [Schema, string][] => {
  if (schema.entries !== undefined) return [[schema, path]];
  if (schema.wrapped !== undefined) return objectsIn(schema.wrapped, path);
  if (schema.item !== undefined) return objectsIn(schema.item, `${path}[]`);
  if (schema.type === 'record' && schema.value !== undefined) return objectsIn(schema.value, `${path}.NAME`);
  if (schema.items !== undefined) return schema.items.flatMap((item) => objectsIn(item, `${path}[]`));
  return choices(schema).flatMap((choice) => objectsIn(choice, path));
};

const actionsOf = ({ pipe = [] }: { readonly pipe?: readonly PipeItem[] }): PipeItem[] =>
  pipe.flatMap((item) => (item.pipe === undefined ? [item] : actionsOf(item)));

/** The innermost limit comes first; a later one overrides it. */
const pipeValue = (schema: Schema, type: string): unknown =>
  actionsOf(schema).findLast((item) => item.type === type)?.requirement;

const noteOf = (schema: Schema): string =>
  actionsOf(schema).findLast(({ type }) => type === 'description')?.description ??
  (schema.wrapped === undefined ? '' : noteOf(schema.wrapped));

const fallbackOf = (schema: Schema): string => {
  if (schema.type === 'nullable' && schema.wrapped !== undefined) return fallbackOf(schema.wrapped);
  if (schema.type !== 'optional') return 'required';
  return schema.default === undefined ? '' : JSON.stringify(schema.default);
};

const within = (schema: Schema): string => {
  const least = pipeValue(schema, 'min_value') ?? pipeValue(schema, 'min_length');
  const most = pipeValue(schema, 'max_value') ?? pipeValue(schema, 'max_length');
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}`;
  if (most !== undefined) return `, at most ${most}`;
  return least === undefined || least === 0 ? '' : `, at least ${least}`;
};

const kindOf = (schema: Schema): string => {
  if (schema.wrapped !== undefined)
    return `${kindOf(schema.wrapped)}${schema.type === 'nullable' ? ' or `null`' : ''}`;
  if (schema.entries !== undefined) return 'object';
  if (schema.type === 'number')
    return `${pipeHas(schema, 'integer') ? 'whole number' : 'number'}${within(schema)}`;
  if (schema.type === 'string') return 'name';
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.type === 'literal') return `\`${JSON.stringify(schema.literal)}\``;
  if (schema.type === 'picklist') return (schema.options ?? []).map((option) => `\`${option}\``).join(', ');
  if (schema.item !== undefined) return `list of ${kindOf(schema.item)}${within(schema)}`;
  if (schema.items !== undefined) return `[${schema.items.map(kindOf).join('; ')}]`;
  if (schema.type === 'record' && schema.key && schema.value)
    return `object, ${kindOf(schema.key)} to ${kindOf(schema.value)}`;
  const kinds = [...new Set(choices(schema).map(kindOf))];
  return kinds.length > 0 ? kinds.join(' or ') : 'anything';
};

const pipeHas = (schema: Schema, type: string): boolean =>
  actionsOf(schema).some((item) => item.type === type);
