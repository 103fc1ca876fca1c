// npm run chances [-- --games 20000] [--hidden 24] [--rounds 15] [--seed chances] [--workers N] [--out FILE]
//   [--bundle FILE]
// Learns chances of winning Mystic Spires from games of Adepts, for the Master's playouts and for hints. One
// game in ten is held out to check the result. By default, writes packages/bots/mystic-spires/weights.json,
// including the command that made it. The same options give the same file, whatever the number of workers, as
// long as the rules and the Adept stay the same.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readNumber } from '../command.ts';
import { percent } from '../interval.ts';
import { type Given, runOnCores, workAll } from '../many-cores.ts';
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
  out: { type: 'string', default: 'packages/bots/mystic-spires/weights.json' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST_GAMES = 1_000_000;
const KEPT_BACK = 10;

const main = async ({ values, workers }: Given<typeof OPTIONS>): Promise<number> => {
  const games = readNumber(values.games, '--games', KEPT_BACK, MOST_GAMES);
  const hidden = readNumber(values.hidden, '--hidden', 0, 256);
  const rounds = readNumber(values.rounds, '--rounds', 1, 1000);
  const seeds = Array.from({ length: games }, (_, game) => `${values.seed} ${game}`);
  const samples = await workAll<string, Sample[]>(SCRIPT, 'games', seeds, workers);
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
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: sampleGame, main });
