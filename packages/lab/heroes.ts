// npm run heroes -- [--games N] [--players 1-4] [--two-heroes] [--seed TEXT]: plays whole games with a bot in
// every seat, on all cores, and prints how many are won, how far they get and how they are lost.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readArguments, readNumber, runCommand, UsageError } from './command.ts';
import { type HeroGame, playHeroes } from './hero-game.ts';

const USAGE = 'npm run heroes -- [--games N] [--players 1-4] [--two-heroes] [--seed TEXT]';
const MOST_GAMES = 1_000_000;
const FLOORS = 6;

const OPTIONS = {
  games: { type: 'string', default: '2000' },
  players: { type: 'string', default: '4' },
  'two-heroes': { type: 'boolean', default: false },
  seed: { type: 'string', default: 'heroes' },
} as const;

type Share = {
  readonly setup: unknown;
  readonly seed: string;
  readonly first: number;
  readonly step: number;
  readonly games: number;
};

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Half the width of the 95 % confidence interval, in percentage points. */
const doubt = (part: number, whole: number): string => {
  const share = part / whole;
  return (196 * Math.sqrt((share * (1 - share)) / whole)).toFixed(1);
};

const average = (games: readonly HeroGame[], figure: (game: HeroGame) => number): string =>
  (games.reduce((sum, game) => sum + figure(game), 0) / Math.max(1, games.length)).toFixed(1);

/** Most frequent first. */
const counted = (names: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
};

const report = (games: readonly HeroGame[], seconds: number): void => {
  const all = games.length;
  const won = games.filter((game) => game.won);
  const lost = games.filter((game) => !game.won);
  console.log(
    `won: ${won.length} of ${all} (${percent(won.length, all)}, ± ${doubt(won.length, all)} points)`,
  );
  console.log('floor    reached      lost there by wounds      by peril');
  for (let floor = 1; floor <= FLOORS; floor++) {
    const here = lost.filter((game) => game.floor === floor);
    const by = (reason: string): string => percent(here.filter((game) => game.reason === reason).length, all);
    const reached = percent(games.filter((game) => game.floor >= floor).length, all);
    console.log(
      `${String(floor).padEnd(5)}${reached.padStart(11)}${by('wounds').padStart(26)}${by('peril').padStart(14)}`,
    );
  }
  console.log(
    `lost at: ${counted(lost.map(({ place }) => place))
      .map(([place, count]) => `${place} ${percent(count, all)}`)
      .join(', ')}`,
  );
  console.log(
    `turns: ${average(won, ({ turns }) => turns)} when won, ${average(lost, ({ turns }) => turns)} when lost`,
  );
  console.log(`${seconds.toFixed(0)} s on ${availableParallelism()} cores`);
};

const playShare = ({ setup, seed, first, step, games }: Share): HeroGame[] => {
  const played: HeroGame[] = [];
  for (let number = first; number < games; number += step)
    played.push(playHeroes(setup, `${seed} ${number}`));
  return played;
};

/** One thread for each core; with n threads, each plays every nth game. */
const playAll = (setup: unknown, seed: string, games: number): Promise<HeroGame[][]> => {
  const step = Math.min(games, availableParallelism());
  const threads = Array.from(
    { length: step },
    (_, first) =>
      new Promise<HeroGame[]>((resolve, reject) => {
        const share: Share = { setup, seed, first, step, games };
        const thread = new Worker(fileURLToPath(import.meta.url), { workerData: share });
        thread.once('message', resolve).once('error', reject);
      }),
  );
  return Promise.all(threads);
};

if (isMainThread)
  runCommand(USAGE, (args) => {
    const { positionals, values } = readArguments(args, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much`);
    const games = readNumber(values.games, '--games', 1, MOST_GAMES);
    const players = readNumber(values.players, '--players', 1, 4);
    if (values['two-heroes'] && players !== 2) throw new UsageError('--two-heroes is for two players');
    const setup = { players, twoHeroes: values['two-heroes'] };
    const began = performance.now();
    void playAll(setup, values.seed, games).then((shares) =>
      report(shares.flat(), (performance.now() - began) / 1000),
    );
    return 0;
  });
else parentPort?.postMessage(playShare(workerData as Share));
