import type { ServerResponse } from 'node:http';
import type { StreamEnd } from '@three-spires/session/protocol';

/** A program with this many unread bytes is dropped. It loses nothing: it resumes where it stopped. */
export const UNREAD_LIMIT = 256 * 1024;
/** How long a program may take to read the last line. */
const FAREWELL_MS = 5_000;

/** The lines of one stream. */
export type Lines = {
  /** Opens the answer with the first line. */
  send(line: object): void;
  /** Sends the last line. */
  end(end: Omit<StreamEnd, 'type'>): void;
  isOpen(): boolean;
};

type Answer = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength' | 'destroyed'>;

export const createLines = (answer: Answer, open: () => void): Lines => {
  let hasBegun = false;
  /** A single line may exceed the limit, as a picture with all events of a long game does. */
  let longest = 0;
  let hasEnded = false;

  const write = (line: object): void => {
    if (!hasBegun) open();
    hasBegun = true;
    const text = encoded(line);
    longest = Math.max(longest, text.length);
    answer.write(`${text}\n`);
  };

  const end: Lines['end'] = (why) => {
    if (hasEnded || answer.destroyed) return;
    write({ type: 'end', ...why });
    hasEnded = true;
    answer.end();
    setTimeout(() => answer.destroy(), FAREWELL_MS).unref();
  };

  return {
    send(line) {
      if (hasEnded || answer.destroyed) return;
      if (answer.writableLength <= UNREAD_LIMIT + longest) return write(line);
      end({
        code: 'not-read',
        text: 'This stream was not read for too long. Open it again to go on where you stopped.',
        retryAfterMs: 1_000,
      });
    },
    end,
    isOpen: () => !hasEnded && !answer.destroyed,
  };
};

/** A line for many programs is encoded once. */
let last: { readonly line: object; readonly text: string } | undefined;
const encoded = (line: object): string => {
  if (last?.line !== line) last = { line, text: JSON.stringify(line) };
  return last.text;
};
