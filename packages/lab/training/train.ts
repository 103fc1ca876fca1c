// npm run train [-- --fights 9000] [--rounds 2] [--seed 1] [--characters all] [--workers N] [--out FILE]
//   [--check 400] [--bundle FILE]
// Learns the worth of cards and relics to the bots of Slay the Spire: random decks fight Bosses, Elites and
// encounters of all Acts, and a regression determines what each card and relic adds to the HP left. Each
// round picks cards by the previous round's values, the first by printed effects. The values are checked on
// fights with fresh seeds, then written to FILE, by default packages/bots/slay-the-spire/worth/weights.json.
// The same options give the same file.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import trained from '@three-spires/bots/weights' with { type: 'json' };
import { type Weights, worthsWith } from '@three-spires/bots/worth';
import { CHARACTERS, ENEMY_ENTRIES } from '@three-spires/slay-the-spire/for-bots';
import { readNumber, UsageError } from '../command.ts';
import { type Given, runOnCores, workAll } from '../many-cores.ts';
import { type Lesson, teach } from './train-fight.ts';
import { expectedLeft, type Fought, fitCharacter } from './train-fit.ts';

const USAGE =
  'npm run train [-- --fights 9000] [--rounds 2] [--seed 1] [--characters all] [--workers N] [--out FILE] [--check 400] [--bundle FILE]';
const OPTIONS = {
  fights: { type: 'string', default: '9000' },
  rounds: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  characters: { type: 'string', default: 'all' },
  out: { type: 'string', default: 'packages/bots/slay-the-spire/worth/weights.json' },
  check: { type: 'string', default: '400' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST = 10_000_000;
/** Fights per job: few enough to distribute evenly. */
const LESSON = 100;

type Plan = {
  readonly characters: readonly number[];
  /** Fights of each character. */
  readonly fights: number;
  readonly seed: string;
  readonly workers: number;
};

/** Fights of each character, in the order of their seeds, whichever process fought them. */
const fightAll = async (plan: Plan, weights: Weights): Promise<Fought[][]> => {
  const lessons = plan.characters.flatMap((character) =>
    Array.from({ length: Math.ceil(plan.fights / LESSON) }, (_, at): Lesson => {
      const fights = Math.min(LESSON, plan.fights - at * LESSON);
      return { character, seed: `${plan.seed} ${character} ${at}`, fights, weights };
    }),
  );
  const what = `times ${LESSON} fights`;
  const fought = await workAll<Lesson, Fought[]>(SCRIPT, what, lessons, plan.workers);
  return plan.characters.map((character) =>
    lessons.flatMap((lesson, at) => (lesson.character === character ? (fought[at] as Fought[]) : [])),
  );
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How far the HP left are from the predictions over hard fights, and from each enemy's mean. */
const checkOn = (fights: readonly Fought[], weights: Weights, character: number): string => {
  const [worth] = worthsWith(weights).slice(character, character + 1);
  const hard = fights.filter(({ enemy }) => ENEMY_ENTRIES[enemy]?.definition.rank !== 'encounter');
  if (worth === undefined || hard.length === 0) return 'nothing to check';
  const means = new Map(
    [...new Set(hard.map(({ enemy }) => enemy))].map((enemy) => [
      enemy,
      mean(hard.filter((fight) => fight.enemy === enemy).map(({ left }) => left)),
    ]),
  );
  const without = mean(hard.map(({ enemy, left }) => (left - (means.get(enemy) ?? 0)) ** 2));
  const withValues = mean(hard.map((fight) => (fight.left - expectedLeft(fight, worth)) ** 2));
  const won = mean(hard.map(({ left }) => (left > 0 ? 1 : 0)));
  return (
    `${(100 * won).toFixed(0)} % of ${hard.length} hard fights won, ` +
    `${(100 * (1 - withValues / without)).toFixed(0)} % of the variance explained`
  );
};

/** Formatted like the repository's formatter would: pairs of numbers are on one line. */
const ordered = (weights: Record<string, unknown>): string => {
  const inOrder = CHARACTERS.flatMap((name) => (name in weights ? [[name, weights[name]]] : []));
  const text = JSON.stringify(Object.fromEntries(inOrder), undefined, 2);
  return `${text.replace(/\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]/g, '[$1, $2]')}\n`;
};

const main = async ({ values, workers }: Given<typeof OPTIONS>): Promise<number> => {
  const plan: Plan = {
    characters: readCharacters(values.characters),
    fights: readNumber(values.fights, '--fights', 100, MOST),
    seed: values.seed,
    workers,
  };
  const rounds = readNumber(values.rounds, '--rounds', 1, 20);
  const checks = readNumber(values.check, '--check', 100, MOST);
  const all = plan.characters.map((): Fought[] => []);
  let weights: Weights = {};
  for (let round = 1; round <= rounds; round++) {
    const fights = await fightAll({ ...plan, seed: `train ${plan.seed} ${round}` }, weights);
    const fitted: Record<string, unknown> = { ...weights };
    plan.characters.forEach((character, at) => {
      all[at]?.push(...(fights[at] as Fought[]));
      fitted[CHARACTERS[character] as string] = fitCharacter(all[at] as Fought[]);
    });
    weights = fitted as Weights;
  }
  const fresh = await fightAll({ ...plan, fights: checks, seed: `check ${plan.seed}` }, weights);
  plan.characters.forEach((character, at) => {
    console.log(`${CHARACTERS[character]}: ${checkOn(fresh[at] as Fought[], weights, character)}`);
  });
  writeFileSync(values.out, ordered({ ...trained, ...weights }));
  console.log(`written to ${values.out}`);
  return 0;
};

const readCharacters = (text: string): number[] => {
  if (text === 'all') return CHARACTERS.map((_, character) => character);
  return text.split(',').map((name) => {
    const character = CHARACTERS.findIndex((each) => each.toLowerCase() === name.trim().toLowerCase());
    if (character < 0) throw new UsageError(`there is no character "${name}", only ${CHARACTERS.join(', ')}`);
    return character;
  });
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: teach, main });
