/** Rows of one kind, each under its key, and together with those of its group. */
export type Rows<Row extends object> = {
  get(key: string): Row | undefined;
  /** Those of one group, in the order in which they came. */
  in(group: string): readonly Row[];
  all(): readonly Row[];
  /** Adds a row, or puts it in place of the one with its key. */
  put(row: Row): void;
  remove(row: Row): void;
  removeIn(group: string): void;
  removeIf(is: (row: Row) => boolean): void;
};

type Named<Row> = { readonly key: (row: Row) => string; readonly group?: (row: Row) => string };

/** A key of several parts. Ids hold no space. */
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

/** Sorted by one figure or word after the other. */
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

/** Plain data as it is kept: nobody who has handed it in or taken it out can change it. */
export type Kept<Value = unknown> = string & { readonly value?: Value };
export const kept = <Value>(value: Value): Kept<Value> => JSON.stringify(value) as Kept<Value>;
export const taken = <Value>(text: Kept<Value>): Value => JSON.parse(text) as Value;
