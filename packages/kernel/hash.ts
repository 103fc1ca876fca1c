/** JSON with sorted keys, so that equal data gives equal text. */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // Plain loops for speed: whole states are serialised like this whenever a table is stored or loaded.
  let text = '';
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++)
      text += (at === 0 ? '' : ',') + (value[at] === undefined ? '' : canonicalJson(value[at]));
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const field: unknown = (value as Readonly<Record<string, unknown>>)[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
};

const numberText = (value: number): string => (Number.isFinite(value) ? `${value}` : 'null');

const PLAIN = /^\w*$/;

const quoted = (key: string): string => (PLAIN.test(key) ? `"${key}"` : JSON.stringify(key));

/**
 * A 64-bit fingerprint of plain data as 16 hexadecimal digits, for versions and comparisons, not for secrets.
 */
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
