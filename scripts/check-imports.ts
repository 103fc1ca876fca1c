import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { root } from './install.mjs';
import { sourceFiles } from './source-files.ts';

/** Which packages of ours a package may import. A game never sees another game, and a table sees none. */
const games = ['slay-the-spire', 'mystic-spires', 'stygian-society'];
const below = ['kernel', ...games, 'table', 'bots'];
const mayImport: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ...Object.fromEntries(games.map((game) => [game, ['kernel']])),
  bots: ['kernel', ...games],
  table: ['kernel'],
  session: ['kernel', 'table', 'bots'],
  server: [...below, 'session'],
  web: [...below, 'session/protocol'],
  lab: below,
};

/** The folders of the browser in which each game has its table. */
const tables = ['spire', 'mystic', 'stygian'];
const tableOf = (file: string): string | undefined =>
  tables.find((table) => file.startsWith(`packages/web/${table}/`));

/** What the rules, the table and the bots must not touch, so that they run anywhere and always alike. */
const impurities: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /\bMath\.random\b/, what: 'Math.random (draw through the kernel)' },
  { pattern: /\bnew Date\b|\bDate\.|\bDate\(/, what: 'the clock (Date)' },
  { pattern: /\bperformance\.|\b(set|clear)(Timeout|Interval|Immediate)\b/, what: 'the clock' },
  { pattern: /\b(requestAnimationFrame|queueMicrotask)\(/, what: 'the event loop' },
  { pattern: /(?<![-.\w])(document|window|navigator|localStorage|sessionStorage)\s*[.[(]/, what: 'the DOM' },
  { pattern: /(?<![.\w])process\.|\bBuffer\.|\b__dirname\b/, what: 'Node globals' },
  { pattern: /(?<![.\w])fetch\(|\bnew (WebSocket|Worker|XMLHttpRequest)\b/, what: 'the network or workers' },
  { pattern: /\bcrypto\.(getRandomValues|randomUUID|subtle)\b/, what: 'platform randomness' },
];

const importPattern =
  /(?:^|[;}\s])(?:import|export)\s+(type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

type Import = { readonly target: string; readonly typeOnly: boolean };

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const packageOf = (file: string): string | undefined => /^packages\/([^/]+)\//.exec(file)?.[1];

/** Comments go, so that prose may name what code may not; strings stay, since imports live in them. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
}

export function importsOf(code: string): Import[] {
  return [...code.matchAll(importPattern)].map((match) => ({
    target: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
  }));
}

/** The file of ours an import means, or undefined for anything from outside. */
function resolve(file: string, target: string): string | undefined {
  const name = target.replace(/\?.*$/, '');
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  const own = /^@three-spires\/([^/]+)(?:\/(.+))?$/.exec(name);
  if (own === null) return undefined;
  return `packages/${own[1]}/${(own[2] ?? 'index').replace(/(\.ts)?$/, '.ts')}`;
}

/** What is wrong with one import of a file, or undefined. */
export function judgeImport(file: string, target: string): string | undefined {
  const owner = packageOf(file);
  if (/(^|\/)shared\//.test(target)) return `imports ${target}: nothing may come from a shared/ folder`;
  const resolved = resolve(file, target);
  if (owner === undefined) return undefined;
  if (resolved === undefined) {
    const builtin = target.startsWith('node:') || builtinModules.includes(target);
    // Tests may read fixtures; the code under test may not.
    const pure = below.includes(owner) && !isTest(file);
    return builtin && pure ? `imports ${target}: ${owner} must not depend on Node` : undefined;
  }
  const other = packageOf(resolved);
  if (target.startsWith('.') && /\.test\.tsx?$/.test(resolved)) return `imports the test ${target}`;
  if (other === owner) {
    if (!target.startsWith('.')) return `imports its own package by name (${target}); use a relative path`;
    const [from, to] = [tableOf(file), tableOf(resolved)];
    if (from !== undefined && to !== undefined && from !== to)
      return `imports ${target}: what two tables need belongs in table/`;
    return existsSync(path.join(root, resolved)) ? undefined : `imports ${target}, which does not exist`;
  }
  if (target.startsWith('.')) return `reaches out of its package with ${target}; import the package by name`;
  // Any game will do to try a table with.
  const allowed = [...(mayImport[owner] ?? []), ...(owner === 'table' && isTest(file) ? games : [])];
  const asWritten = target.replace('@three-spires/', '');
  if (!allowed.includes(asWritten) && !allowed.includes(other ?? ''))
    return `imports ${target}: ${owner} may not know it`;
  return undefined;
}

/** A shortest way back to where it began, for each group of files that import each other at run time. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const visit = (file: string): void => {
    state.set(file, 'open');
    trail.push(file);
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open') found.push([...trail.slice(trail.indexOf(next)), next].join(' → '));
      else if (!state.has(next)) visit(next);
    }
    trail.pop();
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return found;
}

/** What a pure file touches all the same, each with the line that does it. */
export function impuritiesOf(source: string): string[] {
  const lines = withoutComments(source).split('\n');
  return impurities.flatMap(({ pattern, what }) => {
    const line = lines.find((text) => pattern.test(text));
    return line === undefined ? [] : [`${what}: ${line.trim()}`];
  });
}

/** Import directions, purity below server and web, and import cycles. */
export function checkImports(): { problems: string[]; note: string } {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  const files = sourceFiles(['.ts', '.tsx', '.mjs']);
  for (const file of files) {
    const code = withoutComments(readFileSync(path.join(root, file), 'utf8'));
    const imports = importsOf(code);
    for (const { target } of imports) {
      const problem = judgeImport(file, target);
      if (problem !== undefined) problems.push(`${file} ${problem}`);
    }
    const runtime = imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => resolve(file, target));
    graph.set(
      file,
      runtime.filter((target) => target !== undefined),
    );
    if (below.includes(packageOf(file) ?? '') && !isTest(file)) {
      for (const what of impuritiesOf(code)) problems.push(`${file} uses ${what}`);
    }
  }
  for (const cycle of cycles(graph)) problems.push(`import cycle: ${cycle}`);
  return { problems, note: `${files.length} files` };
}
