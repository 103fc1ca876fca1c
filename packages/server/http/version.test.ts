import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toyGame } from '@three-spires/table/toy-game';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommit } from '../settings/commit.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-version-'));
let server: Loopback;

beforeAll(async () => {
  server = await startLoopback([{ game: toyGame }]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('says its release and the format of its database, and nothing of the machine', async () => {
  const answer = await fetch(`${server.url}/api/version`);
  expect(answer.status).toBe(200);
  const { version } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
  ) as { version: string };
  // Sources that run as they are have no build, so no commit either.
  expect(await answer.json()).toEqual({ version, store: expect.stringMatching(/^\d{3}-[a-z-]+$/) });
});

it.each([
  ['42d4efb0ec01816238b644e7759a6a3090d57246\n', '42d4efb0ec01816238b644e7759a6a3090d57246'],
  ['42d4efb-dirty\n', '42d4efb-dirty'],
  ['/home/ann/three-spires\n', undefined],
  ['', undefined],
])('reads the commit that the build has written: %j', (text, commit) => {
  writeFileSync(path.join(folder, 'commit'), text);
  expect(readCommit(folder)).toBe(commit);
});

it('knows no commit where the build has written none', () => {
  expect(readCommit(path.join(folder, 'elsewhere'))).toBeUndefined();
});
