// npm run train-heroes [-- --rounds 30] [--changes 10] [--games 50] [--floors 5000] [--check 1000]
//   [--seed heroes] [--workers N] [--out FILE] [--bundle FILE]
// Trains the weights that the bots of The Stygian Society use to decide at a glance, and the chance that a
// party wins from the end of a floor. First plays games with perturbed weights: `--rounds` times, each with
// `--changes` perturbations in both directions and `--games` games for each of these. Then fits a regression
// to `--floors` games. Both are checked on `--check` games with fresh seeds and written to FILE, by default
// packages/bots/stygian-society/weights.json. The same options give the same file, whatever the number of
// workers.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Prospect, Taste } from '@three-spires/bots/stygian-society/training';
import { FLOORS_IN_TOWER } from '@three-spires/stygian-society/for-bots';
import { readNumber, UsageError } from '../command.ts';
import { shareOut } from '../crew.ts';
import { intervalOf, percent } from '../interval.ts';
import { type Given, runOnCores } from '../many-cores.ts';
import { type Progress, showProgress } from '../progress.ts';
import { type HeroLesson, SETUPS, type Told, teachHeroes } from './hero-lesson.ts';
import { chanceOf, fitProspects, rowsOf } from './hero-prospect.ts';
import { FIRST_TASTE, searchTaste } from './hero-taste.ts';

const USAGE =
  'npm run train-heroes [-- --rounds 30] [--changes 10] [--games 50] [--floors 5000] [--check 1000] [--seed heroes] [--workers N] [--out FILE] [--bundle FILE]';
const OPTIONS = {
  rounds: { type: 'string', default: '30' },
  changes: { type: 'string', default: '10' },
  games: { type: 'string', default: '50' },
  floors: { type: 'string', default: '5000' },
  check: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'heroes' },
  out: { type: 'string', default: 'packages/bots/stygian-society/weights.json' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST = 1_000_000;
/** Games per lesson: few enough to distribute evenly, and the same number for each set-up. */
const LESSON = 20 * SETUPS.length;

/** Plays lessons; the results are in the order of the lessons, whichever process played them. */
type Play = (lessons: readonly HeroLesson[], progress: Progress) => Promise<Told[][]>;

const playWith =
  (workers: number): Play =>
  (lessons, progress) =>
    shareOut<HeroLesson, Told[]>(SCRIPT, lessons, () => progress.done(), workers);

/** A win counts as much as all the progress to it, so that lost games also provide information. */
const scoreOf = (games: readonly Told[]): number =>
  games.reduce((sum, { won, progress }) => sum + progress + (won ? 1 : 0), 0) / games.length;

const winsOf = (games: readonly Told[]): string => {
  const won = games.filter((game) => game.won).length;
  const [low, high] = intervalOf(won, games.length);
  return `won ${won} of ${games.length}, ${percent(won / games.length)} (${percent(low)} to ${percent(high)})`;
};

const lessonsOf = (taste: Taste, seed: string, games: number): HeroLesson[] =>
  Array.from({ length: Math.ceil(games / LESSON) }, (_, at) => ({
    taste,
    seed: `${seed} ${at}`,
    games: Math.min(LESSON, games - at * LESSON),
  }));

/** The games of each of these sets of lessons. */
const playSets = async (play: Play, sets: readonly (readonly HeroLesson[])[]): Promise<Told[][]> => {
  const progress = showProgress(`times ${LESSON} games`, sets.flat().length);
  const told = await play(sets.flat(), progress);
  progress.end();
  return sets.map((set) => told.splice(0, set.length).flat());
};

/** By floor: the mean predicted chance, and the proportion won. */
const checkProspects = (prospects: readonly Prospect[], games: readonly Told[]): void => {
  prospects.forEach((prospect, at) => {
    const rows = rowsOf(games, at + 1);
    const mean = (value: (row: (typeof rows)[number]) => number): string =>
      percent(rows.reduce((sum, row) => sum + value(row), 0) / Math.max(1, rows.length));
    const right = mean((row) => (chanceOf(prospect, row.figures) > 0.5 === row.won ? 1 : 0));
    const expected = mean((row) => chanceOf(prospect, row.figures));
    console.log(
      `after floor ${at + 1}: ${rows.length} games, expected to win ${expected}, won ${mean(({ won }) => (won ? 1 : 0))}, foretold ${right}`,
    );
  });
};

const main = async ({ values, workers }: Given<typeof OPTIONS>): Promise<number> => {
  const number = (name: 'rounds' | 'changes' | 'games' | 'floors' | 'check'): number =>
    readNumber(values[name], `--${name}`, 1, MOST);
  const [rounds, changes, games] = [number('rounds'), number('changes'), number('games')];
  const [floors, check] = [number('floors'), number('check')];
  const { seed } = values;
  const play = playWith(workers);
  const progress = showProgress(`times ${games} games`, 2 * rounds * changes);
  const taste = await searchTaste({ rounds, changes, seed }, async (tastes, round) => {
    const lessons = tastes.map((each) => ({ taste: each, seed: `${seed} ${round}`, games }));
    return (await play(lessons, progress)).map(scoreOf);
  });
  progress.end();
  const [learnt = [], first = [], fresh = []] = await playSets(play, [
    lessonsOf(taste, `${seed} floors`, floors),
    lessonsOf(FIRST_TASTE, `${seed} check`, check),
    lessonsOf(taste, `${seed} check`, check),
  ]);
  if (!learnt.some(({ completed }) => completed.length === FLOORS_IN_TOWER - 1))
    throw new UsageError('no game came to the last floor: --floors must be greater');
  const prospect = fitProspects(learnt);
  console.log(`at first: ${winsOf(first)}`);
  console.log(`trained: ${winsOf(fresh)}`);
  checkProspects(prospect, fresh);
  writeFileSync(values.out, `${JSON.stringify({ taste, prospect }, undefined, 2)}\n`);
  console.log(`written to ${values.out}`);
  return 0;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: teachHeroes, main });
