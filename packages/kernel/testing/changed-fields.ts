/** For tests: the fields that the record of each event says it changes; `keepers.hp` is a field of items in a list. */
import type { EventRecords } from '../event-record.ts';

const namesIn = (changes: object, before = ''): readonly string[] =>
  Object.entries(changes).flatMap(([name, change]: [string, unknown]) =>
    typeof change === 'object' && change !== null && 'change' in change
      ? namesIn(change.change as object, `${before}${name}.`)
      : [before + name],
  );

export const changedFields = (records: EventRecords): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(records).map(([type, { changes = {} }]) => [type, namesIn(changes)]));

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

type Fields = Readonly<Record<string, unknown>>;

const areItems = (list: unknown): list is readonly Fields[] =>
  Array.isArray(list) && list.every((item) => typeof item === 'object' && item !== null);

const differing = (one: Fields, other: Fields): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => !isEqual(one[field], other[field]),
  );

/** The fields in which two views differ: `phase`, `keepers.hp`, or `things` if items have come or gone. */
export const differences = (one: object, other: object): readonly string[] => {
  const [before, after] = [one as Fields, other as Fields];
  return differing(before, after).flatMap((field) => {
    const [items, others] = [before[field], after[field]];
    if (!areItems(items) || !areItems(others) || items.length !== others.length) return [field];
    const inside = items.flatMap((item, at) => differing(item, others[at] ?? {}));
    return [...new Set(inside)].map((name) => `${field}.${name}`);
  });
};

/** Whether one of the names is this field, or the list that it is in. */
export const isNamed = (field: string, names: readonly string[]): boolean =>
  names.includes(field) || names.includes(field.split('.')[0] ?? '');
