// npm run train-climbs [-- --climbs 600] [--level adept] [--seed 1] [--workers N] [--out FILE] [--bundle FILE]
// Learns the chance of winning a climb of Slay the Spire from bots' climbs: mostly single-player at Ascension
// 0, others at higher Ascensions, in parties or up to the Heart. Fits a logistic regression to the climb's
// figures at every choice of a path. A fifth of the climbs is held out; prints how well the chances hold
// there. By default, writes packages/bots/slay-the-spire/worth/standing.json. The same options give the same
// file.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chanceOfFigures, FIGURES } from '@three-spires/bots/standing';
import { CHARACTERS } from '@three-spires/slay-the-spire/for-bots';
import { readNumber, UsageError } from '../command.ts';
import { percent } from '../interval.ts';
import { type Given, playAll, runOnCores } from '../many-cores.ts';
import { fitLogistic, type Row } from '../training/train-logistic.ts';
import { CLIMBER_LEVELS, type Climb, type ClimbEnd, playClimb } from './climb-game.ts';

const USAGE =
  'npm run train-climbs [-- --climbs 600] [--level adept] [--seed 1] [--workers N] [--out FILE] [--bundle FILE]';
const OPTIONS = {
  climbs: { type: 'string', default: '600' },
  level: { type: 'string', default: 'adept' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string', default: 'packages/bots/slay-the-spire/worth/standing.json' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST = 1_000_000;
/** One climb in this many is held out. */
const ASIDE = 5;
const MOST_ASCENSION = 13;
/** The regularisation strength of the weights. */
const HOLD = 2;

/** Of ten climbs, seven are single-player at Ascension 0. */
const climbOf = (number: number, seed: string, level: string): Climb => {
  const kind = number % 10;
  const players = kind === 8 ? 2 + (Math.floor(number / 10) % 3) : 1;
  return {
    level,
    characters: Array.from(
      { length: players },
      (_, seat) => CHARACTERS[(number + Math.floor(number / 10) + seat) % CHARACTERS.length] as string,
    ),
    ascension: kind === 7 ? 1 + (Math.floor(number / 10) % MOST_ASCENSION) : 0,
    seed: `train climbs ${seed} ${number}`,
    milliseconds: 0,
    actFour: kind === 9,
    watched: false,
  };
};

const rowsOf = (ends: readonly ClimbEnd[]): Row[] =>
  ends.flatMap(({ standings, won }) =>
    standings.map((figures) => ({ figures: Float64Array.from(figures), won: won ? 1 : 0 })),
  );

const CLASSES = [0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9];

/** Prints how often climbs were won, by class of predicted chance. */
const printCalibration = (rows: readonly Row[], weights: Float64Array): void => {
  CLASSES.forEach((low, at) => {
    const high = CLASSES[at + 1] ?? 1;
    const chances = rows.map((row) => ({ chance: chanceOfFigures(row.figures, weights), won: row.won }));
    const own = chances.filter(({ chance }) => chance >= low && chance < high);
    if (own.length === 0) return;
    const mean = (part: (each: (typeof own)[number]) => number): number =>
      own.reduce((sum, each) => sum + part(each), 0) / own.length;
    console.log(
      `  ${percent(low)} to ${percent(high)}: ${own.length} standings, ${percent(mean(({ chance }) => chance))} expected, ${percent(mean(({ won }) => won))} won`,
    );
  });
};

const main = async ({ values, workers }: Given<typeof OPTIONS>): Promise<number> => {
  const level = CLIMBER_LEVELS.find((each) => each === values.level);
  if (level === undefined) throw new UsageError(`there is no level "${values.level}"`);
  const count = readNumber(values.climbs, '--climbs', ASIDE, MOST);
  const climbs = Array.from({ length: count }, (_, number) => climbOf(number, values.seed, level));
  const ends = await playAll(SCRIPT, 'climbs', climbs, workers, ({ won }: ClimbEnd) => won);
  const weights = fitLogistic(
    rowsOf(ends.filter((_, at) => at % ASIDE !== 0)),
    FIGURES.map(() => HOLD),
  );
  console.log(`${ends.filter(({ won }) => won).length} of ${count} climbs won; on those kept aside:`);
  printCalibration(rowsOf(ends.filter((_, at) => at % ASIDE === 0)), weights);
  const named = FIGURES.map((name, at) => [name, Math.round(1000 * (weights[at] as number)) / 1000] as const);
  writeFileSync(values.out, `${JSON.stringify(Object.fromEntries(named), undefined, 2)}\n`);
  console.log(`written to ${values.out}`);
  return 0;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: playClimb, main });
