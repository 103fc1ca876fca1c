// npm run chances [-- --games 20000] [--hidden 24] [--rounds 15] [--seed chances] [--workers N] [--out FILE]
//   [--bundle FILE]
// Learns chances of winning Mystic Spires from games of Adepts, for the Master's playouts and for hints. One
// game in ten is held out to check the result. By default, writes packages/bots/mystic-spires/weights.json,
// including the command that made it. The same options give the same file, whatever the number of workers, as
// long as the rules and the Adept stay the same.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { writeBundle } from '../bundle-command.ts';
import { readArguments, readNumber, runCommand, UsageError } from '../command.ts';
import { isHelper, serve, shareOut } from '../crew.ts';
import { percent } from '../interval.ts';
import { showProgress } from '../progress.ts';
import { fit, measure } from './fit.ts';
import { type Sample, sampleGame } from './sample.ts';
import { networkFile } from './write.ts';

const USAGE =
  'npm run chances [-- --games 20000] [--hidden 24] [--rounds 15] [--seed chances] [--workers N] [--out FILE] [--bundle FILE]';
const OPTIONS = {
  games: { type: 'string', default: '20000' },
  hidden: { type: 'string', default: '24' },
  rounds: { type: 'string', default: '15' },
  seed: { type: 'string', default: 'chances' },
  workers: { type: 'string' },
  out: { type: 'string', default: 'packages/bots/mystic-spires/weights.json' },
  bundle: { type: 'string' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST_GAMES = 1_000_000;
const KEPT_BACK = 10;

const sampleAll = async (games: number, seed: string, workers: number): Promise<Sample[][]> => {
  const seeds = Array.from({ length: games }, (_, game) => `${seed} ${game}`);
  const places = new Map(seeds.map((each, game) => [each, game]));
  const samples: Sample[][] = seeds.map(() => []);
  const progress = showProgress('games', games);
  await shareOut<string, Sample[]>(
    SCRIPT,
    seeds,
    (result, of) => {
      samples[places.get(of) ?? 0] = result;
      progress.done();
    },
    workers,
  );
  progress.end();
  return samples;
};

if (isHelper()) serve(sampleGame);
else
  runCommand(USAGE, async (args) => {
    const { positionals, values } = readArguments(args, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much`);
    if (values.bundle !== undefined) return writeBundle(SCRIPT, values.bundle);
    const games = readNumber(values.games, '--games', KEPT_BACK, MOST_GAMES);
    const hidden = readNumber(values.hidden, '--hidden', 0, 256);
    const rounds = readNumber(values.rounds, '--rounds', 1, 1000);
    const workers =
      values.workers === undefined ? availableParallelism() : readNumber(values.workers, '--workers', 1, 256);
    const samples = await sampleAll(games, values.seed, workers);
    const learnt = samples.filter((_, game) => game % KEPT_BACK !== 0).flat();
    const kept = samples.filter((_, game) => game % KEPT_BACK === 0).flat();
    console.log(`${games} games, ${learnt.length} positions to learn from, ${kept.length} kept back`);
    const progress = showProgress('rounds', rounds);
    const network = fit(learnt, hidden, rounds, values.seed, () => progress.done());
    progress.end();
    for (const [what, set] of [['learnt from', learnt] as const, ['kept back', kept] as const]) {
      const { loss, right } = measure(network, set);
      console.log(`${what}: loss ${loss.toFixed(4)}, right in ${percent(right)}`);
    }
    const madeBy = `npm run chances -- --games ${games} --hidden ${hidden} --rounds ${rounds} --seed ${values.seed}`;
    writeFileSync(values.out, networkFile(network, madeBy));
    console.log(`written to ${values.out}`);
    return 0;
  });
