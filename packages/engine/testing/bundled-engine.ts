/** The engine bundled as `npm run engine` bundles it, and as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const ROOT = path.join(import.meta.dirname, '../../..');

export type BundledEngine = {
  /** The command that starts it. */
  readonly command: readonly [string, string];
  start(): ChildProcess;
  end(): void;
};

export const bundleEngine = async (): Promise<BundledEngine> => {
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, 'dist/engine-test-'));
  const build = await rolldown({
    cwd: ROOT,
    input: { engine: path.join(ROOT, 'packages/engine/engine.ts') },
    platform: 'node',
    logLevel: 'warn',
  });
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
  const file = path.join(folder, 'engine.mjs');
  return {
    command: [process.execPath, file],
    start: () => spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'pipe'] }),
    end: () => rmSync(folder, { recursive: true }),
  };
};
