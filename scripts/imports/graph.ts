/** The imports of the repository, read by oxc's parser and resolved as Node resolves them. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

export type Import = {
  /** The importing file, from the root, with forward slashes. */
  readonly from: string;
  /** What is written between the quotes. */
  readonly target: string;
  readonly to:
    | { readonly kind: 'ours'; readonly file: string }
    | { readonly kind: 'outside'; readonly file: string }
    | { readonly kind: 'builtin' | 'library' | 'missing' };
};

const resolver = new ResolverFactory({
  conditionNames: ['import', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
});

const isOurs = (target: string): boolean => /^[./]|^@three-spires\//.test(target);

/** Everything a source imports or exports again, types included. */
export function targetsIn(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^(['"`])([^$]*)\1$/.exec(source.slice(start, end));
      return literal?.[2] ?? [];
    }),
  ];
}

function resolve(root: string, from: string, target: string): Import['to'] {
  if (isBuiltin(target)) return { kind: 'builtin' };
  if (!isOurs(target)) return { kind: 'library' };
  const request = target.replace(/\?.*$/, '');
  const found = resolver.sync(path.dirname(path.join(root, from)), request).path;
  if (found === undefined) return { kind: 'missing' };
  const file = path.relative(root, found).split(path.sep).join('/');
  return { kind: file.startsWith('..') ? 'outside' : 'ours', file };
}

export function readImports(root: string, files: readonly string[]): Import[] {
  return files.flatMap((from) =>
    [...new Set(targetsIn(from, readFileSync(path.join(root, from), 'utf8')))].map((target) => ({
      from,
      target,
      to: resolve(root, from, target),
    })),
  );
}
