/** For tests: content in another order, which must not change a number. */

/** A module whose lists stand the other way round. */
export const reversed = (module: object): object =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]) => [name, Array.isArray(value) ? value.toReversed() : value]),
  );

/** A module with something added in the middle of one of its lists. */
export const inserted = (module: object, list: string, item: unknown): object => {
  const items = (module as Readonly<Record<string, unknown[]>>)[list] ?? [];
  return { ...module, [list]: items.toSpliced(items.length >> 1, 0, item) };
};

/** A module of numbers with names appended to one of its lists. */
export const appended = (module: object, list: string, ...names: readonly string[]): object => ({
  ...module,
  [list]: [(module as Readonly<Record<string, string>>)[list], ...names].join(' | '),
});
