/** Joins the parts of a line, leaving out empty ones. */
export const joined = (parts: readonly (string | undefined | false)[], separator = ', '): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(separator);

/** "3 Block"; empty where there is none. */
export const counted = (count: number, name: string): string => (count === 0 ? '' : `${count} ${name}`);

/** A heading with one line, or no section at all. */
export const lines = (...some: readonly (string | undefined | false)[]): string[] =>
  some.filter((line): line is string => typeof line === 'string' && line !== '');

/** Joins parts as sentences, each with its full stop. */
export const sentences = (parts: readonly (string | undefined | false)[]): string =>
  lines(...parts)
    .map((part) => (/[.!?…:)]$/.test(part) && !/\w\)$/.test(part) ? part : `${part}.`))
    .join(' ');
