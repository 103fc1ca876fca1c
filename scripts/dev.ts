// npm run dev: the client with hot reload, in front of a server that restarts when its sources change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { root } from './install.mjs';

const host = process.env.HOST ?? 'localhost';
const port = Number(process.env.PORT ?? 4600);
const serverPort = port + 1;
const serverUrl = `http://127.0.0.1:${serverPort}`;

const server = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    'packages/server/main.ts',
  ],
  {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(serverPort),
      DATA_DIR: process.env.DATA_DIR ?? path.join(root, 'data'),
    },
  },
);

const client = await createServer({
  root: path.join(root, 'packages/web'),
  server: {
    host,
    port,
    strictPort: true,
    proxy: { '/api': { target: serverUrl }, '/socket': { target: serverUrl, ws: true } },
  },
});
await client.listen();

// The server names its own address, where there is no page. It may be ready before the client or after.
createInterface({ input: server.stdout }).on('line', (line) => {
  console.log(
    /^Three Spires is at /.test(line) ? `Three Spires (development): http://${host}:${port}` : line,
  );
});

const stop = async (): Promise<void> => {
  server.kill('SIGTERM');
  await client.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
server.once('exit', (code) => {
  if (code !== null && code !== 0) console.error(`The server ended with code ${code}.`);
});
