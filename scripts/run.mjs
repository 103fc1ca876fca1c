// Runs one TypeScript file of the repository: node scripts/run.mjs [--bundled] FILE [arguments].
// Use --bundled for benchmarks and long runs, as for the shipped server: tsx keeps names on closures, which is slow.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundleBeside } from './bundle.mjs';
import { runNode } from './child.mjs';
import { ensureInstalled, root } from './install.mjs';
import { endWithNpm } from './npm-parent.mjs';

/** Commands for people who run a server, for players and for other programs, which need no tools for tests. */
const WITHOUT_TOOLS =
  /^(packages\/server\/(operating|cluster)\/|packages\/engine\/engine\.ts|packages\/terminal\/|scripts\/release\.ts)/;

const given = process.argv.slice(2);
const isBundled = given[0] === '--bundled';
const [file, ...args] = isBundled ? given.slice(1) : given;
if (file === undefined || !existsSync(path.join(root, file))) {
  console.error(
    file === undefined
      ? 'Usage: node scripts/run.mjs [--bundled] FILE [arguments]'
      : `${file} does not exist.`,
  );
  process.exit(1);
}
endWithNpm();
ensureInstalled(WITHOUT_TOOLS.test(file) ? 'server' : 'tools');
const script = isBundled
  ? ['--enable-source-maps', await bundleBeside(file, path.join(root, 'dist/lab'))]
  : ['--import', 'tsx', path.join(root, file)];
process.exitCode = await runNode([...script, ...args]);
