import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Campaign, runCampaign } from './campaign.ts';
import { fuzz } from './fuzz.ts';
import { kill } from './kill.ts';
import { load } from './load.ts';
import { programs } from './programs.ts';
import { secrets } from './secrets.ts';
import { sockets } from './sockets.ts';
import { writeSummary } from './summary.ts';

const TIMEOUT_MS = 300_000;
const SHORT = { minutes: 0.1, seed: 'test', print: () => undefined };

const expectHeld = async (campaign: Campaign, named: string | string[], more: object = {}): Promise<void> => {
  const { figures, faults } = await runCampaign(campaign, { ...SHORT, ...more });
  expect(faults).toEqual([]);
  for (const figure of [named].flat()) expect(Number(figures[figure]), figure).toBeGreaterThan(0);
};

it(
  'kill: no acknowledged move is lost',
  () => expectHeld(kill, 'moves acknowledged', { tables: 6 }),
  TIMEOUT_MS,
);
it('sockets: disturbed screens catch up', () => expectHeld(sockets, 'in all', { tables: 3 }), TIMEOUT_MS);
it('fuzz: hostile input does no harm', () => expectHeld(fuzz, 'in all'), TIMEOUT_MS);
it(
  'secrets: pictures do not depend on what is hidden',
  () => expectHeld(secrets, ['pictures compared', 'pictures of programs compared']),
  TIMEOUT_MS,
);
it('programs: every move over HTTP is stored once', () => expectHeld(programs, 'moves'), TIMEOUT_MS);
it(
  'load: people can move, and the server is measured',
  () =>
    expectHeld(load, ['moves', 'server: p99 of commands, at most ms', 'server: resident MB'], {
      tables: 6,
      paceMs: 500,
    }),
  TIMEOUT_MS,
);

it('a broken promise is told, and is in the summary', async () => {
  const broken: Campaign = async (run) => {
    run.fault('a move is lost');
    return { moves: 1 };
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-summary-'));
  const result = await runCampaign(broken, SHORT);
  const file = writeSummary(folder, 'broken', SHORT, result);
  expect(readFileSync(file, 'utf8')).toContain('1 promises were broken:\n- a move is lost');
  expect(JSON.parse(readFileSync(path.join(folder, 'broken.json'), 'utf8'))).toMatchObject({
    kind: 'broken',
    seed: 'test',
    figures: { moves: 1 },
    faults: ['a move is lost'],
  });
  rmSync(folder, { recursive: true });
});
