/** Writes a command of the lab as one file, for a machine that has Node and nothing else. */
import { copyFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** A command that runs from a bundle (scripts/run.mjs --bundled) is that file already. */
export const writeBundle = (script: string, to: string): number => {
  if (!script.endsWith('.mjs')) throw new UsageError('--bundle works with npm run only');
  copyFileSync(script, to);
  console.log(`${to} is the whole command: node ${to} --workers 16`);
  return 0;
};
