/** A raw connection without an HTTP client, to test requests that no client would send. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

export const openRaw = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The test itself judges how a connection ends.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Everything the server sends until it closes the connection. */
export const readToTheEnd = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  await once(socket, 'close');
  return text;
};

export const parseAnswer = (text: string): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(rest.join('\r\n\r\n')) };
};

/** Sends lines unchanged, and returns the answer. */
export const rawRequest = async (url: string, ...lines: readonly string[]): Promise<RawAnswer> => {
  const socket = await openRaw(url);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return parseAnswer(await readToTheEnd(socket));
};
