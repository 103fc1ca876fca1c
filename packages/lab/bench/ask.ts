import { execFile } from 'node:child_process';
import type { Request } from './request.ts';

/** Why something cannot be measured in a tree. */
export class NotMeasurable extends Error {}

const MOST_OUTPUT = 256 * 1024 * 1024;

/** The last line of an error: Node's message, without the stack. */
const reasonIn = (output: string): string => /^\w*Error: .*$/m.exec(output)?.[0] ?? output.trim();

/** Runs a driver in a separate process. */
export const ask = <Answer>(file: string, request: Request): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { maxBuffer: MOST_OUTPUT };
    execFile(process.execPath, [file, JSON.stringify(request)], options, (failure, out, error) => {
      if (failure === null) resolve(JSON.parse(out) as Answer);
      else reject(new NotMeasurable(reasonIn(error)));
    });
  });
