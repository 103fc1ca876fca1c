/**
 * npm run beside [-- --tables 20] [--level adept] [--rounds 4] [--moves 150] [--profile FILE]: how long a person waits for a move with
 * tables of bots beside, and without them, in turn. The server is a process of its own, the people come over sockets.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BOT_LEVELS } from '@three-spires/bots/bot';
import { buildTree } from '@three-spires/server/testing';
import { PROBE } from '../built-server.ts';
import { readOptions, refuse, wholeNumber } from '../options.ts';
import { PLAYS } from './games-played.ts';
import { startServer } from './measured-server.ts';
import { buildCrowd, type Crowd, openCrowd } from './open-crowd.ts';

const values = readOptions({
  tables: { type: 'string', default: '20' },
  level: { type: 'string', default: 'adept' },
  rounds: { type: 'string', default: '4' },
  moves: { type: 'string', default: '150' },
  profile: { type: 'string' },
});
const TABLES = wholeNumber('tables', values.tables, 1);
const ROUNDS = wholeNumber('rounds', values.rounds, 1);
const MOVES = wholeNumber('moves', values.moves, 1);
const LEVEL =
  BOT_LEVELS.find((level) => level === values.level) ??
  refuse(`--level must be one of ${BOT_LEVELS.join(', ')}, not "${values.level}"`);
const GAMES = PLAYS.map(({ game }) => game);

/** Time for bots to end their turns, or to get going. */
const SETTLE_MS = 4_000;

const folder = path.resolve('dist/moves/beside');
await buildTree(path.resolve('.'), folder, PROBE);
const crowdFile = await buildCrowd();
const server = await startServer(folder);
const urls = [server.url];
const [people, others] = [openCrowd(crowdFile), openCrowd(crowdFile)];

/** Milliseconds that each of some moves took, one after another at tables of all games. */
const measure = async ({ order }: Crowd, seed: string): Promise<number[]> => {
  const { tables } = await order({ open: GAMES, urls, seed, rounds: 1 });
  const times: number[] = [];
  for (let step = 0; step < MOVES; step++) {
    const { took } = await order({ step: step % tables });
    if (took !== undefined) times.push(took);
  }
  await order({ leave: true });
  return times;
};

const within = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

const line = (name: string, times: readonly number[]): string => {
  const figures = [0.5, 0.9, 0.99, 1].map((share) => within(times, share).toFixed(1).padStart(9));
  return `${name.padEnd(28)}${String(times.length).padStart(6)}${figures.join('')}`;
};

/** Tables with bots, of all games. */
const openBotTables = async (): Promise<number> => {
  const perRound = GAMES.length * 4;
  const rounds = Math.ceil(TABLES / perRound);
  const bots = { level: LEVEL, most: TABLES };
  return (await others.order({ open: GAMES, urls, seed: 'bots', rounds, bots })).tables;
};

/** Everything is loaded and compiled before it counts: the games of people, and the threads in which bots think. */
const warmUp = async (): Promise<void> => {
  await others.order({ beside: true });
  for (let round = 0; round < 2; round++) await measure(people, `warm ${round}`);
  await sleep(SETTLE_MS);
  await others.order({ beside: false });
  await sleep(SETTLE_MS);
};

const besideTables = await openBotTables();
await warmUp();
if (values.profile !== undefined) await server.startProfile();
const [without, withBots]: [number[][], number[][]] = [[], []];
let botPictures = 0;
const began = performance.now();
for (let round = 0; round < ROUNDS; round++) {
  without.push(await measure(people, `without ${round}`));
  await others.order({ beside: true });
  await sleep(SETTLE_MS);
  withBots.push(await measure(people, `with ${round}`));
  botPictures += (await others.order({ beside: false })).pictures;
  await sleep(SETTLE_MS);
}
const seconds = (performance.now() - began) / 1000;
if (values.profile !== undefined) await server.writeProfile(path.resolve(values.profile));
people.disperse();
others.disperse();
await server.end();

console.log('ms until everyone saw a move   moves      p50      p90      p99      max');
console.log(line('without bots', without.flat()));
console.log(line(`${besideTables} tables of bots (${LEVEL})`, withBots.flat()));
const ratios = without.map((times, round) => within(withBots[round] ?? [], 0.99) / within(times, 0.99));
console.log(
  `p99 with bots / without: ${(within(withBots.flat(), 0.99) / within(without.flat(), 0.99)).toFixed(2)} ` +
    `(rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}); ` +
    `${botPictures} changes at tables of bots; load ${loadavg()[0]?.toFixed(1)}; ${seconds.toFixed(0)} s`,
);
