// Every file and folder that a paper names exists: links, and paths in backticks.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'data', '.git']);
/** Tells what was; files may have gone since. */
const HISTORY = 'CHANGELOG.md';

/** What a build or a run makes, and patterns for several files. */
const MADE = /^(dist|data|node_modules|screenshots|backups)\/|[<>*…{}]|NN-/;
/** A path has a folder and ends in a file or a slash; other words in backticks are code. */
const PATH = /^(?:[\w.@-]+\/)+(?:[\w-]+\.[\w.]*\w)?$/;
const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
const CODE = /`([^`\n]+)`/g;

/** Files, and folders with a slash at their end. */
const pathsBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [name];
    return SKIPPED.has(entry.name) ? [] : [`${name}/`, ...pathsBelow(name)];
  });

/** A paper of a package names what is in it from any folder of it, and what is elsewhere from the packages. */
const isKnown = (paths: readonly string[], paper: string, named: string): boolean => {
  if (named.startsWith('..')) return paths.includes(path.posix.join(path.posix.dirname(paper), named));
  const own = /^packages\/[^/]+\//.exec(paper)?.[0] ?? '';
  return paths.some(
    (known) =>
      known === named ||
      known === `packages/${named}` ||
      (known.startsWith(own) && known.endsWith(`/${named}`)),
  );
};

/** What a paper names and nobody can find, as file:line. */
export const judgePaper = (paper: string, text: string, paths: readonly string[]): string[] => {
  const all = new Set(paths);
  const isLinked = (target: string): boolean => {
    const file = path.posix.join(path.posix.dirname(paper), target);
    return all.has(file) || all.has(`${file}/`);
  };
  return text.split('\n').flatMap((line, at) => {
    const links = [...line.matchAll(LINK)].map(([, target]) => target as string);
    const named = [...line.matchAll(CODE)].map(([, code]) => code as string);
    const lost = [
      ...links.filter((target) => !/^[a-z]+:/.test(target) && !isLinked(target)),
      ...named.filter((code) => PATH.test(code) && !MADE.test(code) && !isKnown(paths, paper, code)),
    ];
    return lost.map((name) => `${paper}:${at + 1} names ${name}, which does not exist`);
  });
};

export function checkPapers(): { problems: string[]; note: string } {
  const paths = pathsBelow('.');
  const papers = paths.filter((file) => file.endsWith('.md') && file !== HISTORY);
  const problems = papers.flatMap((paper) =>
    judgePaper(paper, readFileSync(path.join(root, paper), 'utf8'), paths),
  );
  return { problems, note: `${papers.length} papers` };
}
