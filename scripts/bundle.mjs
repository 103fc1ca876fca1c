import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Packages with native code stay outside the bundle and are loaded from node_modules. */
const nativePackages = ['libsql'];

/** Globals that CommonJS dependencies expect, which a module does not have. */
const commonJsGlobals = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  '',
  'const __filename = __fileURLToPath(import.meta.url);',
  "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
].join('\n');

/**
 * Bundles programs for Node. The bundler must keep constants of modules constant: one that turns them into variables
 * costs a fifth of the rules' speed (docs/speed.md).
 *
 * @param {Record<string, string>} entries files of the repository by the names of their bundles
 * @param {string} outDir
 * @param {string} [ending] of the bundles' file names
 */
export async function bundle(entries, outDir, ending = 'js') {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: nativePackages,
    logLevel: 'warn',
  });
  await build.write({
    dir: outDir,
    format: 'esm',
    sourcemap: true,
    entryFileNames: `[name].${ending}`,
    chunkFileNames: `[name]-[hash].${ending}`,
    banner: commonJsGlobals,
  });
  await build.close();
}

/**
 * Bundles one program into a folder where others may be running. Files are replaced as a whole, the program itself last:
 * a process that starts at the same moment reads either the old or the new program.
 *
 * @param {string} entry a file of the repository
 * @param {string} outDir
 * @returns {Promise<string>} where the bundle is
 */
export async function bundleBeside(entry, outDir) {
  const name = path.basename(entry, '.ts');
  const program = `${name}.mjs`;
  mkdirSync(outDir, { recursive: true });
  const fresh = mkdtempSync(path.join(outDir, `.${name}-`));
  try {
    await bundle({ [name]: entry }, fresh, 'mjs');
    const others = readdirSync(fresh).filter((file) => file !== program);
    for (const file of [...others, program]) renameSync(path.join(fresh, file), path.join(outDir, file));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return path.join(outDir, program);
}
