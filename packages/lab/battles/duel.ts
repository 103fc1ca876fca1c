// npm run duel [-- --one master] [--bot FILE] [--other adept] [--games 200] [--ms 0] [--deck NAME] [--seed duel]
//   [--workers N] [--json FILE] [--cards FILE] [--watch] [--bundle FILE]
// --bot puts a bot of your own in the place of the first one (docs/arena.md). Two bots play Mystic Spires against each other. Each game is played twice with the seats swapped, and both
// sides use the same deck. Without a clock (--ms 0) the bots stop at their own limits, and the same options
// give the same games. --cards writes how often the first bot drew and played each card, and how often it
// then won; the library shows packages/bots/opinions/mystic-spires.json as the bots' opinion. --json writes
// every game. --watch prints the board at the start of each turn, and every decision: the turn, the bot, both
// sides' Tower HP, Crystal, deck and hand, the move and its reason. --bundle writes the command as one file
// for a machine that has only Node.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { levelsOf } from '@three-spires/bots';
import { defined, didYouMean } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { commandOf, readNumber, UsageError } from '../command.ts';
import { type Given, playAll, playInTurn, runOnCores } from '../many-cores.ts';
import { writeOpinions } from '../opinions.ts';
import { failureLines, playersNamed } from '../programs/named.ts';
import type { OwnSpec } from '../programs/own-spec.ts';
import { type Battle, type BattleEnd, playBattle } from './bot-battle.ts';
import { duelLines, seatOf } from './duel-report.ts';
import { pairedDuel } from './paired-duel.ts';

const USAGE =
  'npm run duel [-- --one master] [--bot FILE] [--other adept] [--games 200] [--ms 0] [--deck NAME] [--seed duel] [--workers N] [--json FILE] [--cards FILE] [--watch] [--bundle FILE]';
const OPTIONS = {
  games: { type: 'string', default: '200' },
  ms: { type: 'string', default: '0' },
  one: { type: 'string', default: 'master' },
  bot: { type: 'string' },
  other: { type: 'string', default: 'adept' },
  deck: { type: 'string' },
  seed: { type: 'string', default: 'duel' },
  json: { type: 'string' },
  cards: { type: 'string' },
  watch: { type: 'boolean', default: false },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST_GAMES = 1_000_000;

const readLevel = (text: string): string => {
  const known = levelsOf('mystic-spires');
  const level = known.find((each) => each === text);
  if (level === undefined) throw new UsageError(`there is no bot "${text}", only ${known.join(', ')}`);
  return level;
};

/** The decks to use in turn: all starter decks, or the named one. */
const readDecks = (name: string | undefined): readonly string[] => {
  const known = STARTER_DECKS.map((deck) => deck.name);
  if (name === undefined) return known;
  if (!known.includes(name))
    throw new UsageError(
      `there is no starter deck "${name}"${didYouMean(name, known)}; decks: ${known.join(', ')}`,
    );
  return [name];
};

type Duel = {
  readonly games: number;
  readonly one: string;
  readonly own?: OwnSpec;
  readonly other: string;
  /** Per decision; 0 for no limit. */
  readonly milliseconds: number;
  readonly decks: readonly string[];
  readonly seed: string;
  readonly watched: boolean;
};

const battleOf = (game: number, duel: Duel): Battle => {
  const { one, own, other, milliseconds, decks, seed, watched } = duel;
  const { pair, deck, first, seatOfOne } = pairedDuel(game, decks);
  return {
    decks: [deck, deck],
    levels: seatOfOne === 0 ? [one, other] : [other, one],
    ...defined({ own }),
    first,
    seed: `${seed} ${pair}`,
    milliseconds,
    watched,
  };
};

/** What the first bot drew and played. */
const writeCards = (
  file: string,
  { one }: Duel,
  battles: readonly Battle[],
  ends: readonly BattleEnd[],
  args: readonly string[],
): void => {
  const told = ends.map(({ winner, cards }, at) => {
    const seat = seatOf(battles[at] as Battle, one);
    return { won: winner === seat, depth: 0, offers: cards[seat] ?? [] };
  });
  const kinds = { chosen: ['unit', 'instant', 'passive', 'equipment'], found: [] };
  writeOpinions(file, { command: commandOf('duel', args), level: one, players: [2], ...kinds }, told);
};

const main = async ({ values, workers, args }: Given<typeof OPTIONS>): Promise<number> => {
  const [{ name: one, own } = { name: '' }] = await playersNamed(values.bot, mysticSpires, () => [
    readLevel(values.one),
  ]);
  const duel = {
    games: readNumber(values.games, '--games', 1, MOST_GAMES),
    one,
    ...defined({ own }),
    other: readLevel(values.other),
    milliseconds: readNumber(values.ms, '--ms', 0, 60_000),
    decks: readDecks(values.deck),
    seed: values.seed,
    watched: values.watch,
  };
  if (duel.one === duel.other) throw new UsageError(`both bots are "${duel.one}"`);
  const battles = Array.from({ length: duel.games }, (_, game) => battleOf(game, duel));
  const wins = ({ winner }: BattleEnd, battle: Battle): boolean => winner === seatOf(battle, duel.one);
  const ends = values.watch
    ? await playInTurn(battles, playBattle)
    : await playAll(SCRIPT, 'games', battles, workers, wins);
  console.log([...duelLines(duel, battles, ends), ...failureLines(battles, ends)].join('\n'));
  if (values.cards !== undefined) writeCards(values.cards, duel, battles, ends, args);
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify(battles.map((battle, at) => ({ ...battle, ...ends[at] })))}\n`,
    );
  return 0;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: playBattle, main });
