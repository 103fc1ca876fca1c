/**
 * Rebuilds the new value from parts of the old one wherever they are equal. A picture arrives whole over the
 * socket. Unchanged parts keep their identity, so only changed figures re-render.
 */
export const reuse = <Value>(before: unknown, after: Value): Value => {
  if (Object.is(before, after)) return after;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const kept = reuse(old[key], fresh[key]);
    if (!(key in old) || !Object.is(kept, old[key])) same = false;
    fresh[key] = kept;
  }
  return same ? (before as Value) : after;
};
