import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevicePerson, openDevice } from '../packages/device/testing/index.ts';
import { bundleCommands, type Commands } from '../packages/lab/testing/commands.ts';
import { systemChance } from '../packages/server/settings/system-chance.ts';
import { systemPacking } from '../packages/server/settings/system-packing.ts';
import { systemTime } from '../packages/server/settings/system-time.ts';
import type { ImportAnswer, ReplayAnswer } from '../packages/session/protocol/index.ts';

let device: DevicePerson;
let commands: Commands;
const folder = mkdtempSync(path.join(tmpdir(), 'arena-'));

beforeAll(async () => {
  commands = await bundleCommands(['arena']);
  device = await openDevice({
    time: systemTime,
    chance: systemChance,
    packing: systemPacking,
    defer: setImmediate,
  });
});
afterAll(async () => {
  commands.end();
  await device.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['mystic-spires', []],
  ['slay-the-spire', ['--mode', 'fight', '--players', '2']],
  ['stygian-society', ['--players', '2']],
])('the application imports and replays the games of an arena of %s', async (game, more) => {
  const replays = path.join(folder, game);
  const options = ['--game', game, '--bots', 'random,novice', '--games', '1', '--replays', replays, ...more];
  const { code, error } = await commands.run('arena', ...options);
  expect(code, error).toBe(0);
  const names = readdirSync(replays);
  expect(names).toHaveLength(game === 'mystic-spires' ? 1 : 2);
  for (const name of names) {
    const file = JSON.parse(readFileSync(path.join(replays, name), 'utf8'));
    const answer = await device.call<ImportAnswer>('POST', '/api/import', { file });
    expect(answer).toMatchObject({ games: [{ game }], leftOut: [] });
    const [{ table = '' } = {}] = answer.games;
    const replay = await device.call<ReplayAnswer>('GET', `/api/tables/${table}/replay`);
    expect(replay.moves).toHaveLength(file.games[0].entries.length);
  }
});
