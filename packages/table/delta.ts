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

/**
 * A cache of computed deltas, keyed by the later value. Pictures for different people share most of their
 * parts.
 */
export type KnownDeltas = Map<object, { readonly before: object; readonly delta: Delta }>;

/**
 * The depth down to which parts of a picture are looked up in the cache: the fields of a view, and their
 * items. Deeper parts are faster to compare than to look up.
 */
const SHARED_DEPTH = 5;

export const deltaOf = (before: unknown, after: unknown, known?: KnownDeltas, depth = 0): Delta => {
  if (before === after) return 0;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after];
  if (known === undefined || depth > SHARED_DEPTH) return partsDelta(before, after, undefined, depth);
  const found = known.get(after);
  if (found?.before === before) return found.delta;
  const delta = partsDelta(before, after, known, depth);
  known.set(after, { before, delta });
  return delta;
};

const partsDelta = (before: object, after: object, known: KnownDeltas | undefined, depth: number): Delta => {
  if (Array.isArray(after)) return Array.isArray(before) ? listDelta(before, after, known, depth) : [after];
  return Array.isArray(before) ? [after] : objectDelta(before as Fields, after as Fields, known, depth);
};

const listDelta = (
  before: readonly unknown[],
  after: readonly unknown[],
  known: KnownDeltas | undefined,
  depth: number,
): Delta => {
  let items: Record<string, Delta> | undefined;
  let replaced = 0;
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const delta = deltaOf(before[at], after[at], known, depth + 1);
    if (delta === 0) continue;
    items ??= {};
    items[at] = delta;
    if (delta.length === 1) replaced++;
  }
  if (items === undefined && before.length === after.length) return 0;
  // If most items have changed, as after removing one at the front, sending the whole list is shorter.
  return 2 * replaced > after.length ? [after] : [items ?? {}, after.length, 0];
};

/**
 * Usually an object has the same fields in the same order as before: then values are compared by position.
 */
const objectDelta = (before: Fields, after: Fields, known: KnownDeltas | undefined, depth: number): Delta => {
  const keys = Object.keys(after);
  if (!isSameList(Object.keys(before), keys)) return fieldsDelta(before, after, known, depth);
  const old = Object.values(before);
  const values = Object.values(after);
  let fields: [string, Delta][] | undefined;
  for (let at = 0; at < keys.length; at++) {
    if (old[at] === values[at]) continue;
    // JSON omits undefined fields.
    if (old[at] === undefined || values[at] === undefined) return fieldsDelta(before, after, known, depth);
    const delta = deltaOf(old[at], values[at], known, depth + 1);
    if (delta === 0) continue;
    fields ??= [];
    fields.push([keys[at] as string, delta]);
  }
  return fields === undefined ? 0 : [Object.fromEntries(fields), NOTHING_GONE];
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean => {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
};

const NOTHING_GONE: readonly string[] = [];

/** The same for objects whose fields have changed. */
const fieldsDelta = (before: Fields, after: Fields, known: KnownDeltas | undefined, depth: number): Delta => {
  const fields: [string, Delta][] = [];
  for (const key of Object.keys(after)) {
    const field = after[key];
    if (field === undefined) continue;
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    const delta: Delta = old === undefined ? [field] : deltaOf(old, field, known, depth + 1);
    if (delta !== 0) fields.push([key, delta]);
  }
  const isThere = (key: string): boolean => Object.hasOwn(after, key) && after[key] !== undefined;
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && !isThere(key));
  return fields.length > 0 || gone.length > 0 ? [Object.fromEntries(fields), gone] : 0;
};

/** The value after applying a delta. Unchanged parts are shared with the previous value. */
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
