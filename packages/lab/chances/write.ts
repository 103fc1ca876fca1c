/** The file of a fitted network, formatted like the repository's formatter would. */
import type { Network } from '@three-spires/bots/mystic-spires/chance';

const DIGITS = 1e4;
const WIDTH = 110;
const INDENT = '    ';

/** As many numbers on each line as fit. */
const fillLines = (numbers: readonly number[]): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const [at, number] of numbers.entries()) {
    const text = `${number}${at === numbers.length - 1 ? '' : ','}`;
    if (line !== '' && `${INDENT}${line} ${text}`.length > WIDTH) {
      lines.push(line);
      line = text;
    } else line = line === '' ? text : `${line} ${text}`;
  }
  return [...lines, line];
};

/** `madeBy` is the command that reproduces this file. */
export const networkFile = ({ hidden, weights }: Network, madeBy: string): string => {
  const rounded = Array.from(weights, (weight) => Math.round(weight * DIGITS) / DIGITS + 0);
  return [
    '{',
    `  "madeBy": ${JSON.stringify(madeBy)},`,
    `  "hidden": ${hidden},`,
    '  "weights": [',
    ...fillLines(rounded).map((line) => `${INDENT}${line}`),
    '  ]',
    '}',
    '',
  ].join('\n');
};
