// node scripts/build-app.mjs FOLDER OUT: builds an application with other games than ours, from FOLDER/server.ts and
// FOLDER/index.html. OUT lies below dist/, since packages with native code are found from there.
import path from 'node:path';
import { buildServer, buildWeb } from './build.mjs';
import { root } from './install.mjs';

const [folder, out] = process.argv.slice(2);
if (folder === undefined || out === undefined) throw new Error('usage: build-app.mjs FOLDER OUT');
await buildServer(path.join(root, out, 'server'), path.join(folder, 'server.ts'));
await buildWeb(path.join(root, out, 'web'), path.join(root, folder));
