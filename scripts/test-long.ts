// npm run test:long [-- MINUTES]: the long versions of what `npm test` does briefly, each campaign for that many minutes.
// Seeds are of the day, so that every day tries something else, and are printed: the same seed does the same again.
import { pathToFileURL } from 'node:url';
import { hasNats, hasPostgres } from '../packages/server/testing/brokers.ts';
import { runNode } from './child.mjs';

type Step = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

const RUN = 'scripts/run.mjs';
const DEFAULT_MINUTES = 2;
const MOST_MINUTES = 24 * 60;
const CAMPAIGNS = ['kill', 'sockets', 'fuzz', 'secrets', 'load', 'guests'];

const campaign = (kind: string, minutes: number, seed: string): Step => ({
  name: `campaign ${kind}`,
  args: [RUN, 'packages/rigs/campaigns/main.ts', kind, '--minutes', String(minutes), '--seed', seed],
});

/** Everything that is run, in order. A cluster needs a database and a broker of its own. */
export const longSteps = (minutes: number, day: string, hasBrokers: boolean): readonly Step[] => [
  {
    name: 'random games',
    args: [RUN, '--bundled', 'packages/lab/games/games.ts', '3000', '--seed', `long ${day}`],
  },
  {
    name: 'whole games',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      'packages/lab/games/whole-games.test.ts',
    ],
    env: { WHOLE_GAMES: '400' },
  },
  ...CAMPAIGNS.map((kind) => campaign(kind, minutes, `${kind} ${day}`)),
  ...(hasBrokers ? [campaign('cluster', minutes, `cluster ${day}`)] : []),
  {
    name: 'killed browsers',
    args: [RUN, 'scripts/test.ts', 'e2e/pages/device.e2e.test.ts'],
    env: { DEVICE_KILLS: '50' },
  },
  { name: 'poison', args: [RUN, 'packages/rigs/poison/main.ts'] },
];

const readMinutes = (given: string | undefined): number => {
  const minutes = Number(given ?? DEFAULT_MINUTES);
  if (minutes > 0 && minutes <= MOST_MINUTES) return minutes;
  console.error(`MINUTES must be a number above 0 and up to ${MOST_MINUTES}, not "${given}".`);
  process.exit(1);
};

async function testLong(given: string | undefined): Promise<number> {
  const minutes = readMinutes(given);
  const hasBrokers = hasNats && (await hasPostgres());
  const failed: string[] = [];
  for (const { name, args, env } of longSteps(minutes, new Date().toISOString().slice(0, 10), hasBrokers)) {
    console.log(`\n== ${name}: ${args.join(' ')}`);
    if ((await runNode([...args], { ...process.env, ...env })) !== 0) failed.push(name);
  }
  if (!hasBrokers) console.log('\nNot run: campaign cluster. It needs PostgreSQL and nats-server.');
  console.log(failed.length === 0 ? '\nNothing failed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await testLong(process.argv[2]);
