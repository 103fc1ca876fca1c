// npm run engine: plays games for another program. One line of JSON in, one line of JSON out; docs/engine.md says what
// they hold. Ends when its input ends. Nothing but answers goes to standard output.
import { readSync, writeSync } from 'node:fs';
import { answerTooLong, createEngine } from './answering.ts';
import { readLines } from './lines/read-lines.ts';
import { LIMITS } from './protocol/limits.ts';

const [extra] = process.argv.slice(2);
if (extra !== undefined) {
  console.error(
    `npm run engine takes no arguments, such as "${extra}": requests come as lines (docs/engine.md).`,
  );
  process.exit(1);
}

const STDIN = 0;
const STDOUT = 1;
const CHUNK = 1024 * 1024;

/** Set once the other side reads no more. */
let isUnread = false;

/** Waits until a pipe that is full or empty can go on. Only happens where the pipe does not block. */
const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
};

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const write = (bytes: Uint8Array): void => {
  for (let from = 0; from < bytes.length && !isUnread; ) {
    try {
      from += writeSync(STDOUT, bytes, from);
    } catch (error) {
      if (codeOf(error) === 'EPIPE') isUnread = true;
      else if (codeOf(error) === 'EAGAIN') pause();
      else throw error;
    }
  }
};

/** The number of bytes read; 0 at the end of the input. */
const read = (chunk: Buffer): number => {
  for (;;) {
    try {
      return readSync(STDIN, chunk);
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0;
      if (codeOf(error) !== 'EAGAIN') throw error;
      pause();
    }
  }
};

const engine = createEngine();
const lines = readLines(LIMITS.line, (line) => {
  const answer = line === undefined ? answerTooLong() : engine.answer(line);
  write(Buffer.from(`${answer.line}\n`));
  for (const list of answer.after) write(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
});
const chunk = Buffer.alloc(CHUNK);
while (!isUnread) {
  const length = read(chunk);
  if (length === 0) break;
  lines.take(Buffer.from(chunk.subarray(0, length)));
}
lines.end();
