import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './install.mjs';

/** The most that a browser may load before it shows anything, in kB after brotli. */
const firstLimitKb = 120;
/** The most that the table of a game may load: scripts in kB after brotli, and requests of all kinds. */
const scriptLimitKb = 350;
const requestLimit = 25;
/** Of a table, besides scripts, styles and pictures: the page, its icon, two fonts, who you are, and the socket. */
const otherRequests = 6;

/** Code that only the tower of The Stygian Society needs, recognised by a string in it. */
const heavy = [
  { what: 'the physics', sign: 'rawrigidbodyset_new' },
  { what: 'WebAssembly', sign: 'AGFzbQ' },
  { what: 'three.js', sign: 'WebGLRenderer' },
] as const;

type Result = { readonly ok: boolean; readonly note: string };

const web = path.join(root, 'dist/web');

const kbOf = (files: readonly string[]): number => {
  const bytes = files.map((file) => {
    const packed = path.join(web, `${file}.br`);
    return existsSync(packed)
      ? readFileSync(packed).length
      : brotliCompressSync(readFileSync(path.join(web, file))).length;
  });
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1024);
};

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
  const kb = kbOf(files);
  return { ok: kb <= firstLimitKb, note: `first load ${kb} kB of at most ${firstLimitKb}` };
}

/** Every sheet of pictures that a game has, as if all were on the table at once. */
const sheetsOf = (game: string): number =>
  readdirSync(path.join(root, 'packages/web/games', game, 'pictures')).filter((file) =>
    file.endsWith('-pictures.ts'),
  ).length;

function checkTable(game: string, files: readonly string[]): Result {
  const kb = kbOf(files.filter((file) => file.endsWith('.js')));
  const requests = files.length + sheetsOf(game) + otherRequests;
  return {
    ok: kb <= scriptLimitKb && requests <= requestLimit,
    note: `${game} ${kb} kB of scripts, ${requests} requests`,
  };
}

/** Measures the built page and the table of each game, from the lists of the build. Nothing is timed. */
export function checkBundle(): Result {
  const first = firstFiles();
  const tables = JSON.parse(readFileSync(path.join(web, 'table-files.json'), 'utf8')) as Record<
    string,
    { readonly first: readonly string[]; readonly later: readonly string[] }
  >;
  const results = [
    checkFirst(first),
    ...Object.entries(tables).map(([game, files]) => checkTable(game, [...files.first, ...files.later])),
  ];
  return {
    ok: results.every(({ ok }) => ok),
    note: `${results.map(({ note }) => note).join('; ')} (tables: at most ${scriptLimitKb} kB, ${requestLimit} requests)`,
  };
}
