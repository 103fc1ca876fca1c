// npm run climbs [-- --level adept] [--bot FILE] [--characters all] [--ascension 0] [--players 1] [--from 1] [--to 100]
//   [--ms 0] [--act-four] [--workers N] [--json FILE] [--cards FILE] [--weights FILE] [--watch]
//   [--bundle FILE]
// Bots play whole climbs of Slay the Spire. Prints how many are won, where and how they are lost, and how
// long a decision takes. `--level`, `--ascension` and `--players` take lists such as 0,5,10 and play every
// combination; `--bot` plays with a bot of your own instead (docs/arena.md). Single-player climbs cycle through the characters over the seeds; `--characters
// Silent,Watcher` selects some. Each party takes as many of them as it has players, starting one further each
// time. `--cards FILE` writes how often each card, relic and potion was offered and taken, and how those
// climbs went on; the library shows packages/bots/opinions/slay-the-spire.json as the bots' opinion.
// `--weights FILE` uses values written by npm run train instead of those in the repository. `--bundle FILE`
// writes this command as one file for a machine without the repository: node FILE [the same options].
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Weights } from '@three-spires/bots/worth';
import { defined } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { CHARACTERS } from '@three-spires/slay-the-spire/for-bots';
import { commandOf, readNumber, UsageError } from '../command.ts';
import { type Given, playAll, playInTurn, runOnCores, type ValuesOf } from '../many-cores.ts';
import { writeOpinions } from '../opinions.ts';
import { failureLines, playersNamed } from '../programs/named.ts';
import { CLIMBERS, type Climb, type ClimbEnd, playClimb } from './climb-game.ts';
import { climbLines, kindOf } from './climb-report.ts';

const USAGE =
  'npm run climbs [-- --level adept] [--bot FILE] [--characters all] [--ascension 0] [--players 1] [--from 1] [--to 100] [--ms 0] [--act-four] [--workers N] [--json FILE] [--cards FILE] [--weights FILE] [--watch] [--bundle FILE]';
const OPTIONS = {
  level: { type: 'string', default: 'adept' },
  bot: { type: 'string' },
  characters: { type: 'string', default: 'all' },
  ascension: { type: 'string', default: '0' },
  players: { type: 'string', default: '1' },
  from: { type: 'string', default: '1' },
  to: { type: 'string', default: '100' },
  ms: { type: 'string', default: '0' },
  'act-four': { type: 'boolean', default: false },
  json: { type: 'string' },
  cards: { type: 'string' },
  weights: { type: 'string' },
  watch: { type: 'boolean', default: false },
} as const;

const MOST = 10_000_000;

const readLevel = (text: string): string => {
  const level = CLIMBERS.find((each) => each === text);
  if (level === undefined) throw new UsageError(`there is no level "${text}", only ${CLIMBERS.join(', ')}`);
  return level;
};

const readCharacters = (text: string): readonly string[] => {
  if (text === 'all') return CHARACTERS;
  return text.split(',').map((name) => {
    const character = CHARACTERS.find((each) => each.toLowerCase() === name.trim().toLowerCase());
    if (character === undefined)
      throw new UsageError(`there is no character "${name}", only ${CHARACTERS.join(', ')}`);
    return character;
  });
};

const readWeights = (file: string): Weights => {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist`);
  return JSON.parse(readFileSync(file, 'utf8')) as Weights;
};

type Values = ValuesOf<typeof OPTIONS>;

/** Parses comma-separated values. */
const listOf = <Value>(text: string, read: (part: string) => Value): Value[] =>
  text.split(',').map((part) => read(part.trim()));

/** What the climbs of one kind have in common. */
type Kind = Pick<Climb, 'level' | 'own' | 'ascension'> & { readonly players: number };

const kindsOf = async ({ level, bot, ascension, players }: Values, most: number): Promise<Kind[]> =>
  (await playersNamed(bot, slayTheSpire, () => listOf(level, readLevel))).flatMap(({ name, own }) =>
    listOf(ascension, (part) => readNumber(part, '--ascension', 0, 13)).flatMap((ascension) =>
      listOf(players, (part) => ({
        level: name,
        ...defined({ own }),
        ascension,
        players: readNumber(part, '--players', 1, most),
      })),
    ),
  );

/** The same seeds for every kind. */
const climbsOf = async (values: Values): Promise<Climb[]> => {
  const characters = readCharacters(values.characters);
  const from = readNumber(values.from, '--from', 0, MOST);
  const to = readNumber(values.to, '--to', from, MOST);
  const milliseconds = readNumber(values.ms, '--ms', 0, 600_000);
  const weights = values.weights === undefined ? {} : { weights: readWeights(values.weights) };
  const seatOf = (number: number): string => characters[number % characters.length] as string;
  return (await kindsOf(values, characters.length)).flatMap(({ players, ...kind }) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({
      ...kind,
      characters: Array.from({ length: players }, (_, seat) => seatOf(from + at + seat)),
      seed: `climb ${from + at}`,
      milliseconds,
      actFour: values['act-four'],
      watched: values.watch,
      ...weights,
    })),
  );
};

const SCRIPT = fileURLToPath(import.meta.url);

const writeCards = (
  file: string,
  { level, ascension, characters }: Climb,
  ends: readonly ClimbEnd[],
  args: readonly string[],
): void => {
  const about = { command: commandOf('climbs', args), level, ascension, players: [characters.length] };
  const kinds = { chosen: ['card', 'relic', 'bossRelic', 'potion'], found: [] };
  const told = ends.map(({ won, rooms, offers }) => ({ won, depth: rooms, offers }));
  writeOpinions(file, { ...about, ...kinds }, told);
};

const main = async ({ values, workers, args }: Given<typeof OPTIONS>): Promise<number> => {
  const climbs = await climbsOf(values);
  if (values.cards !== undefined && new Set(climbs.map(kindOf)).size > 1)
    throw new UsageError('--cards needs one level, one Ascension and one number of players');
  const began = performance.now();
  const ends = values.watch
    ? await playInTurn(climbs, playClimb)
    : await playAll(SCRIPT, 'climbs', climbs, workers, ({ won }: ClimbEnd) => won);
  const seconds = (performance.now() - began) / 1000;
  console.log([...climbLines(climbs, ends), ...failureLines(climbs, ends)].join('\n'));
  console.log(`${seconds.toFixed(0)} s with ${values.watch ? 1 : workers} workers`);
  if (values.cards !== undefined) writeCards(values.cards, climbs[0] as Climb, ends, args);
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify(climbs.map((climb, at) => ({ ...climb, ...ends[at] })))}\n`);
  return 0;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: playClimb, main });
