/** Builds the server of a checkout. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** This repository; the command is started in it. */
const ROOT = process.cwd();

/** What the bundle needs from CommonJS, as in scripts/bundle.mjs. */
const GLOBALS = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
].join('\n');

/** Another checkout has no packages installed: it uses its own sources and the libraries of this one. */
const LIBRARIES = [path.join(ROOT, 'packages/server/node_modules'), path.join(ROOT, 'node_modules')];

/** Builds the server of a checkout, and further programs of this repository with that checkout's packages. */
export const buildTree = async (
  tree: string,
  outdir: string,
  programs: Readonly<Record<string, string>>,
): Promise<void> => {
  rmSync(outdir, { recursive: true, force: true });
  const packages = readdirSync(path.join(tree, 'packages'));
  const bundle = await rolldown({
    cwd: tree,
    input: {
      main: path.join(tree, 'packages/server/main.ts'),
      'bot-worker': path.join(tree, 'packages/server/bot-worker.ts'),
      ...programs,
    },
    platform: 'node',
    external: ['libsql'],
    resolve: {
      alias: Object.fromEntries(
        packages.map((each) => [`@three-spires/${each}`, path.join(tree, 'packages', each)]),
      ),
      modules: ['node_modules', ...LIBRARIES],
    },
    logLevel: 'warn',
  });
  await bundle.write({
    dir: outdir,
    format: 'esm',
    sourcemap: true,
    banner: GLOBALS,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
};
