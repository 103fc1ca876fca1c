import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

/** The most a browser may load before it shows anything, compressed. */
const limitKb = 200;

/** Code that only the tower of The Stygian Society needs, recognised by a string in it. */
const heavy = [
  { what: 'the physics', sign: 'rawrigidbodyset_new' },
  { what: 'WebAssembly', sign: 'AGFzbQ' },
  { what: 'three.js', sign: 'WebGLRenderer' },
] as const;

/** Measures the first load of the built page: the scripts and styles in its HTML. Heavy code must not be in it. */
export function checkBundle(): { ok: boolean; note: string } {
  const web = path.join(root, 'dist/web');
  const html = readFileSync(path.join(web, 'index.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/?([^":]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  const texts = files.map((file) => readFileSync(path.join(web, file), 'utf8'));
  const loaded = heavy.filter(({ sign }) => texts.some((text) => text.includes(sign)));
  if (loaded.length > 0)
    return { ok: false, note: `the first load holds ${loaded.map(({ what }) => what).join(', ')}` };
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
  const kb = Math.round(bytes / 1024);
  return {
    ok: kb <= limitKb,
    note: `first load ${kb} kB of at most ${limitKb} kB, compressed, ${files.length} files`,
  };
}
