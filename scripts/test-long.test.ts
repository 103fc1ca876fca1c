import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './install.mjs';
import { longSteps } from './test-long.ts';

it('runs files that exist, for as long and with the day that were given, and a cluster only where it can', () => {
  const steps = longSteps(3, '2026-11-19', true);
  for (const { args } of steps)
    for (const file of args.filter((arg) => /\.(ts|mjs)$/.test(arg)))
      expect(existsSync(path.join(root, file)), file).toBe(true);
  const campaigns = steps.filter(({ name }) => name.startsWith('campaign '));
  for (const { args } of campaigns) expect(args).toEqual(expect.arrayContaining(['--minutes', '3']));
  expect(campaigns.at(-1)?.args).toContain('cluster 2026-11-19');
  expect(longSteps(3, '2026-11-19', false)).toHaveLength(steps.length - 1);
});
