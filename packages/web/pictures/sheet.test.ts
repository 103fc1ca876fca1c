import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '..');
/** A picture by its address. `url(#name)` is a part of the same drawing. */
const PICTURE = /url\((?!#)/;

test('pictures are images: as a background, WebKit draws one whole in a layer of its own', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:css|tsx?)$/.test(file) && !/node_modules|\.test\./.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  const backgrounds = files.flatMap((file) =>
    readFileSync(path.join(web, file), 'utf8')
      .split('\n')
      .filter((line) => PICTURE.test(line) && !line.includes('maskImage'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(backgrounds).toEqual([]);
});
