/** Builds the server of a checkout as that checkout builds it: with esbuild up to 691e060, with rolldown since. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { rolldown } from 'rolldown';

/** This repository; the command is started in it. */
const ROOT = process.cwd();

/** What the bundle needs of CommonJS, as in scripts/bundle.mjs. */
const GLOBALS = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
].join('\n');

/** Another checkout has no packages installed: it takes its own sources and the libraries of this one. */
const LIBRARIES = [path.join(ROOT, 'packages/server/node_modules'), path.join(ROOT, 'node_modules')];

type Parts = {
  readonly tree: string;
  readonly outdir: string;
  readonly entries: Readonly<Record<string, string>>;
  readonly alias: Readonly<Record<string, string>>;
};

const withRolldown = async ({ tree, outdir, entries, alias }: Parts): Promise<void> => {
  const bundle = await rolldown({
    cwd: tree,
    input: entries,
    platform: 'node',
    external: ['libsql'],
    resolve: { alias, modules: ['node_modules', ...LIBRARIES] },
    logLevel: 'warn',
  });
  await bundle.write({
    ...{ dir: outdir, format: 'esm', sourcemap: true, banner: GLOBALS },
    ...{ entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  });
  await bundle.close();
};

const withEsbuild = async ({ tree, outdir, entries, alias }: Parts): Promise<void> => {
  await esbuild.build({
    ...{ absWorkingDir: tree, entryPoints: entries, outdir, bundle: true },
    ...{ platform: 'node', format: 'esm', target: 'node20', sourcemap: true, external: ['libsql'] },
    ...{ banner: { js: GLOBALS }, alias, nodePaths: LIBRARIES, logLevel: 'error' },
  });
};

/** Builds the server of a checkout and further programs of this repository with the checkout's packages. */
export const buildTree = async (
  tree: string,
  outdir: string,
  programs: Readonly<Record<string, string>>,
): Promise<void> => {
  rmSync(outdir, { recursive: true, force: true });
  const packages = readdirSync(path.join(tree, 'packages'));
  const parts = {
    ...{ tree, outdir },
    entries: {
      main: path.join(tree, 'packages/server/main.ts'),
      'bot-worker': path.join(tree, 'packages/server/bot-worker.ts'),
      ...programs,
    },
    alias: {
      ...Object.fromEntries(
        packages.map((each) => [`@three-spires/${each}`, path.join(tree, 'packages', each)]),
      ),
      // Checkouts before "session" limited requests with this package; requests are not what is measured.
      '@fastify/rate-limit': path.join(ROOT, 'packages/server/testing/no-rate-limit.ts'),
    },
  };
  const build = existsSync(path.join(tree, 'scripts/bundle.mjs')) ? withRolldown : withEsbuild;
  await build(parts);
};

/** Checkouts before `changes` refuse to be asked for them. */
export const knowsChanges = (tree: string): boolean => {
  const protocol = path.join(tree, 'packages/session/protocol/index.ts');
  return existsSync(protocol) && readFileSync(protocol, 'utf8').includes("v.literal('preview')");
};
