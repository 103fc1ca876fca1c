import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { sourceFiles } from './source-files.ts';

/** Files by their paths from the root. */
type Sources = Readonly<Record<string, string>>;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const fileAt = (from: string, target: string): string => path.posix.join(path.posix.dirname(from), target);

/** What stands before an opening brace: selectors and conditions, without classes of other files. */
const classesIn = (css: string): Set<string> => {
  const plain = withoutComments(css)
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/"[^"]*"/g, '');
  const heads = [...plain.matchAll(/([^{};]*)\{/g)].map(([, head = '']) => head);
  return new Set([...heads.join(' ').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
};

/** Classes of CSS modules that no component and no other class uses, as `file class`. */
export function unusedClasses(sources: Sources): string[] {
  const used = new Set<string>();
  const any = new Set<string>();
  for (const [file, text] of Object.entries(sources)) {
    if (file.endsWith('.css')) {
      for (const [, names = '', from] of text.matchAll(/composes:\s*([\w\s-]+?)(?:\s+from\s+"([^"]+)")?;/g))
        for (const name of names.split(/\s+/))
          used.add(`${from === undefined ? file : fileAt(file, from)} ${name}`);
      continue;
    }
    for (const [, styles, from = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = fileAt(file, from);
      for (const [, name] of text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')))
        used.add(`${sheet} ${name}`);
      // A class chosen by its name while the page runs may be any of them.
      if (text.includes(`${styles}[`)) any.add(sheet);
    }
  }
  return Object.entries(sources)
    .filter(([file]) => file.endsWith('.module.css') && !any.has(file))
    .flatMap(([file, css]) => [...classesIn(css)].map((name) => `${file} ${name}`))
    .filter((each) => !used.has(each));
}

/** Where a sentence stands under its key. */
const WORDS = /^packages\/(?:web\/games\/[^/]+\/words\/(?!say)[^/]+|[^/]+\/text\/en(?:-[^/]+|\/[^/]+)?)\.ts$/;

/** The sentences of a game's words, beside their records. */
const TABLES = /^export const \w+English = \{\n[\s\S]*?^\} as const satisfies Messages;$/gm;

/** The sentences of a file, and the rest of it. */
const parted = (file: string, text: string): { readonly sentences: string; readonly rest: string } =>
  WORDS.test(file)
    ? { sentences: text, rest: '' }
    : { sentences: (text.match(TABLES) ?? []).join('\n'), rest: text.replace(TABLES, '') };

/** Each kind of quote by itself, because one stands inside the other; strings of code end on their line. */
const stringsIn = (code: string): string[] =>
  [/'((?:[^'\\\n]|\\.)*)'/g, /"([^"\n]*)"/g, /`([^`$\n]*)`/g].flatMap((quoted) =>
    [...code.matchAll(quoted)].map(([, text = '']) => text),
  );

const ANY = '.+';

/** Keys that are put together, such as `level.${each}`, as expressions. */
const patternsIn = (code: string): RegExp[] =>
  [...code.matchAll(/`([\w.:-]*(?:\$\{(?:[^{}`]|\{[^{}]*\})*\}[\w.:-]*)+)`/g)]
    .map(([, template = '']) => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
    .filter((parts) => /\w\w/.test(parts.join(' ')))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/\./g, '\\.')).join(ANY)}$`));

/** Keys of sentences that no code of their package names or puts together, as `file key`. */
export function unusedWords(sources: Sources): string[] {
  const code = Object.entries(sources)
    .filter(([file]) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(([file, text]) => ({ file, ...parted(file, text) }));
  const packageOf = (file: string): string => file.split('/')[1] ?? '';
  const texts = new Map<string, string>();
  for (const { file, rest } of code)
    texts.set(packageOf(file), `${texts.get(packageOf(file)) ?? ''}\n${withoutComments(rest)}`);
  const known = new Map(
    [...texts].map(([name, text]) => [
      name,
      { strings: new Set(stringsIn(text)), patterns: patternsIn(text) },
    ]),
  );
  return code.flatMap(({ file, sentences }) => {
    const { strings, patterns } = known.get(packageOf(file)) ?? { strings: new Set(), patterns: [] };
    return [...sentences.matchAll(/^ {2}(?:'([^'\n]+)'|(\w+)):/gm)]
      .map(([, quoted, bare]) => quoted ?? bare ?? '')
      .filter((key) => !strings.has(key) && !patterns.some((pattern) => pattern.test(key)))
      .map((key) => `${file} ${key}`);
  });
}

/** What is left over of a page that has changed: nothing else misses it. */
export function checkUnused(): { problems: string[]; note: string } {
  const sources = Object.fromEntries(
    sourceFiles(['.css', '.ts', '.tsx']).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  const unused = [...unusedClasses(sources), ...unusedWords(sources)];
  return {
    problems: unused.map((each) => `${each.replace(' ', ' has ')}, which is used nowhere.`),
    note: `in ${Object.keys(sources).length} files`,
  };
}
