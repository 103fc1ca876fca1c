/** Colours and the width of a terminal. */

const CODES = { heading: '1;36', number: '1;33', soft: '2', alert: '1;31', own: '1;32' } as const;

export type Style = {
  readonly columns: number;
  paint(look: keyof typeof CODES, text: string): string;
};

const ESCAPE = '\u001b';

export const createStyle = (columns: number, isColoured: boolean): Style => ({
  columns,
  paint: (look, text) => (isColoured ? `${ESCAPE}[${CODES[look]}m${text}${ESCAPE}[0m` : text),
});

const NARROWEST = 20;

/** Breaks a line at words so that it fits the width; further lines are indented. */
export const wrapped = (line: string, columns: number, indent = ''): readonly string[] => {
  const width = Math.max(NARROWEST, columns);
  const out: string[] = [];
  const start = /^ */.exec(line)?.[0] ?? '';
  let now = start;
  for (const word of line.trim().split(' ')) {
    const isStart = now.trim() === '';
    const longer = isStart ? now + word : `${now} ${word}`;
    if (longer.length <= width || isStart) now = longer;
    else {
      out.push(now);
      now = indent + word;
    }
  }
  return [...out, now];
};
