import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

/** What a browser loads before it shows anything, as sent over the wire. */
const limitKb = 200;

/** Measures the built page's first load: the scripts and styles its HTML names. */
export function checkBundle(): { ok: boolean; note: string } {
  const web = path.join(root, 'dist/web');
  const html = readFileSync(path.join(web, 'index.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/?([^":]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(web, file))).length, 0);
  const kb = Math.round(bytes / 1024);
  return {
    ok: kb <= limitKb,
    note: `first load ${kb} kB of at most ${limitKb} kB, compressed, ${files.length} files`,
  };
}
