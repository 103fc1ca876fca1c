/** Parts of a position as scenarios write them: known fields, and others that stay as they are. */
/** A card, relic … in a scenario: a name, or an object with marks around the name. */
export type Written = string | { readonly [mark: string]: unknown };
/** A player, enemy, Keeper …: known fields, and others that stay unchanged. */
export type Fields = { readonly [field: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordsIn = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

export const numberIn = (fields: Fields, field: string, usual: number): number => {
  const value = fields[field];
  return typeof value === 'number' ? value : usual;
};

export const textIn = (fields: Fields, field: string, usual: string): string => {
  const value = fields[field];
  return typeof value === 'string' ? value : usual;
};

export const listIn = (fields: Fields, field: string): readonly Written[] => {
  const value = fields[field];
  return Array.isArray(value) ? (value as readonly Written[]) : [];
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** Sets one field. Its default value removes the field. */
export const withField = <Some extends Fields>(
  fields: Some,
  field: string,
  value: unknown,
  usual?: unknown,
): Some => {
  const { [field]: _, ...others } = fields;
  return (isEmpty(value) || value === usual ? others : { ...others, [field]: value }) as Some;
};

export const nameIn = (written: Written, field: 'card' | 'relic' = 'card'): string =>
  typeof written === 'string' ? written : String(written[field] ?? '');
