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

export const deltaOf = (before: unknown, after: unknown): Delta => {
  if (before === after) return 0;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? listDelta(before, after) : [after];
  return Array.isArray(before) ? [after] : objectDelta(before as Fields, after as Fields);
};

const listDelta = (before: readonly unknown[], after: readonly unknown[]): Delta => {
  const items: [string, Delta][] = [];
  let replaced = 0;
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const delta = deltaOf(before[at], after[at]);
    if (delta === 0) continue;
    items.push([String(at), delta]);
    if (delta.length === 1) replaced++;
  }
  if (items.length === 0 && before.length === after.length) return 0;
  // Where most items are others, as when one was taken out at the front, the list itself is shorter.
  return 2 * replaced > after.length ? [after] : [Object.fromEntries(items), after.length, 0];
};

const objectDelta = (before: Fields, after: Fields): Delta => {
  const fields: [string, Delta][] = [];
  let kept = 0;
  for (const key in after) {
    const field = after[key];
    if (field === undefined) continue;
    const isKnown = before[key] !== undefined && Object.hasOwn(before, key);
    if (isKnown) kept++;
    if (isKnown && before[key] === field) continue;
    const delta: Delta = isKnown ? deltaOf(before[key], field) : [field];
    if (delta !== 0) fields.push([key, delta]);
  }
  const gone = goneFrom(before, after, kept);
  return fields.length === 0 && gone.length === 0 ? 0 : [Object.fromEntries(fields), gone];
};

const NOTHING_GONE: readonly string[] = [];

/** The fields that are there no more. `kept` is how many are there before and after: mostly all of them. */
const goneFrom = (before: Fields, after: Fields, kept: number): readonly string[] => {
  let count = 0;
  for (const key in before) if (before[key] !== undefined) count++;
  if (count === kept) return NOTHING_GONE;
  return Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
};

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
