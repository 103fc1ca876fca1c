import type { Socket } from 'node:net';

/** No text on the bus is as long as this. */
const LONGEST_LINE = 1_000_000;

/** Calls with every whole line that comes over a socket. One that sends too long a line is cut off. */
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
