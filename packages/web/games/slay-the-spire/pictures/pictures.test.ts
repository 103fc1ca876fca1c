import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT } from '@three-spires/slay-the-spire/library';
import { expect, test } from 'vitest';

/** The bundler builds the icons in, so the test reads the sources of the lists. */
const lists = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('-pictures.ts'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

test('pictures exist for every card, enemy and item', () => {
  const missing = CONTENT.filter(
    ({ name }) =>
      ![`  ${name}: `, `  '${name}': `, `  "${name}": `].some((key) => lists.includes(`\n${key}`)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});
