// npm run train-decks [-- --alone 240000] [--parties 250000] [--first 0] [--hidden 16] [--epochs 8]
//   [--workers N] [--out FILE] [--bundle FILE]
// Learns the worth of Slay the Spire decks: random decks, alone and in parties, fight Bosses, Elites and
// encounters of all Acts, and for each character a small net is fitted to the HP left. One deck in twenty is
// held out to check the nets, which are then written to FILE, by default
// packages/bots/slay-the-spire/worth/deck-nets.json. Fights are numbered and fully derived from their
// numbers: the same options give the same file.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DECK_INPUTS } from '@three-spires/bots/slay-the-spire/deck-inputs';
import { type NetFile, writeNet } from '@three-spires/bots/slay-the-spire/net';
import { CHARACTERS } from '@three-spires/slay-the-spire/for-bots';
import { writeBundle } from '../bundle-command.ts';
import { readArguments, readNumber, runCommand, UsageError } from '../command.ts';
import { isHelper, serve, shareOut } from '../crew.ts';
import { showProgress } from '../progress.ts';
import { type DeckLesson, type DeckSample, fightLesson } from './train-decks-fight.ts';
import { errorOf, fitNet, type Position, positionOf } from './train-net.ts';

const USAGE =
  'npm run train-decks [-- --alone 240000] [--parties 250000] [--first 0] [--hidden 16] [--epochs 8] [--workers N] [--out FILE] [--bundle FILE]';
const OPTIONS = {
  alone: { type: 'string', default: '240000' },
  parties: { type: 'string', default: '250000' },
  first: { type: 'string', default: '0' },
  hidden: { type: 'string', default: '16' },
  epochs: { type: 'string', default: '8' },
  workers: { type: 'string' },
  out: { type: 'string', default: 'packages/bots/slay-the-spire/worth/deck-nets.json' },
  bundle: { type: 'string' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST = 10_000_000;
/** Fights per job: few enough to distribute evenly. */
const LESSON = 100;
/** One in this many decks is held out. */
const ASIDE = 20;
const DECAY = 5e-5;

const lessonsOf = (parties: boolean, first: number, fights: number): DeckLesson[] =>
  Array.from({ length: Math.ceil(fights / LESSON) }, (_, at) => ({
    parties,
    first: first + at * LESSON,
    fights: Math.min(LESSON, fights - at * LESSON),
  }));

/** The decks of all fights in the order of the lessons, whichever process fought them. */
const fightAll = async (lessons: readonly DeckLesson[], workers: number): Promise<DeckSample[][]> => {
  const places = new Map(lessons.map((lesson, at) => [lesson, at]));
  const samples: DeckSample[][] = new Array(lessons.length);
  const progress = showProgress(`times ${LESSON} fights`, lessons.length);
  const report = (met: DeckSample[], lesson: DeckLesson): void => {
    samples[places.get(lesson) as number] = met;
    progress.done();
  };
  await shareOut<DeckLesson, DeckSample[]>(SCRIPT, lessons, report, workers);
  progress.end();
  return samples;
};

/** The net of a character, checked on held-out decks. */
const fitted = (decks: readonly Position[], name: string, hidden: number, epochs: number): NetFile => {
  const learned = decks.filter((_, at) => at % ASIDE !== 0);
  const aside = decks.filter((_, at) => at % ASIDE === 0);
  const net = fitNet(learned, { hidden, inputs: DECK_INPUTS.length, epochs, seed: name, decay: DECAY });
  const error = errorOf(net, aside);
  const explained = (100 * (1 - error.net / error.average)).toFixed(1);
  console.log(
    `${name}: ${learned.length} decks; of ${aside.length} kept aside ${explained} % of the variance explained`,
  );
  return writeNet(net, DECK_INPUTS);
};

const main = async (args: string[]): Promise<number> => {
  const { positionals, values } = readArguments(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much`);
  if (values.bundle !== undefined) return writeBundle(SCRIPT, values.bundle);
  const first = readNumber(values.first, '--first', 0, MOST);
  const alone = readNumber(values.alone, '--alone', LESSON, MOST);
  const parties = readNumber(values.parties, '--parties', 0, MOST);
  const hidden = readNumber(values.hidden, '--hidden', 1, 200);
  const epochs = readNumber(values.epochs, '--epochs', 1, 1000);
  const workers =
    values.workers === undefined ? availableParallelism() : readNumber(values.workers, '--workers', 1, 256);
  const lessons = [...lessonsOf(false, first, alone), ...lessonsOf(true, first, parties)];
  const decks = CHARACTERS.map((): Position[] => []);
  for (const lesson of await fightAll(lessons, workers))
    for (const sample of lesson) decks[sample.character]?.push(positionOf(sample));
  const nets = CHARACTERS.map((name, character) => [
    name,
    fitted(decks[character] as Position[], name, hidden, epochs),
  ]);
  writeFileSync(values.out, `${JSON.stringify(Object.fromEntries(nets), undefined, 2)}\n`);
  console.log(`written to ${values.out}`);
  return 0;
};

if (isHelper()) serve(fightLesson);
else runCommand(USAGE, main);
