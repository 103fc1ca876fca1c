import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

const SCRIPT = '/engine-errors.js';

/** Runs before the scripts of a page and keeps its errors, through reloads too. */
const recorder = `(() => {
  const key = 'engine-errors';
  const keep = (text) => sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), text]));
  addEventListener('error', ({ message, target }) => keep(message ?? 'Failed to load ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => keep('Unhandled rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => keep(violatedDirective + ' blocked ' + blockedURI));
  const { error } = console;
  console.error = (...what) => { keep(what.join(' ')); error(...what); };
})();`;

/** Reads and forgets what the recorder has kept. */
export const RECORDED = `(() => {
  const kept = sessionStorage.getItem('engine-errors') ?? '[]';
  sessionStorage.removeItem('engine-errors');
  return kept;
})()`;

export type Recorder = { readonly url: string; readonly close: () => Promise<void> };

/**
 * Stands before the application and puts a recorder of errors into its pages: WebKit's driver tells nothing of the
 * console, and its automated browser is private, so that it prints nothing either.
 */
export async function recordErrors(app: string): Promise<Recorder> {
  const { hostname, port } = new URL(app);
  const sockets = new Set<Socket>();
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    if (asked.url === SCRIPT) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(recorder);
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onwards = request({ hostname, port, method: asked.method, path: asked.url, headers }, (given) => {
      const { statusCode = 502, headers: said } = given;
      const isPage = said['content-type']?.startsWith('text/html') === true;
      const { 'content-length': length, ...rest } = said;
      if (!isPage) {
        answer.writeHead(statusCode, said);
        given.pipe(answer);
        return;
      }
      answer.writeHead(statusCode, rest);
      const chunks: Buffer[] = [];
      given.on('data', (chunk: Buffer) => chunks.push(chunk));
      given.on('end', () =>
        answer.end(
          Buffer.concat(chunks).toString().replace('<head>', `<head><script src="${SCRIPT}"></script>`),
        ),
      );
    });
    onwards.on('error', () => answer.destroy());
    asked.pipe(onwards);
  };
  const server = createServer(pass);
  server.on('upgrade', (asked, socket: Socket, head) => {
    const onwards = connect(Number(port), hostname, () => {
      const lines = Array.from(
        { length: asked.rawHeaders.length / 2 },
        (_, at) => `${asked.rawHeaders[2 * at]}: ${asked.rawHeaders[2 * at + 1]}\r\n`,
      );
      onwards.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      onwards.write(head);
      socket.pipe(onwards).pipe(socket);
    });
    onwards.on('error', () => socket.destroy());
    socket.on('error', () => onwards.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The recorder has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
