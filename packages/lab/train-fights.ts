// npm run train-fights -- [--decks N] [--replays N] [--seed TEXT] [--nodes N]: plays fights of sample decks, each
// several times, and fits what the features of a position are worth. Prints the weights as JSON.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { FEATURES, FIGHT_WEIGHTS, type Sample, sampleTurns } from '@three-spires/bots/slay-the-spire/fight';
import { createRandom, randomBelow } from '@three-spires/kernel';
import { FACES } from '@three-spires/slay-the-spire/for-bots';
import { readArguments, readNumber, runCommand } from './command.ts';
import { CHARACTERS, enemiesOf, sampleFight } from './fight-decks.ts';

const USAGE = 'npm run train-fights -- [--decks N] [--replays N] [--nodes N] [--seed TEXT] [--workers N]';

const OPTIONS = {
  decks: { type: 'string', default: '40' },
  replays: { type: 'string', default: '6' },
  nodes: { type: 'string', default: '24' },
  seed: { type: 'string', default: 'train' },
  workers: { type: 'string', default: '0' },
} as const;

type Job = {
  readonly decks: number;
  readonly replays: number;
  readonly nodes: number;
  readonly seed: string;
  readonly first: number;
  readonly step: number;
};

/** The samples of one deck against one enemy card: only differences among them count. */
type Group = { readonly character: number; readonly fights: readonly (readonly Sample[])[] };

const RANKS = ['boss', 'boss', 'elite', 'encounter'] as const;

const playGroups = ({ decks, replays, nodes, seed, first, step }: Job): Group[] => {
  const groups: Group[] = [];
  for (let deck = first; deck < decks * CHARACTERS.length; deck += step) {
    const random = createRandom(`${seed} ${deck}`, 1);
    const character = deck % CHARACTERS.length;
    const act = 1 + randomBelow(random, 0, 3);
    const rank = RANKS[randomBelow(random, 0, RANKS.length)] as (typeof RANKS)[number];
    const kinds = enemiesOf(act, rank);
    const kind = kinds[randomBelow(random, 0, kinds.length)] as number;
    const start = sampleFight([CHARACTERS[character] as string], act, kind, `${seed} ${deck}`);
    const fights = Array.from({ length: replays }, (_, replay) =>
      sampleTurns(start, 0, `${seed} ${deck} ${replay}`, { nodes }),
    );
    groups.push({ character, fights });
  }
  return groups;
};

const inThread = (job: Job): Promise<Group[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

// Fitting

type Row = { readonly x: Float64Array; readonly y: number };

/** Names of what is fitted: the features, and for each Power in play the HP it has still to work on. */
const POWER_FACES = FACES.flatMap(({ definition }, face) => (definition.type === 'power' ? [face] : []));
const COLUMN_OF_FACE = new Map(POWER_FACES.map((face, at) => [face, FEATURES.length + at]));
const COLUMNS = FEATURES.length + POWER_FACES.length;
const ENEMY_HP = FEATURES.indexOf('enemyHp');
const FURTHER_HP = FEATURES.indexOf('furtherHp');

const columnsOf = ({ features, powers }: Sample): Float64Array => {
  const x = new Float64Array(COLUMNS);
  x.set(features);
  const left = ((features[ENEMY_HP] ?? 0) + (features[FURTHER_HP] ?? 0)) / 30;
  for (const face of powers) {
    const at = COLUMN_OF_FACE.get(face);
    if (at !== undefined) x[at] = (x[at] as number) + left;
  }
  return x;
};

/** Positions of one deck in the same round, each as its difference from their average. */
const rowsOf = ({ fights }: Group): Row[] => {
  const rows: Row[] = [];
  const all = fights.flat();
  for (const round of new Set(all.map((sample) => sample.round))) {
    const here = all.filter((sample) => sample.round === round);
    if (here.length < 3) continue;
    const xs = here.map(columnsOf);
    const mean = new Float64Array(COLUMNS);
    for (const x of xs)
      for (let at = 0; at < COLUMNS; at++) mean[at] = (mean[at] as number) + (x[at] as number) / xs.length;
    const worth = here.reduce((sum, sample) => sum + sample.worth, 0) / here.length;
    here.forEach((sample, at) => {
      const x = (xs[at] as Float64Array).map((value, column) => value - (mean[column] as number));
      rows.push({ x, y: sample.worth - worth });
    });
  }
  return rows;
};

/** Ridge regression towards the weights that hold now, by Gauss and Seidel on the normal equations. */
const fit = (rows: readonly Row[], prior: Float64Array, ridge: Float64Array): Float64Array => {
  const gram = Array.from({ length: COLUMNS }, () => new Float64Array(COLUMNS));
  const right = new Float64Array(COLUMNS);
  for (const { x, y } of rows) {
    for (let i = 0; i < COLUMNS; i++) {
      const xi = x[i] as number;
      if (xi === 0) continue;
      right[i] = (right[i] as number) + xi * y;
      const line = gram[i] as Float64Array;
      for (let j = 0; j < COLUMNS; j++) line[j] = (line[j] as number) + xi * (x[j] as number);
    }
  }
  const weights = prior.slice();
  for (let sweep = 0; sweep < 400; sweep++) {
    for (let i = 0; i < COLUMNS; i++) {
      const line = gram[i] as Float64Array;
      const own = (line[i] as number) + (ridge[i] as number);
      let rest = (right[i] as number) + (ridge[i] as number) * (prior[i] as number);
      for (let j = 0; j < COLUMNS; j++) if (j !== i) rest -= (line[j] as number) * (weights[j] as number);
      weights[i] = rest / own;
    }
  }
  return weights;
};

/** How many samples it takes to move a weight away from where it was: for all characters, for each, for a Power. */
const RIDGE_ALL = 40;
const RIDGE_EACH = 2500;
const RIDGE_POWER = 400;

/** Scaled by how much a feature varies, so that units do not matter. */
const ridgeOf = (rows: readonly Row[], samples: number): Float64Array => {
  const ridge = new Float64Array(COLUMNS);
  for (const { x } of rows)
    for (let at = 0; at < COLUMNS; at++) ridge[at] = (ridge[at] as number) + (x[at] as number) ** 2;
  return ridge.map((sum, at) => (at < FEATURES.length ? (samples * sum) / rows.length + 0.5 : RIDGE_POWER));
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What the weights leave unexplained. */
const errorOf = (rows: readonly Row[], weights: Float64Array): string => {
  const sum = rows.reduce((total, { x, y }) => {
    let value = 0;
    for (let at = 0; at < COLUMNS; at++) value += (x[at] as number) * (weights[at] as number);
    return total + (y - value) ** 2;
  }, 0);
  return (sum / rows.length).toFixed(2);
};

/** Weights of the features for each character, and of the Powers. Every fifth deck is kept aside to check them. */
const report = (groups: readonly Group[]): void => {
  const aside = (_: Group, at: number): boolean => Math.floor(at / CHARACTERS.length) % 5 === 0;
  const learned = groups.filter((group, at) => !aside(group, at));
  const checked = groups.filter(aside);
  const all = learned.flatMap(rowsOf);
  const common = fit(all, new Float64Array(COLUMNS), ridgeOf(all, RIDGE_ALL));
  const powers: Record<string, number> = {};
  const weights = CHARACTERS.map((name, character) => {
    const own = (group: Group): boolean => group.character === character;
    const [rows, others] = [learned.filter(own).flatMap(rowsOf), checked.filter(own).flatMap(rowsOf)];
    const fitted = fit(rows, common, ridgeOf(rows, RIDGE_EACH));
    for (const [face, column] of COLUMN_OF_FACE)
      if (Math.abs(fitted[column] as number) >= 0.05)
        powers[FACES[face]?.name ?? ''] = rounded(fitted[column] as number);
    const nothing = new Float64Array(COLUMNS);
    console.error(
      `${name}: ${rows.length} positions, variance ${errorOf(rows, nothing)}, left ${errorOf(rows, fitted)}; ` +
        `kept aside ${others.length}, variance ${errorOf(others, nothing)}, left ${errorOf(others, common)} ` +
        `by all, ${errorOf(others, fitted)} by its own, ${errorOf(others, priorOf(character))} before`,
    );
    return Object.fromEntries(FEATURES.map((feature, at) => [feature, rounded(fitted[at] as number)]));
  });
  console.log(JSON.stringify({ weights, powers }));
};

const priorOf = (character: number): Float64Array => {
  const prior = new Float64Array(COLUMNS);
  FEATURES.forEach((name, at) => {
    prior[at] = FIGHT_WEIGHTS[character]?.[name] ?? 0;
  });
  return prior;
};

const main = async (args: string[]): Promise<number> => {
  const { values } = readArguments(args, OPTIONS);
  const number = (name: 'decks' | 'replays' | 'nodes'): number =>
    readNumber(values[name], name, 1, 1_000_000);
  const given = readNumber(values.workers, 'the number of workers', 0, 256);
  const step = given === 0 ? availableParallelism() : given;
  const job = {
    decks: number('decks'),
    replays: number('replays'),
    nodes: number('nodes'),
    seed: values.seed,
    step,
  };
  const shares = Array.from({ length: step }, (_, first) => inThread({ ...job, first }));
  const groups = (await Promise.all(shares)).flat();
  const fights = groups.flatMap((group) => group.fights);
  const won = fights.filter((fight) => (fight.at(-1)?.worth ?? 0) > 5).length;
  console.error(`${fights.length} fights, ${won} won`);
  report(groups);
  return 0;
};

if (isMainThread) runCommand(USAGE, main);
else parentPort?.postMessage(playGroups(workerData as Job));
