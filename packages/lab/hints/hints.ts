// npm run hints [-- --game mystic-spires] [--positions 200] [--short 200] [--long 10000] [--level adept]
//   [--seed hints] [--workers N] [--json FILE] [--bundle FILE]
// Compares hints with a long search by the same bot: takes positions from bots' games, rates each with little
// and with much CPU time (milliseconds), and prints how often the hint is within 2 % of the best chance of
// winning.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BotLevel, levelsOf } from '@three-spires/bots';
import { readNumber, UsageError } from '../command.ts';
import { findGame } from '../games-list.ts';
import { percent } from '../interval.ts';
import { type Given, runOnCores, workAll } from '../many-cores.ts';
import { adviserOf, type ComparedHint, compareHint, type HintJob } from './hints-position.ts';
import { isNear, reportHints } from './hints-report.ts';

const USAGE =
  'npm run hints [-- --game mystic-spires] [--positions 200] [--short 200] [--long 10000] [--level adept] [--seed hints] [--workers N] [--json FILE] [--bundle FILE]';
const OPTIONS = {
  game: { type: 'string', default: 'mystic-spires' },
  positions: { type: 'string', default: '200' },
  short: { type: 'string', default: '200' },
  long: { type: 'string', default: '10000' },
  level: { type: 'string', default: 'adept' },
  seed: { type: 'string', default: 'hints' },
  json: { type: 'string' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST_POSITIONS = 1_000_000;
const LONGEST = 600_000;

const readLevel = (game: string, text: string): BotLevel => {
  const known = levelsOf(game);
  const level = known.find((each) => each === text);
  if (level === undefined) throw new UsageError(`there is no level "${text}", only ${known.join(', ')}`);
  return level;
};

/** Shows the proportion of hints near the long search so far. */
const nearSoFar = () => {
  let [near, all] = [0, 0];
  return (compared: readonly ComparedHint[]): string => {
    all += compared.length;
    near += compared.filter(isNear).length;
    return `${percent(near / Math.max(1, all))} near the long search`;
  };
};

const main = async ({ values, workers }: Given<typeof OPTIONS>): Promise<number> => {
  const game = findGame(values.game).game.id;
  const { level: adviser } = adviserOf(game);
  const level = readLevel(game, values.level);
  const short = readNumber(values.short, '--short', 1, LONGEST);
  const long = readNumber(values.long, '--long', 1, LONGEST);
  const positions = readNumber(values.positions, '--positions', 1, MOST_POSITIONS);
  const jobs = Array.from({ length: positions }, (_, at): HintJob => {
    return { game, level, seed: `${values.seed} ${at}`, short, long };
  });
  const compared = (await workAll(SCRIPT, 'positions', jobs, workers, nearSoFar())).flat();
  console.log(`${game}, hints of the ${adviser}, ${short} ms against ${long} ms of processor time`);
  for (const line of reportHints(compared, positions)) console.log(line);
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ game, adviser, short, long, compared }, null, 1)}\n`);
  return 0;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: compareHint, main });
