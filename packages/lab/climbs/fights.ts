// npm run fights -- [--strength quick] [--players 1] [--fights N] [--seed TEXT] [--acts 123] [--workers N]
// Plays fights of sample decks against every Boss, on all cores. Prints how many are won for each Boss and
// each character (in a party, the first one), as JSON with --json.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { enemiesOf } from '@three-spires/bots/slay-the-spire/enemies';
import type { Strength } from '@three-spires/bots/slay-the-spire/fight';
import { ENEMY_ENTRIES } from '@three-spires/slay-the-spire/for-bots';
import { readArguments, readNumber, runCommand } from '../command.ts';
import { CHARACTERS, sampleFight } from './fight-decks.ts';
import { type FightEnd, playFight } from './play-fight.ts';

const USAGE =
  'npm run fights -- [--strength quick|novice|adept|master] [--players 1] [--fights N] [--ms N] [--acts 123]';

const OPTIONS = {
  strength: { type: 'string', default: 'quick' },
  players: { type: 'string', default: '1' },
  fights: { type: 'string', default: '10' },
  seed: { type: 'string', default: 'fights' },
  acts: { type: 'string', default: '123' },
  ms: { type: 'string', default: '0' },
  workers: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
} as const;

type Job = {
  readonly strength: Strength;
  readonly players: number;
  readonly fights: number;
  readonly seed: string;
  readonly acts: string;
  readonly ms: number;
};
type Result = FightEnd & { readonly character: string; readonly boss: string; readonly act: number };

/** The characters in their usual order, starting with one of them. */
const partyFrom = (character: (typeof CHARACTERS)[number], players: number): string[] =>
  Array.from(
    { length: players },
    (_, seat) => CHARACTERS[(CHARACTERS.indexOf(character) + seat) % CHARACTERS.length] as string,
  );

const playShare = (job: Job, first: number, step: number): Result[] => {
  const results: Result[] = [];
  let number = 0;
  for (const act of [1, 2, 3]) {
    if (!job.acts.includes(String(act))) continue;
    for (const kind of enemiesOf('boss', act)) {
      for (const character of CHARACTERS) {
        for (let fight = 0; fight < job.fights; fight++) {
          if (number++ % step !== first) continue;
          const seed = `${job.seed} ${act} ${character} ${fight}`;
          const state = sampleFight(partyFrom(character, job.players), act, kind, seed);
          const boss = ENEMY_ENTRIES[kind]?.name ?? '';
          results.push({ character, boss, act, ...playFight(state, job) });
        }
      }
    }
  }
  return results;
};

const inThread = (job: Job, first: number, step: number): Promise<Result[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { job, first, step } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const summary = (results: readonly Result[]): string => {
  const sum = (part: (result: Result) => number): number =>
    results.reduce((total, each) => total + part(each), 0);
  const count = Math.max(1, results.length);
  const won = sum((each) => (each.won ? 1 : 0));
  return [
    `${won}/${results.length}`.padStart(8),
    `${((100 * won) / count).toFixed(0)} %`.padStart(7),
    `HP ${(sum(({ hp }) => hp) / count).toFixed(1)}`.padStart(9),
    `rounds ${(sum(({ rounds }) => rounds) / count).toFixed(1)}`.padStart(13),
    `${(
      sum(({ ms }) => ms) /
        Math.max(
          1,
          sum(({ decisions }) => decisions),
        )
    ).toFixed(2)} ms`.padStart(12),
  ].join('');
};

const report = (results: readonly Result[]): void => {
  const lines = (name: (result: Result) => string): void => {
    for (const group of new Set(results.map(name)))
      console.log(group.padEnd(24) + summary(results.filter((each) => name(each) === group)));
  };
  lines(({ boss, act }) => `${act} ${boss}`);
  lines(({ character }) => character);
  console.log('all'.padEnd(24) + summary(results));
};

const main = async (args: string[]): Promise<number> => {
  const { values } = readArguments(args, OPTIONS);
  const { strength, seed, acts } = values;
  const players = readNumber(values.players, 'the number of players', 1, CHARACTERS.length);
  const fights = readNumber(values.fights, 'the number of fights', 1, 100_000);
  const ms = readNumber(values.ms, 'the time', 0, 100_000);
  const given = readNumber(values.workers, 'the number of workers', 0, 256);
  const workers = given === 0 ? availableParallelism() : given;
  const job: Job = { strength: strength as Strength, players, fights, seed, acts, ms };
  const shares = Array.from({ length: workers }, (_, first) => inThread(job, first, workers));
  const results = (await Promise.all(shares)).flat();
  if (values.json) console.log(JSON.stringify(results));
  else report(results);
  return 0;
};

if (isMainThread) runCommand(USAGE, main);
else {
  const { job, first, step } = workerData as { job: Job; first: number; step: number };
  parentPort?.postMessage(playShare(job, first, step));
}
