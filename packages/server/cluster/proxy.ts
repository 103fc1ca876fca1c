/**
 * A proxy in front of several nodes: HTTP and WebSockets, round-robin over the ready nodes. For experiments;
 * use a real proxy for a public server.
 */
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** The address of a node on this machine. */
export type NodeAddress = { readonly name: string; readonly port: number };

export type RunningProxy = {
  readonly port: number;
  close(): Promise<void>;
};

type ProxyNeeds = {
  readonly port: number;
  /** The current nodes; they may come and go. */
  readonly nodes: () => readonly NodeAddress[];
  readonly say: (text: string) => void;
  readonly lookEveryMs?: number;
};

const HOST = '127.0.0.1';
const LOOK_EVERY_MS = 500;
const LOOK_LIMIT_MS = 2_000;

const isReady = ({ port }: NodeAddress): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ host: HOST, port, path: '/health/ready', agent: false, timeout: LOOK_LIMIT_MS });
    asked.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
    asked.on('close', () => resolve(false));
    asked.end();
  });

export const startProxy = async (needs: ProxyNeeds): Promise<RunningProxy> => {
  const { nodes, say, lookEveryMs = LOOK_EVERY_MS } = needs;
  let ready = new Set<string>();
  let turn = 0;
  let isClosed = false;
  const open = new Set<Duplex>();

  const look = async (): Promise<void> => {
    const found = await Promise.all(nodes().map(async (node) => ((await isReady(node)) ? [node.name] : [])));
    const now = new Set(found.flat());
    for (const name of now) if (!ready.has(name)) say(`${name} is ready`);
    for (const name of ready) if (!now.has(name)) say(`${name} is not ready; people are sent to others`);
    ready = now;
  };
  const lookAgain = async (): Promise<void> => {
    while (!isClosed) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs).unref());
    }
  };

  /** The ready nodes in rotation, then the others, which may have become ready. */
  const inTurn = (): readonly NodeAddress[] => {
    const all = nodes();
    const good = all.filter(({ name }) => ready.has(name));
    const first = good.length === 0 ? 0 : turn++ % good.length;
    return [...good.slice(first), ...good.slice(0, first), ...all.filter(({ name }) => !ready.has(name))];
  };

  const pass = (
    asked: IncomingMessage,
    answer: ServerResponse,
    [node, ...others]: readonly NodeAddress[],
  ): void => {
    if (node === undefined) {
      answer.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
      answer.end('{"error":{"code":"no-node","message":"No node is ready. Try again in a moment."}}');
      return;
    }
    const { method, url } = asked;
    const headers = forwarded(asked);
    const further = request({ host: HOST, port: node.port, agent: false, method, path: url, headers });
    let isSent = false;
    further.on('response', (response) => {
      isSent = true;
      // Keep-alive is negotiated per hop: a node keeps its connections longer than this proxy.
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
      answer.writeHead(response.statusCode ?? 502, headers);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    });
    further.on('error', () => {
      // A request that a node may have carried out is never retried on another.
      if (answer.headersSent) answer.destroy();
      else if (!isSent) pass(asked, answer, others);
      else answer.writeHead(502).end();
    });
    answer.on('close', () => further.destroy());
    sendWhenConnected(asked, further, () => {
      isSent = !isRepeatable(asked);
    });
  };

  const server = createServer((asked, answer) => pass(asked, answer, inTurn()));
  server.on('upgrade', (asked, socket, head) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    upgrade(asked, socket, head, inTurn());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(needs.port, HOST, resolve);
  });
  await look();
  void lookAgain();
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async close() {
      isClosed = true;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await closed;
    },
  };
};

const isRepeatable = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const forwarded = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress ?? HOST,
});

/** Sends the body only once a node has accepted the connection. */
const sendWhenConnected = (asked: IncomingMessage, further: ClientRequest, sent: () => void): void => {
  further.on('socket', (socket) => {
    const send = (): void => {
      sent();
      asked.pipe(further);
    };
    if (socket.connecting) socket.once('connect', send);
    else send();
  });
  // Opens the connection without sending the body.
  further.flushHeaders();
};

const upgrade = (
  asked: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  [node, ...others]: readonly NodeAddress[],
): void => {
  socket.removeAllListeners('error');
  socket.on('error', () => socket.destroy());
  if (node === undefined) {
    socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n');
    return;
  }
  const further: Socket = connect(node.port, HOST);
  /** After the first bytes of an answer, no other node can be tried. */
  let isAnswered = false;
  further.once('connect', () => {
    further.setNoDelay(true);
    further.write(requestHead(asked));
    further.write(head);
  });
  further.once('data', (first) => {
    isAnswered = true;
    socket.write(first);
    further.pipe(socket);
    socket.pipe(further);
  });
  further.on('error', () => undefined);
  further.on('close', () => {
    if (isAnswered || socket.destroyed) socket.destroy();
    else upgrade(asked, socket, head, others);
  });
  socket.on('close', () => further.destroy());
};

const requestHead = (asked: IncomingMessage): string => {
  const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
  for (let at = 0; at + 1 < asked.rawHeaders.length; at += 2)
    if (asked.rawHeaders[at]?.toLowerCase() !== 'x-forwarded-for')
      lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
  lines.push(`x-forwarded-for: ${asked.socket.remoteAddress ?? HOST}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};
