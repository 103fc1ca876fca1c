// Runs some of the tests: `npm test -- FILE...`, `npm run test:quick`, `npm run test:changed [-- COMMIT]`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from './child.mjs';
import { root } from './install.mjs';

/** Left to `npm test`: servers and databases, whole games, commands, pictures, and other random runs. */
const SLOW = [
  'packages/{server,rigs,lab,pictures,bots}/**',
  'scripts/**',
  '**/*{properties,property,census,games}*.test.ts',
  '**/{narrate,retell,state-fields,fall}.test.ts',
];

const vitest = (args: readonly string[]): Promise<number> =>
  runNode([path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args]);

/** Runs the files that are named, or all in a folder. Browser tests build the application first. */
export async function testFiles(files: readonly string[]): Promise<number> {
  const missing = files.filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0) {
    console.error(`There is no ${missing.join(', ')}. Name test files by their paths from ${root}.`);
    return 1;
  }
  return await vitest(files);
}

async function testQuick(): Promise<number> {
  return await vitest(['--project', 'unit', ...SLOW.flatMap((pattern) => ['--exclude', pattern])]);
}

/** Files that differ from a commit, or that are not committed yet. */
const changedSince = (commit: string): string[] => {
  const git = (...args: readonly string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
};

/** Runs the units that import what has changed, and the browser tests that have changed themselves. */
async function testChanged(commit = 'HEAD'): Promise<number> {
  const changed = changedSince(commit);
  if (changed.length === 0) {
    console.log(`Nothing differs from ${commit}. Name an earlier commit: npm run test:changed -- HEAD~1`);
    return 0;
  }
  const units = await vitest(['--project', 'unit', '--changed', commit, '--passWithNoTests']);
  const browser = changed.filter((file) => /^e2e\/.*\.e2e\.test\.ts$/.test(file) && existsSync(file));
  const others = browser.length > 0 ? await testFiles(browser) : 0;
  if (changed.some((file) => file.startsWith('packages/web/')))
    console.log(
      'The pages have changed. Their browser tests are in e2e: npm test -- e2e/FOLDER/NAME.e2e.test.ts',
    );
  return Math.max(units, others);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [which, ...args] = process.argv.slice(2);
  process.exitCode = which === 'quick' ? await testQuick() : await testChanged(...args);
}
