import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Recorded, Speed } from '../request.ts';
import { isPlayed, WORKS } from '../works.ts';
import { carryOut } from './drive.ts';
import { mysticSpiresBench } from './mystic-spires.ts';
import { slayTheSpireBench } from './slay-the-spire.ts';
import { stygianSocietyBench } from './stygian-society.ts';

const BENCHES = [slayTheSpireBench, mysticSpiresBench, stygianSocietyBench];
const EFFORT = { runs: 1, milliseconds: 1, warmUps: 0 };

const folder = mkdtempSync(path.join(tmpdir(), 'drive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DRIVEN = WORKS.flatMap((work) => (work.kind === 'shared' || work.kind === 'size' ? [] : [work]));

test.each(DRIVEN)('$name: games are recorded and measured', (work) => {
  const { games } = work;
  const bench = BENCHES.find(({ game }) => game.id === games.game);
  if (bench === undefined) throw new Error(`there is no game "${games.game}"`);
  const file = path.join(folder, 'games.json');
  if (isPlayed(work)) {
    const { real, forced, idle } = carryOut(bench, { do: 'record', games, decisions: 50, file }) as Recorded;
    expect(real).toBeGreaterThan(0);
    expect(real + forced + idle).toBeGreaterThanOrEqual(50);
  }
  const [speed] = carryOut(
    bench,
    isPlayed(work)
      ? { do: 'play', parts: [{ games, file }], effort: EFFORT }
      : { do: work.kind === 'hash' ? 'hash' : 'copy', games, effort: EFFORT },
  ) as Speed[];
  expect(speed?.perSecond).toBeGreaterThan(0);
});
