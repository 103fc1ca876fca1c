import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watch } from '../testing/at-table.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { acknowledged, expectKept, type LoneGame, playOn, sitDown } from '../testing/crowd.ts';

const TIMEOUT_MS = 240_000;
const PEOPLE = 6;
const MOVES_BEFORE_THE_KILL = 60;

let dataDir: string;
let server: ChildServer;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-crash-'));
  server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
}, TIMEOUT_MS);

afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const expectUnharmed = async ({ person, table, accepted, shown, pending }: LoneGame): Promise<void> => {
  const line = await person.connect();
  const now = await watch(line, table);
  await expectKept(line, accepted);
  const last = accepted.at(-1)?.seq ?? 0;
  // A move that was under way is there or not, but never half, and sending it again settles it.
  expect(now.seq - last).toBeLessThanOrEqual(pending === undefined ? 0 : 1);
  expect(now.seq).toBeGreaterThanOrEqual(last);
  if (now.seq === shown.seq) expect(now.picture).toEqual(shown.picture);
  if (pending !== undefined)
    expect(await line.ask(pending)).toMatchObject({ type: 'accepted', seq: last + 1 });
  await line.close();
};

it(
  'keeps every move it acknowledged, and asks the same question, after it was killed',
  async () => {
    const games: LoneGame[] = [];
    for (let count = 0; count < PEOPLE; count++) games.push(await sitDown(server.url));
    const ended = Promise.allSettled(games.map(playOn));
    await expect
      .poll(() => acknowledged(games), { timeout: TIMEOUT_MS, interval: 1 })
      .toBeGreaterThanOrEqual(MOVES_BEFORE_THE_KILL);
    await server.end('SIGKILL');
    await ended;

    server = await startChildServer({ PORT: new URL(server.url).port, DATA_DIR: dataDir });
    for (const game of games) await expectUnharmed(game);
  },
  TIMEOUT_MS,
);
