/** The parts of JSON Schema used here; anything else is passed through. */
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

/** A copy in which `rename` rewrites every reference and every name of a definition. */
export const renamed = (schema: unknown, rename: (ref: string) => string): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => renamed(item, rename));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, rename(value)] : [key, renamed(value, rename)],
    ),
  );
};
