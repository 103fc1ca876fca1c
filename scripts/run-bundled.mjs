// Runs one TypeScript program of the repository as one bundled file: node scripts/run-bundled.mjs FILE [arguments].
// What is measured or runs for hours is the code as it is shipped, without the names that tsx keeps on closures.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './child.mjs';
import { ensureInstalled, root } from './install.mjs';
import { endWithNpm } from './npm-parent.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined || !existsSync(path.join(root, file))) {
  console.error(
    file === undefined ? 'Usage: node scripts/run-bundled.mjs FILE [arguments]' : `${file} does not exist.`,
  );
  process.exit(1);
}
endWithNpm();
ensureInstalled();
const bundle = path.join(root, 'dist/lab', `${path.basename(file, '.ts')}.mjs`);
const esbuild = await import('esbuild');
await esbuild.build({
  absWorkingDir: root,
  entryPoints: [file],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
});
await esbuild.stop();
process.exitCode = await runNode(['--enable-source-maps', bundle, ...args]);
