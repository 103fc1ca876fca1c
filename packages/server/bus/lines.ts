import type { Socket } from 'node:net';

/** Every text on the bus is shorter than this. */
const LONGEST_LINE = 1_000_000;

/**
 * Calls back with each complete line from a socket. Disconnects a peer that sends a line that is too long.
 */
export const eachLine = (socket: Socket, call: (line: string) => void): void => {
  let begun = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop() ?? '';
    if (begun.length > LONGEST_LINE) socket.destroy();
    else for (const line of lines) call(line);
  });
};
