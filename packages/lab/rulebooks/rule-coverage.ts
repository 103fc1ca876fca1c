/** Finds the tests of each rule in a test run: a rule counts as covered only if a test that names it passed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '@three-spires/kernel';
import { fromRoot } from '../folders.ts';
import type { RanTest } from './test-report.ts';

export type Rule = {
  readonly id: string;
  readonly title: string;
  /** The files with a passed test that names the rule, and the scenarios that such a test played. */
  readonly tests: readonly string[];
};

export type Coverage = { readonly rules: readonly Rule[]; readonly problems: readonly string[] };

/** A test or a scenario that names rules. */
type Witness = { readonly file: string; readonly ids: readonly string[]; readonly passed: boolean };

const HEADING = /^## ([A-Z]+-\d+\.\d+) (.+)$/gm;
const RULE_ID = /\b[A-Z]{3,}-\d+\.\d+\b/g;

/** Compares the rulebook in a game's folder with that folder's tests in a run. */
export const coverRules = (folder: string, ran: readonly RanTest[]): Coverage => {
  const titles = readRulebook(path.join(folder, 'rulebook'));
  const own = ran.filter(({ file }) => isInside(folder, file));
  const witnesses = [...own.map(witnessOf), ...scenariosPlayed(path.join(folder, 'scenarios'), own)];
  const rules = [...titles].map(([id, title]) => ({ id, title, tests: passedFor(id, witnesses) }));
  return { rules, problems: [...unproven(rules, witnesses), ...unknownIds(titles, witnesses)] };
};

const isInside = (folder: string, file: string): boolean => !path.relative(folder, file).startsWith('..');

const readRulebook = (folder: string): Map<string, string> => {
  const chapters = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  if (chapters.length === 0) throw new InputError(`${fromRoot(folder)} has no rulebook`);
  const titles = new Map<string, string>();
  for (const chapter of chapters.sort()) {
    const text = readFileSync(path.join(folder, chapter), 'utf8');
    for (const [, id = '', title = ''] of text.matchAll(HEADING)) {
      if (titles.has(id)) throw new InputError(`rulebook/${chapter}: ${id} appears twice`);
      titles.set(id, title);
    }
  }
  return titles;
};

const witnessOf = ({ file, name, passed }: RanTest): Witness => ({
  file: fromRoot(file),
  ids: name.match(RULE_ID) ?? [],
  passed,
});

/** A test that plays a scenario names its file, or its title and rules. */
const scenariosPlayed = (folder: string, ran: readonly RanTest[]): Witness[] => {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return files.sort().map((file) => {
    const { title, rules } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      title?: unknown;
      rules?: unknown;
    };
    const plays = ({ name }: RanTest): boolean =>
      name.includes(file) || (typeof title === 'string' && name.includes(title));
    return {
      file: fromRoot(path.join(folder, file)),
      ids: Array.isArray(rules) ? rules.map(String) : [],
      passed: ran.some((test) => test.passed && plays(test)),
    };
  });
};

const passedFor = (id: string, witnesses: readonly Witness[]): string[] => [
  ...new Set(witnesses.filter(({ ids, passed }) => passed && ids.includes(id)).map(({ file }) => file)),
];

const unproven = (rules: readonly Rule[], witnesses: readonly Witness[]): string[] =>
  rules
    .filter(({ tests }) => tests.length === 0)
    .map(({ id, title }) => {
      const failed = witnesses.find(({ ids }) => ids.includes(id));
      const reason = failed === undefined ? 'no test names it' : `no test of it passed; see ${failed.file}`;
      return `${id} ${title}: ${reason}`;
    });

const unknownIds = (titles: ReadonlyMap<string, string>, witnesses: readonly Witness[]): string[] => {
  const unknown = witnesses.flatMap(({ file, ids }) =>
    ids.filter((id) => !titles.has(id)).map((id) => `${file} names ${id}, which is no rule`),
  );
  return [...new Set(unknown)];
};
