// Runs one TypeScript program of the repository: node scripts/run.mjs FILE [arguments].
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './child.mjs';
import { ensureInstalled, root } from './install.mjs';
import { endWithNpm } from './npm-parent.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined || !existsSync(path.join(root, file))) {
  console.error(
    file === undefined ? 'Usage: node scripts/run.mjs FILE [arguments]' : `${file} does not exist.`,
  );
  process.exit(1);
}
endWithNpm();
ensureInstalled();
process.exitCode = await runNode(['--import', 'tsx', path.join(root, file), ...args]);
