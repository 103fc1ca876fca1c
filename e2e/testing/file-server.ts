import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export type FileServer = {
  readonly url: string;
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** From now on the files come from another folder, as after an update. */
  readonly serve: (folder: string) => void;
  readonly close: () => Promise<void>;
};

/** A host of plain files under a path: no server of ours. An unknown address gets 404.html, as on common hosts. */
export async function serveFiles(first: string, base = '/'): Promise<FileServer> {
  let folder = first;
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    asked.push(pathname);
    const inside = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : undefined;
    const wanted =
      inside === undefined ? undefined : path.join(folder, inside === '' ? 'index.html' : inside);
    const isFile = wanted !== undefined && existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : path.join(folder, '404.html');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(isFile ? 200 : 404, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    asked,
    serve: (next) => {
      folder = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
