/** Lines from a stream of bytes, within a bounded memory. */

const LINE_BREAK = 10;

/** Calls back once for each line, with its text, or with undefined for one that is too long. */
export type OnLine = (line: string | undefined) => void;

export type LineReader = {
  take(chunk: Buffer): void;
  /** The stream has ended; its last line may lack a line break. */
  end(): void;
};

export const readLines = (longest: number, onLine: OnLine): LineReader => {
  let chunks: Buffer[] = [];
  let length = 0;
  let isTooLong = false;
  const add = (part: Buffer): void => {
    if (isTooLong || part.length === 0) return;
    length += part.length;
    if (length > longest) {
      isTooLong = true;
      chunks = [];
    } else chunks.push(part);
  };
  const finish = (): void => {
    const line = isTooLong ? undefined : Buffer.concat(chunks).toString('utf8');
    chunks = [];
    length = 0;
    isTooLong = false;
    // Empty lines ask nothing.
    if (line === undefined || line.trim() !== '') onLine(line);
  };
  return {
    take(chunk) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, from)) {
        add(chunk.subarray(from, at));
        finish();
        from = at + 1;
      }
      add(chunk.subarray(from));
    },
    end() {
      if (length > 0 || isTooLong) finish();
    },
  };
};
