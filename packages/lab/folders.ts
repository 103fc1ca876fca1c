import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file as the person at the command line names it, wherever npm has moved the program to. */
export const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** Shown from the root of the repository, with forward slashes everywhere. */
export const fromRoot = (file: string): string => path.relative(ROOT, file).replaceAll(path.sep, '/');
