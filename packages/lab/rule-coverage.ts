/** Which rule of a rulebook is named by which tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '@three-spires/kernel';
import { fromRoot } from './folders.ts';

export type Rule = {
  readonly id: string;
  readonly title: string;
  /** The files whose tests name the rule. */
  readonly tests: readonly string[];
};

export type Coverage = { readonly rules: readonly Rule[]; readonly problems: readonly string[] };

const HEADING = /^## ([A-Z]+-\d+\.\d+) (.+)$/gm;
const RULE_ID = /\b[A-Z]{3,}-\d+\.\d+\b/g;

/** Compares the rulebook in a game's folder with the tests and scenarios there. */
export const coverRules = (folder: string): Coverage => {
  const titles = readRulebook(path.join(folder, 'rulebook'));
  const named = namedRules(folder);
  const rules = [...titles].map(([id, title]) => ({ id, title, tests: named.get(id) ?? [] }));
  return { rules, problems: [...untested(rules), ...unknownIds(titles, named)] };
};

const readRulebook = (folder: string): Map<string, string> => {
  const chapters = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  if (chapters.length === 0) throw new InputError(`${fromRoot(folder)} holds no rulebook`);
  const titles = new Map<string, string>();
  for (const chapter of chapters.sort()) {
    for (const [, id = '', title = ''] of readFileSync(path.join(folder, chapter), 'utf8').matchAll(
      HEADING,
    )) {
      if (titles.has(id)) throw new InputError(`rulebook/${chapter}: ${id} stands there twice`);
      titles.set(id, title);
    }
  }
  return titles;
};

const namedRules = (folder: string): Map<string, string[]> => {
  const named = new Map<string, string[]>();
  for (const file of filesIn(folder)) {
    for (const id of idsIn(file)) {
      const files = named.get(id) ?? [];
      if (!files.includes(fromRoot(file))) files.push(fromRoot(file));
      named.set(id, files);
    }
  }
  return named;
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .sort()
    .map((file) => path.join(folder, file));

const idsIn = (file: string): string[] => {
  if (/\.test\.tsx?$/.test(file)) return idsInTitles(readFileSync(file, 'utf8'));
  if (/[\\/]scenarios[\\/][^\\/]+\.json$/.test(file)) return idsInScenario(readFileSync(file, 'utf8'));
  return [];
};

/**
 * A title is a string that opens the arguments of a call and is followed by more, or that opens a row of a test
 * table. Ids in comments or in expectations do not count.
 */
const TITLE = /(?:\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,)|(?:\[\s*(['"`])((?:\\.|(?!\3)[^\\])*)\3)/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm;

export const idsInTitles = (source: string): string[] =>
  [...source.replace(COMMENTS, '').matchAll(TITLE)].flatMap(
    ([, , title, , row]) => (title ?? row ?? '').match(RULE_ID) ?? [],
  );

const idsInScenario = (source: string): string[] => {
  const { rules } = JSON.parse(source) as { rules?: unknown };
  return Array.isArray(rules) ? rules.map(String) : [];
};

const untested = (rules: readonly Rule[]): string[] =>
  rules.filter(({ tests }) => tests.length === 0).map(({ id, title }) => `${id} ${title}: no test names it`);

const unknownIds = (
  titles: ReadonlyMap<string, string>,
  named: ReadonlyMap<string, readonly string[]>,
): string[] =>
  [...named].flatMap(([id, files]) => (titles.has(id) ? [] : [`${files[0]} names ${id}, which is no rule`]));
