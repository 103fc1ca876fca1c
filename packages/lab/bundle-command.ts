/** Bundles a lab command into one file, for a machine that has only Node. */
import { copyFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** When run from a bundle (scripts/run.mjs --bundled), the command already is that file. */
export const writeBundle = (script: string, to: string): number => {
  if (!script.endsWith('.mjs')) throw new UsageError('--bundle works with npm run only');
  copyFileSync(script, to);
  console.log(`${to} is the whole command: node ${to} --workers 16`);
  return 0;
};
