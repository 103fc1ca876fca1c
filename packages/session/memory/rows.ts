/** Rows of one kind, indexed by key and by group. */
export type Rows<Row extends object> = {
  keyOf(row: Row): string;
  get(key: string): Row | undefined;
  /** The rows of a group, in insertion order. */
  in(group: string): readonly Row[];
  all(): readonly Row[];
  /** Inserts a row, or replaces the one with the same key. */
  put(row: Row): void;
  remove(row: Row): void;
  removeIn(group: string): void;
  removeIf(is: (row: Row) => boolean): void;
};

type Named<Row> = { readonly key: (row: Row) => string; readonly group?: (row: Row) => string };

/** A composite key. Ids contain no space. */
export const keyOf = (...parts: readonly (string | number)[]): string => parts.join(' ');

export const createRows = <Row extends object>({ key, group = () => '' }: Named<Row>): Rows<Row> => {
  const rows = new Map<string, Row>();
  const groups = new Map<string, Map<string, Row>>();
  const remove = (row: Row): void => {
    const known = rows.get(key(row));
    if (known === undefined) return;
    rows.delete(key(row));
    const members = groups.get(group(known));
    members?.delete(key(row));
    if (members?.size === 0) groups.delete(group(known));
  };
  return {
    keyOf: key,
    get: (wanted) => rows.get(wanted),
    in: (wanted) => [...(groups.get(wanted)?.values() ?? [])],
    all: () => [...rows.values()],
    put(row) {
      const known = rows.get(key(row));
      if (known !== undefined && group(known) !== group(row)) remove(known);
      rows.set(key(row), row);
      const members = groups.get(group(row)) ?? new Map<string, Row>();
      groups.set(group(row), members.set(key(row), row));
    },
    remove,
    removeIn(wanted) {
      for (const row of groups.get(wanted)?.values() ?? []) remove(row);
    },
    removeIf(is) {
      for (const row of rows.values()) if (is(row)) remove(row);
    },
  };
};

/** Sorts by one number or word after another. */
export const sorted = <Row>(
  rows: readonly Row[],
  ...by: readonly ((row: Row) => number | string)[]
): readonly Row[] =>
  rows.toSorted((one, other) => {
    for (const read of by) {
      const [mine, theirs] = [read(one), read(other)];
      if (mine !== theirs) return mine < theirs ? -1 : 1;
    }
    return 0;
  });

/** Plain data stored as JSON, so that neither the writer nor a reader can mutate it. */
export type Kept<Value = unknown> = string & { readonly value?: Value };
export const kept = <Value>(value: Value): Kept<Value> => JSON.stringify(value) as Kept<Value>;
export const taken = <Value>(text: Kept<Value>): Value => JSON.parse(text) as Value;
