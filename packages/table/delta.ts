/**
 * What has changed from one JSON value to the next. 0: nothing. `[value]`: put this in its place. `[fields, gone]`: an
 * object of which these fields have changed and those are gone. `[items, length, 0]`: a list of which these items have
 * changed, and which is this long now.
 */
export type Delta =
  | 0
  | readonly [unknown]
  | readonly [Readonly<Record<string, Delta>>, readonly string[]]
  | readonly [Readonly<Record<string, Delta>>, number, 0];

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const deltaOf = (before: unknown, after: unknown): Delta => {
  if (before === after) return 0;
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after);
  if (isObject(before) && isObject(after)) return objectDelta(before, after);
  return [after];
};

const listDelta = (before: readonly unknown[], after: readonly unknown[]): Delta => {
  const items = changesOf(after.map((item, at) => [String(at), deltaOf(before[at], item)]));
  if (Object.keys(items).length === 0 && before.length === after.length) return 0;
  return [items, after.length, 0];
};

const objectDelta = (before: Fields, after: Fields): Delta => {
  const now = Object.entries(after).filter(([, field]) => field !== undefined);
  const fields = changesOf(
    now.map(([key, field]) => [key, Object.hasOwn(before, key) ? deltaOf(before[key], field) : [field]]),
  );
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
  return Object.keys(fields).length === 0 && gone.length === 0 ? 0 : [fields, gone];
};

const changesOf = (deltas: readonly (readonly [string, Delta])[]): Record<string, Delta> =>
  Object.fromEntries(deltas.filter(([, delta]) => delta !== 0));

/** The value after a change. What has not changed is shared with the value before. */
export const applyDelta = (before: unknown, delta: Delta): unknown => {
  if (delta === 0) return before;
  if (delta.length === 1) return delta[0];
  if (delta.length === 3) {
    const list = (before as readonly unknown[]).slice(0, delta[1]);
    for (const [at, item] of Object.entries(delta[0])) list[Number(at)] = applyDelta(list[Number(at)], item);
    return list;
  }
  const [fields, gone] = delta;
  const kept = Object.entries(before as Fields).filter(([key]) => !gone.includes(key));
  const changed = Object.entries(fields).map(([key, field]) => [
    key,
    applyDelta((before as Fields)[key], field),
  ]);
  return Object.fromEntries([...kept, ...changed]);
};
