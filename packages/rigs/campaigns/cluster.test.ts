import { hasNats, hasPostgres, reportMissing } from '@three-spires/server/testing';
import { expect, it } from 'vitest';
import { type Accepted, compareWithLogs } from './acknowledged.ts';
import { runCampaign } from './campaign.ts';
import { cluster } from './cluster.ts';
import { load } from './load.ts';
import { secrets } from './secrets.ts';
import { createStalls, type Moving } from './stalls.ts';

const TIMEOUT_MS = 600_000;
/** Far longer than anything takes: how fast a busy machine is, is not the question here. */
const STALL_MS = 180_000;

const SHORT = { minutes: 0.1, seed: 'test', print: () => undefined };

const isPossible = hasNats && (await hasPostgres());
if (!isPossible) reportMissing('PostgreSQL and NATS');

it.runIf(isPossible)(
  'cluster: no acknowledged move is lost, and every table goes on',
  async () => {
    const { figures, faults } = await runCampaign(cluster, {
      ...SHORT,
      tables: 3,
      stallMs: STALL_MS,
    });
    expect(faults).toEqual([]);
    expect(Number(figures.disturbances)).toBeGreaterThan(0);
    expect(Number(figures['moves acknowledged'])).toBeGreaterThan(0);
    expect(figures['acknowledged moves sent again at the end']).toBe(figures['moves acknowledged']);
  },
  TIMEOUT_MS,
);

it.runIf(isPossible)(
  'secrets: pictures do not depend on what is hidden where people are at different nodes',
  async () => {
    const { figures, faults } = await runCampaign(secrets, { ...SHORT, nodes: 2 });
    expect(faults).toEqual([]);
    expect(Number(figures['pictures compared'])).toBeGreaterThan(0);
    expect(Number(figures['messages on the bus'])).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

it.runIf(isPossible)(
  'load: people at different nodes can move, and every tier is measured',
  async () => {
    const { figures, faults } = await runCampaign(load, { ...SHORT, nodes: 2, tables: 6, paceMs: 500 });
    expect(faults).toEqual([]);
    expect(figures).toMatchObject({ servers: 2 });
    expect(Number(figures.moves)).toBeGreaterThan(0);
    expect(Object.keys(figures).filter((name) => name.endsWith('CPU ms per move'))).toEqual([
      ...['nodes: CPU ms per move', 'PostgreSQL: CPU ms per move', 'NATS: CPU ms per move'],
    ]);
    // Other systems do not tell.
    if (process.platform === 'linux') expect(Number(figures['nodes: CPU ms per move'])).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

const faultsOf = async (work: (run: { fault(text: string): void }) => unknown): Promise<string[]> => {
  const faults: string[] = [];
  await work({ fault: (text) => faults.push(text) });
  return faults;
};

it('tells of moves that are lost, doubled or under another number, and of gaps', async () => {
  const entry = (seq: number, command: string) => ({
    command,
    person: 'ann',
    entry: { seq, seat: 0, move: 1 },
  });
  const acknowledged = (command: string, seq: number) => ({ message: { command }, seq }) as Accepted;
  const look = (accepted: readonly Accepted[], ...entries: ReturnType<typeof entry>[]) =>
    faultsOf((run) =>
      compareWithLogs(run, { entriesOf: async () => entries }, [
        { seated: { game: 'toy', table: 't', people: [], invite: '', random: [] }, accepted },
      ]),
    );
  expect(await look([acknowledged('a', 1)], entry(1, 'a'), entry(2, 'b'))).toEqual([]);
  expect(await look([acknowledged('a', 1)], entry(1, 'b'))).toEqual(['toy: move 1 of t is lost']);
  expect(await look([acknowledged('a', 1)], entry(1, 'b'), entry(2, 'a'))).toEqual([
    'toy: move 1 of t moved to 2',
  ]);
  expect(await look([acknowledged('a', 1)], entry(1, 'a'), entry(2, 'a'))).toEqual([
    'toy: a of t is doubled: 1, 2',
  ]);
  expect(await look([], entry(1, 'a'), entry(3, 'b'))).toEqual(['toy: the log of t has a gap']);
});

it('tells of tables that stand still, without the time in which nobody could move', async () => {
  const standing = (): Moving => ({
    name: 'toy t',
    newest: 4,
    movedAt: performance.now() - 30_000,
    excusedUntil: 0,
  });
  const faults = await faultsOf((run) => {
    const stalls = createStalls(run, 20_000);
    stalls.begin('kill -9');
    stalls.saw(standing(), 4);
    stalls.saw({ ...standing(), movedAt: performance.now() }, 5);
    const excused = standing();
    stalls.excuse([excused]);
    stalls.saw(excused, 5);
    stalls.saw(standing(), 5);
    stalls.giveUp(standing());
    expect(stalls.longest('kill -9').stallMs).toBeGreaterThanOrEqual(30_000);
    expect(stalls.longest('freeze').stallMs).toBe(0);
  });
  expect(faults).toEqual([
    expect.stringMatching(/^toy t stood still for 30\.\d s after kill -9$/),
    expect.stringMatching(/^toy t still stands after 30\.\d s, after kill -9$/),
  ]);
});
