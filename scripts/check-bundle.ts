import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './install.mjs';

/** The most that a browser may load before it shows the front page, all doors with it, in kB after brotli. */
const firstLimits = { scripts: 130, styles: 13 } as const;
/** The most that the table of a game may load: scripts in kB after brotli, and requests of all kinds. */
const scriptLimitKb = 345;
const requestLimit = 25;
/** Scripts and styles that a table begins with: each waits for the slowest of them. */
const beginningLimit = 10;
/** Of a table, besides scripts, styles and pictures: the page, its icon, two fonts, who you are, and the socket. */
const otherRequests = 6;
/** The most that all pictures together may weigh, and the picture of one card. They come lazily, one by one. */
const picturesLimitKb = 14_000;
const cardLimitKb = 25;

/** Code that only the tower of The Stygian Society needs, recognised by a string in it. */
const heavy = [
  { what: 'the physics', sign: 'rawrigidbodyset_new' },
  { what: 'WebAssembly', sign: 'AGFzbQ' },
  { what: 'three.js', sign: 'WebGLRenderer' },
] as const;

type Result = { readonly ok: boolean; readonly note: string };

const web = path.join(root, 'dist/web');

/** As a release compresses it: the copies beside the files are made in haste (build.mjs). */
const packedSizes = new Map<string, number>();
const packedSize = (file: string): number => {
  const known = packedSizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(path.join(web, file))).length;
  packedSizes.set(file, size);
  return size;
};

const kbOf = (files: readonly string[]): number =>
  Math.round(files.reduce((sum, file) => sum + packedSize(file), 0) / 1024);

/** Scripts and styles that the page names. */
const firstFiles = (): string[] => {
  const html = readFileSync(path.join(web, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/?([^":]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
};

function checkFirst(files: readonly string[]): Result {
  const texts = files.map((file) => readFileSync(path.join(web, file), 'utf8'));
  const loaded = heavy.filter(({ sign }) => texts.some((text) => text.includes(sign)));
  if (loaded.length > 0)
    return { ok: false, note: `the first load holds ${loaded.map(({ what }) => what).join(', ')}` };
  const isScript = (file: string): boolean => file.endsWith('.js');
  const scripts = kbOf(files.filter(isScript));
  const styles = kbOf(files.filter((file) => !isScript(file)));
  return {
    ok: scripts <= firstLimits.scripts && styles <= firstLimits.styles,
    note: `front page ${scripts} kB of scripts (at most ${firstLimits.scripts}), ${styles} kB of styles (${firstLimits.styles})`,
  };
}

type TableFiles = { readonly first: readonly string[]; readonly later: readonly string[] };

function checkTable(game: string, { first, later }: TableFiles): Result {
  const files = [...first, ...later];
  const kb = kbOf(files.filter((file) => file.endsWith('.js')));
  const requests = files.length + otherRequests;
  return {
    ok: kb <= scriptLimitKb && requests <= requestLimit && first.length <= beginningLimit,
    note: `${game} ${kb} kB of scripts, begins with ${first.length} files, ${requests} requests`,
  };
}

/** The pictures as they are shipped, in bytes by their paths. */
function pictureSizes(): Map<string, number> {
  const folder = path.join(web, 'pictures');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.avif'))
      .map((file) => [file, statSync(path.join(folder, file)).size]),
  );
}

function checkPictures(): Result {
  const sizes = pictureSizes();
  const kb = Math.round([...sizes.values()].reduce((sum, each) => sum + each, 0) / 1000);
  const cards = [...sizes].filter(([file]) => /[\\/](card|skill|treasure)[\\/]/.test(file));
  const [largest, bytes] = cards.sort(([, one], [, other]) => other - one)[0] ?? ['none', 0];
  const cardKb = Math.ceil(bytes / 100) / 10;
  return {
    ok: kb <= picturesLimitKb && cardKb <= cardLimitKb,
    note: `${sizes.size} pictures ${kb} kB of at most ${picturesLimitKb}, the largest of a card ${cardKb} kB of at most ${cardLimitKb} (${largest})`,
  };
}

/** Measures the built page and the table of each game, from the lists of the build. Nothing is timed. */
export function checkBundle(): Result {
  const first = firstFiles();
  const tables = JSON.parse(readFileSync(path.join(web, 'table-files.json'), 'utf8')) as Record<
    string,
    TableFiles
  >;
  const results = [
    checkFirst(first),
    checkPictures(),
    ...Object.entries(tables).map(([game, files]) => checkTable(game, files)),
  ];
  return {
    ok: results.every(({ ok }) => ok),
    note: `${results.map(({ note }) => note).join('; ')} (tables: at most ${scriptLimitKb} kB, ${beginningLimit} files, ${requestLimit} requests)`,
  };
}
