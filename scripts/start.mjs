// npm start: installs and builds when needed, then becomes the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from './child.mjs';
import { ensureInstalled, root } from './install.mjs';
import { endWithNpm } from './npm-parent.mjs';

endWithNpm();
ensureInstalled('server');
const code = await runNode([path.join(root, 'scripts/build-now.mjs')]);
if (code !== 0) process.exit(code);

// In this process, so that signals reach the server itself and no orphan is left.
const server = path.join(root, 'dist/server/main.js');
process.chdir(root);
process.argv[1] = server;
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);
