/** The parts of JSON Schema that are read here; anything else is carried along. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly [keyword: string]: unknown;
};

/** A copy in which every reference and every name of a definition is written by `rename`. */
export const renamed = (schema: unknown, rename: (ref: string) => string): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => renamed(item, rename));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, rename(value)] : [key, renamed(value, rename)],
    ),
  );
};
