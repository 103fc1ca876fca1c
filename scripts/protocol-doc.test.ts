import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';
import { sourceFiles } from './source-files.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/protocol.md');

/** The sources of the protocol. */
const sources = sourceFiles(['.ts'])
  .filter((file) => /^packages\/(server|session|kernel)\//.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: read(file) }));
const protocol = sources
  .filter(({ file }) => file.startsWith('packages/session/protocol/'))
  .map(({ text }) => text)
  .join('\n');

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const section = (title: string): string => page.split(`# ${title}\n`)[1]?.split(/\n#+ /)[0] ?? '';
const rows = (title: string): string[] => all(section(title), /^\| `([^`]+)`/gm);

test('every message of the server is described', () => {
  const messages = protocol.split('export type ServerMessage')[1]?.split('\n// ')[0] ?? '';
  expect(rows('From the server').sort()).toEqual(all(messages, /readonly type: '(\w+)'/g).sort());
});

test('every route beside the calls is described', () => {
  const routes = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bapp\.(get|post|put|patch|delete)\(\s*'(\/(?:api|health|metrics)[^']*)'/g)].map(
      ([, method = '', route = '']) => `${method.toUpperCase()} ${route}`,
    ),
  );
  expect(rows('Beside the calls').sort()).toEqual(routes.sort());
});

test('every named body and answer exists', () => {
  const names = all(section('Beside the calls'), /`([A-Z]\w+)`/g);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !protocol.includes(`export type ${name}`))).toEqual([]);
});

test('every named error code exists', () => {
  const codes = all(section('Errors'), /`([a-z]+(?:-[a-z]+)*)`/g).filter(
    (code) => !['code', 'text', 'field', 'error'].includes(code),
  );
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !sources.some(({ text }) => text.includes(`'${code}'`)))).toEqual([]);
});

test('links between the pages work', () => {
  const pages = readdirSync(path.join(root, 'docs'));
  expect(all(page, /\]\(([\w-]+\.md)\)/g).filter((file) => !pages.includes(file))).toEqual([]);
});
