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

/** Classes of CSS modules that are defined and not used, or used and not defined. */
export function unmatchedClasses(sources: Sources): string[] {
  const used = new Map<string, string>();
  const any = new Set<string>();
  for (const [file, text] of Object.entries(sources)) {
    if (file.endsWith('.css')) {
      for (const [, names = '', from] of text.matchAll(/composes:\s*([\w\s-]+?)(?:\s+from\s+"([^"]+)")?;/g))
        for (const name of names.split(/\s+/))
          used.set(`${from === undefined ? file : fileAt(file, from)} ${name}`, file);
      continue;
    }
    if (file.includes('.test.')) continue;
    for (const [, styles, from = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = fileAt(file, from);
      for (const [, name] of text.matchAll(new RegExp(`\\b${styles}\\.(?!module\\.css)(\\w+)`, 'g')))
        used.set(`${sheet} ${name}`, file);
      // A class chosen by its name while the page runs may be any of them.
      if (text.includes(`${styles}[`)) any.add(sheet);
    }
  }
  const defined = new Set(
    Object.entries(sources)
      .filter(([file]) => file.endsWith('.module.css'))
      .flatMap(([file, css]) => [...classesIn(css)].map((name) => `${file} ${name}`)),
  );
  return [
    ...[...defined]
      .filter((each) => !used.has(each) && !any.has(each.split(' ')[0] ?? ''))
      .map((each) => `${each.replace(' ', ' has ')}, which is used nowhere.`),
    ...[...used]
      .filter(([each]) => !defined.has(each))
      .map(
        ([each, file]) => `${file} uses ${each.split(' ')[1]} of ${each.split(' ')[0]}, which is not there.`,
      ),
  ];
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

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where a `data-` name stands when an element gets it: an attribute, a property, or a method that sets it. */
const SET =
  /(?<=[\s{])data-([a-z-]+)(?=[\s=/>])|'data-([a-z-]+)':|(?:set|toggle)Attribute\('data-([a-z-]+)'/g;

const namesIn = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, ...names]) => names.find((name) => name !== undefined) ?? '');

/** `data-` names that are set but read by nobody, or read but never set: styles, pages and tests name them freely. */
export function unmatchedData(sources: Sources): string[] {
  const set = new Map<string, string>();
  const read = new Map<string, string>();
  for (const [file, text] of Object.entries(sources)) {
    if (!/^(?:packages\/web|e2e|scripts)\//.test(file) || file.startsWith('scripts/check-')) continue;
    const plain = withoutComments(text);
    const isStyle = file.endsWith('.css');
    for (const name of isStyle ? [] : namesIn(SET, plain)) set.set(name, file);
    for (const name of namesIn(/dataset\.(\w+) = /g, plain)) set.set(kebab(name), file);
    for (const name of namesIn(/(?<![\w-])data-([a-z-]+)/g, isStyle ? plain : plain.replace(SET, '')))
      read.set(name, file);
    for (const name of namesIn(/dataset\.(\w+)\b(?! =)/g, plain)) read.set(kebab(name), file);
    for (const [, names = ''] of plain.matchAll(/\{([^{}]*)\} = [\w.]*\.dataset/g))
      for (const name of names.match(/(?<=^ |, )\w+/g) ?? []) read.set(kebab(name), file);
  }
  return [
    ...[...set]
      .filter(([name]) => !read.has(name))
      .map(([name, file]) => `${file} sets data-${name}, which nobody reads.`),
    ...[...read]
      .filter(([name]) => !set.has(name))
      .map(([name, file]) => `${file} reads data-${name}, which nobody sets.`),
  ];
}

/** What is left over of a page that has changed: nothing else misses it. */
export function checkUnused(): { problems: string[]; note: string } {
  const sources = Object.fromEntries(
    sourceFiles(['.css', '.ts', '.tsx']).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  return {
    problems: [
      ...unmatchedClasses(sources),
      ...unusedWords(sources).map((each) => `${each.replace(' ', ' has ')}, which is used nowhere.`),
      ...unmatchedData(sources),
    ],
    note: `in ${Object.keys(sources).length} files`,
  };
}
