import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './install.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what is said while installing stays out of the output of the program that follows', () => {
  const npm = path.join(folder, 'bin/npm');
  for (const each of ['bin', 'scripts']) mkdirSync(path.join(folder, each));
  writeFileSync(npm, '#!/bin/sh\necho added many packages\nmkdir -p node_modules\n');
  chmodSync(npm, 0o755);
  copyFileSync(path.join(root, 'scripts/install.mjs'), path.join(folder, 'scripts/install.mjs'));
  for (const file of ['package.json', 'package-lock.json'])
    writeFileSync(path.join(folder, file), '{ "devDependencies": {} }');
  const program = path.join(folder, 'program.mjs');
  writeFileSync(
    program,
    "import { ensureInstalled } from './scripts/install.mjs';\nensureInstalled('server');\nconsole.log('answer');\n",
  );
  const env = { ...process.env, PATH: `${path.dirname(npm)}${path.delimiter}${process.env.PATH}` };
  const { stdout, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
  expect(stdout).toBe('answer\n');
  expect(stderr).toContain('Installing dependencies (npm ci)');
  expect(stderr).toContain('added many packages');
});
