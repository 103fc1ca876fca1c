// Runs one TypeScript file of the repository: node scripts/run.mjs [--bundled] FILE [arguments].
// Use --bundled for benchmarks and long runs, as for the shipped server: tsx keeps names on closures, which is slow.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './child.mjs';
import { ensureInstalled, root } from './install.mjs';
import { endWithNpm } from './npm-parent.mjs';

const given = process.argv.slice(2);
const bundled = given[0] === '--bundled';
const [file, ...args] = bundled ? given.slice(1) : given;
if (file === undefined || !existsSync(path.join(root, file))) {
  console.error(
    file === undefined
      ? 'Usage: node scripts/run.mjs [--bundled] FILE [arguments]'
      : `${file} does not exist.`,
  );
  process.exit(1);
}
endWithNpm();
ensureInstalled();
const script = bundled
  ? ['--enable-source-maps', await bundle(file)]
  : ['--import', 'tsx', path.join(root, file)];
process.exitCode = await runNode([...script, ...args]);

/**
 * @param {string} entry
 * @returns {Promise<string>} where the bundle is
 */
async function bundle(entry) {
  const outfile = path.join(root, 'dist/lab', `${path.basename(entry, '.ts')}.mjs`);
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
  await esbuild.stop();
  return outfile;
}
