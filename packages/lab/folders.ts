import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Resolves a path against the folder where npm was called, because npm runs scripts in the root. */
export const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** The path relative to the root of the repository, with forward slashes on every system. */
export const fromRoot = (file: string): string => path.relative(ROOT, file).replaceAll(path.sep, '/');
