import { execFile } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleBeside } from './bundle.mjs';
import { root } from './install.mjs';

const PROGRAM = 'packages/lab/bots/bot-table.ts';
const dist = path.join(root, 'dist');

let folder: string;
beforeAll(() => {
  mkdirSync(dist, { recursive: true });
  folder = mkdtempSync(path.join(dist, 'bundle-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a bundle is replaced and never written over, so a process that is starting reads a whole one', async () => {
  const file = await bundleBeside(PROGRAM, folder);
  const kept = path.join(folder, 'kept');
  linkSync(file, kept);
  const before = readFileSync(kept, 'utf8');
  expect(await bundleBeside(PROGRAM, folder)).toBe(file);
  expect(statSync(file).ino).not.toBe(statSync(kept).ino);
  expect(readFileSync(kept, 'utf8')).toBe(before);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a program can be started several times at once', async () => {
  const start = (): Promise<string> =>
    new Promise((resolve) => {
      const args = [path.join(root, 'scripts/run.mjs'), '--bundled', PROGRAM];
      execFile(process.execPath, args, (_failure, out, error) => resolve(`${out}${error}`));
    });
  for (const said of await Promise.all([start(), start(), start()]))
    expect(said).toContain('a file is missing');
});
