// npm run train-decks [-- --alone 240000] [--parties 250000] [--first 0] [--hidden 16] [--epochs 8]
//   [--workers N] [--out FILE] [--bundle FILE]
// Learns the worth of Slay the Spire decks: random decks, alone and in parties, fight Bosses, Elites and
// encounters of all Acts, and for each character a small net is fitted to the HP left. One deck in twenty is
// held out to check the nets, which are then written to FILE, by default
// packages/bots/slay-the-spire/worth/deck-nets.json. Fights are numbered and fully derived from their
// numbers: the same options give the same file.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DECK_INPUTS } from '@three-spires/bots/slay-the-spire/deck-inputs';
import { type NetFile, writeNet } from '@three-spires/bots/slay-the-spire/net';
import { CHARACTERS } from '@three-spires/slay-the-spire/for-bots';
import { readNumber } from '../command.ts';
import { type Given, runOnCores, workAll } from '../many-cores.ts';
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
  out: { type: 'string', default: 'packages/bots/slay-the-spire/worth/deck-nets.json' },
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

const main = async ({ values, workers }: Given<typeof OPTIONS>): Promise<number> => {
  const first = readNumber(values.first, '--first', 0, MOST);
  const alone = readNumber(values.alone, '--alone', LESSON, MOST);
  const parties = readNumber(values.parties, '--parties', 0, MOST);
  const hidden = readNumber(values.hidden, '--hidden', 1, 200);
  const epochs = readNumber(values.epochs, '--epochs', 1, 1000);
  const lessons = [...lessonsOf(false, first, alone), ...lessonsOf(true, first, parties)];
  const decks = CHARACTERS.map((): Position[] => []);
  const what = `times ${LESSON} fights`;
  const fought = await workAll<DeckLesson, DeckSample[]>(SCRIPT, what, lessons, workers);
  for (const sample of fought.flat()) decks[sample.character]?.push(positionOf(sample));
  const nets = CHARACTERS.map((name, character) => [
    name,
    fitted(decks[character] as Position[], name, hidden, epochs),
  ]);
  writeFileSync(values.out, `${JSON.stringify(Object.fromEntries(nets), undefined, 2)}\n`);
  console.log(`written to ${values.out}`);
  return 0;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: fightLesson, main });
