// npm run site -- --out FOLDER [--base /any/path/]: the games as plain files, for any host of files.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build.mjs';

const USAGE = 'usage: npm run site -- --out FOLDER [--base /any/path/]';

const { values } = parseArgs({
  options: { out: { type: 'string' }, base: { type: 'string', default: '/' } },
});
const { out, base } = values;
if (out === undefined) throw new Error(USAGE);
if (!/^\/([\w.~-]+\/)*$/.test(base)) throw new Error(`--base must begin and end with "/", not "${base}".`);
const folder = path.resolve(out);
// The build empties the folder, so it must be ours.
if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(path.join(folder, '404.html')))
  throw new Error(`${folder} is not empty and holds no site. Choose another folder.`);

await buildSite(folder, base);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
console.log(`Wrote ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB, to ${folder} for ${base}`);
