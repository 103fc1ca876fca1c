/** The server of a checkout, built as `npm start` builds it and run as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** This repository; the command is started in it. */
const ROOT = process.cwd();
const START_LIMIT_MS = 60_000;
const ADDRESS = /Three Spires is at (http:\S+)/;

export type MeasuredServer = {
  readonly url: string;
  /** Processor time of the whole process so far, in microseconds. */
  cpu(): Promise<number>;
  end(): Promise<void>;
};

/** What the bundle needs of CommonJS, as in scripts/build.mjs. */
const GLOBALS = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
].join('\n');

/** Another checkout has no packages installed: it takes its own sources and the libraries of this one. */
export const buildTree = async (tree: string, name: string): Promise<string> => {
  const outdir = path.join(ROOT, 'dist/moves', name);
  const packages = readdirSync(path.join(tree, 'packages'));
  await build({
    absWorkingDir: tree,
    entryPoints: {
      main: path.join(tree, 'packages/server/main.ts'),
      'bot-worker': path.join(tree, 'packages/server/bot-worker.ts'),
      probe: path.join(ROOT, 'packages/server/moves/probe.ts'),
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: ['libsql'],
    banner: { js: GLOBALS },
    alias: {
      ...Object.fromEntries(
        packages.map((each) => [`@three-spires/${each}`, path.join(tree, 'packages', each)]),
      ),
      // Checkouts before "session" limited requests with this package; requests are not what is measured.
      '@fastify/rate-limit': path.join(ROOT, 'packages/server/moves/no-rate-limit.ts'),
    },
    nodePaths: [path.join(ROOT, 'packages/server/node_modules'), path.join(ROOT, 'node_modules')],
    logLevel: 'error',
  });
  return outdir;
};

/** How many people and requests may come is not the question here. */
const UNLIMITED = {
  REQUESTS_PER_MINUTE: '0',
  UPLOAD_MB_PER_HOUR: '0',
  MOVES_PER_HOUR: '0',
  MAX_OPEN_TABLES: '0',
  TABLES_PER_HOUR: '0',
  TABLES_PER_HOUR_PER_ADDRESS: '0',
  PEOPLE_PER_HOUR: '0',
};

export const startServer = async (
  folder: string,
  nodeOptions: readonly string[],
): Promise<MeasuredServer> => {
  const data = mkdtempSync(path.join(tmpdir(), 'moves-'));
  const args = [...nodeOptions, '--enable-source-maps', '--import', path.join(folder, 'probe.js')];
  const child = spawn(process.execPath, [...args, path.join(folder, 'main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...UNLIMITED,
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: data },
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    url: await addressOf(child),
    async cpu() {
      const answer = once(child, 'message');
      child.send('cpu');
      const [used] = await answer;
      return used as number;
    },
    async end() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(data, { recursive: true, force: true });
    },
  };
};

const addressOf = async (child: ChildProcess): Promise<string> => {
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const found = ADDRESS.exec(text)?.[1];
    if (found === undefined) continue;
    clearTimeout(limit);
    return found;
  }
  throw new Error('the server did not start');
};
