/** JSON with the keys of every object in order, so that equal data gives equal text. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    fields.sort(([left], [right]) => (left < right ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
  }
  return JSON.stringify(value);
};

/** A 64-bit fingerprint of plain data, as 16 hexadecimal digits: for versions and comparisons, not secrets. */
export const fingerprint = (value: unknown): string => {
  const text = canonicalJson(value);
  let low = 0x9e3779b9;
  let high = 0x85ebca6b;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (low >>> 15);
  }
  const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
  return hex(high ^ (high >>> 13)) + hex(low ^ (low >>> 16));
};
