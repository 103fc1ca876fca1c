import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { sourceFiles } from './source-files.ts';

const hardLimit = 600;
const listed = 5;

/** Long files are where a codebase of this kind rots first: enforces a limit and reports the longest. */
export function checkSizes(): { problems: string[]; note: string } {
  const sizes = sourceFiles(['.ts', '.tsx', '.css', '.mjs'])
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length,
    }))
    .sort((a, b) => b.lines - a.lines);
  const longest = sizes.slice(0, listed).map(({ file, lines }) => `${file} ${lines}`);
  return {
    problems: sizes
      .filter(({ lines }) => lines > hardLimit)
      .map(
        ({ file, lines }) => `${file} has ${lines} lines; the limit is ${hardLimit}. Split it by subject.`,
      ),
    note: `longest: ${longest.join(', ')}`,
  };
}
