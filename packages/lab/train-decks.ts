// npm run train-decks [-- --fights 150000] [--rounds 2] [--hidden 16] [--epochs 6] [--seed 1] [--workers N] [--out FILE] [--bundle FILE]
// Learns what decks of Slay the Spire are good for: decks made up at random, alone and in parties, fight Bosses, Elites
// and encounters of all Acts, and for each character a small net is fitted to the HP that are left. Each round picks
// half of the cards by the nets of the one before, the first by the worth of single cards, and is learned from together
// with it. One fight in twenty is kept aside to check the nets, which are then written to FILE,
// packages/bots/slay-the-spire/worth/deck-nets.json unless told otherwise. The same options give the same file.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DeckNets } from '@three-spires/bots/slay-the-spire/deck';
import { DECK_INPUTS } from '@three-spires/bots/slay-the-spire/deck-inputs';
import { type NetFile, writeNet } from '@three-spires/bots/slay-the-spire/net';
import { CHARACTERS } from '@three-spires/slay-the-spire/for-bots';
import { writeBundle } from './bundle-command.ts';
import { readArguments, readNumber, runCommand, UsageError } from './command.ts';
import { isHelper, serve, shareOut } from './crew.ts';
import { showProgress } from './progress.ts';
import { type DeckLesson, type DeckSample, fightLesson } from './train-decks-fight.ts';
import { errorOf, fitNet, type Position } from './train-net.ts';

const USAGE =
  'npm run train-decks [-- --fights 150000] [--rounds 2] [--hidden 16] [--epochs 6] [--seed 1] [--workers N] [--out FILE] [--bundle FILE]';
const OPTIONS = {
  fights: { type: 'string', default: '150000' },
  rounds: { type: 'string', default: '2' },
  hidden: { type: 'string', default: '16' },
  epochs: { type: 'string', default: '6' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  out: { type: 'string', default: 'packages/bots/slay-the-spire/worth/deck-nets.json' },
  bundle: { type: 'string' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST = 10_000_000;
/** Fights of a job: few enough to share them out evenly. */
const LESSON = 100;
/** One of this many jobs is kept aside. */
const ASIDE = 20;
const DECAY = 5e-5;

/** By character the decks of all fights, in the order of their seeds, whichever process fought them. */
type Fought = { readonly learned: Position[]; readonly aside: Position[] };

const fightAll = async (
  fights: number,
  seed: string,
  nets: DeckNets | undefined,
  workers: number,
): Promise<Fought[]> => {
  const lessons = Array.from({ length: Math.ceil(fights / LESSON) }, (_, at): DeckLesson => {
    return { seed: `${seed} ${at}`, fights: Math.min(LESSON, fights - at * LESSON), nets };
  });
  const places = new Map(lessons.map((lesson, at) => [lesson, at]));
  const samples: DeckSample[][] = new Array(lessons.length);
  const progress = showProgress(`times ${LESSON} fights`, lessons.length);
  const report = (met: DeckSample[], lesson: DeckLesson): void => {
    samples[places.get(lesson) as number] = met;
    progress.done();
  };
  await shareOut<DeckLesson, DeckSample[]>(SCRIPT, lessons, report, workers);
  progress.end();
  return sorted(samples);
};

const sorted = (samples: readonly (readonly DeckSample[])[]): Fought[] => {
  const fought = CHARACTERS.map((): Fought => ({ learned: [], aside: [] }));
  samples.forEach((lesson, at) => {
    for (const { character, ...sample } of lesson)
      fought[character]?.[at % ASIDE === 0 ? 'aside' : 'learned'].push(positionOf(sample));
  });
  return fought;
};

const positionOf = ({ at, value, end }: Omit<DeckSample, 'character'>): Position => ({
  at: Int32Array.from(at),
  value: Float64Array.from(value),
  length: at.length,
  end,
});

type Fit = {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: string;
  readonly character: number;
};

/** The net of a character, checked on decks that it has not seen. */
const fitted = (learned: readonly Position[], aside: readonly Position[], fit: Fit): NetFile => {
  const name = CHARACTERS[fit.character] as string;
  const { hidden, epochs } = fit;
  const seed = `${fit.seed} ${name}`;
  const net = fitNet(learned, { hidden, inputs: DECK_INPUTS.length, epochs, seed, decay: DECAY });
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
  const fights = readNumber(values.fights, '--fights', 2 * LESSON, MOST);
  const hidden = readNumber(values.hidden, '--hidden', 1, 200);
  const epochs = readNumber(values.epochs, '--epochs', 1, 1000);
  const workers =
    values.workers === undefined ? availableParallelism() : readNumber(values.workers, '--workers', 1, 256);
  const rounds = readNumber(values.rounds, '--rounds', 1, 20);
  const learned = CHARACTERS.map((): Position[] => []);
  let nets: DeckNets | undefined;
  for (let round = 1; round <= rounds; round++) {
    const seed = `decks ${values.seed} ${round}`;
    const fought = await fightAll(fights, seed, nets, workers);
    nets = Object.fromEntries(
      fought.map((met, character): [string, NetFile] => {
        const all = learned[character] as Position[];
        for (const deck of met.learned) all.push(deck);
        return [CHARACTERS[character] as string, fitted(all, met.aside, { hidden, epochs, seed, character })];
      }),
    );
  }
  writeFileSync(values.out, `${JSON.stringify(nets, undefined, 2)}\n`);
  console.log(`written to ${values.out}`);
  return 0;
};

if (isHelper()) serve(fightLesson);
else runCommand(USAGE, main);
