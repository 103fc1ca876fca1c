// npm start: installs and builds when needed, then becomes the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { endWithNpm } from './npm-parent.mjs';

endWithNpm();
ensureInstalled();
try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// In this process, so that signals reach the server itself and no orphan is left.
const server = path.join(root, 'dist/server/main.js');
process.chdir(root);
process.argv[1] = server;
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);
