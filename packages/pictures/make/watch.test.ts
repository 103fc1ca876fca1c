import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, vi } from 'vitest';
import { watchFolders } from './watch.ts';

test('a save during a run starts the next one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const file = path.join(folder, 'jaw-worm.svg');
  let [started, finished] = [0, 0];
  let finish: () => void = () => {};
  const close = watchFolders([folder], async () => {
    started++;
    if (started === 1)
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    finished++;
  });
  // As an editor saves: a new file takes the place of the old one.
  writeFileSync(`${file}~`, 'two');
  renameSync(`${file}~`, file);
  finish();
  await vi.waitUntil(() => finished === 2);
  close();
});
