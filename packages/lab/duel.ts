// npm run duel [-- --one master] [--other adept] [--games 200] [--ms 0] [--deck NAME] [--seed duel] [--workers N]
//   [--cards FILE] [--bundle FILE]
// Two bots play Mystic Spires against each other. Each game is played twice with the seats swapped, and both sides use
// the same deck. Without a clock (--ms 0) the bots stop at their own limits, and the same options give the same games.
// --cards writes how often the first bot drew and played each card, and how often it won then; the library shows
// packages/bots/opinions/mystic-spires.json as what bots think. --bundle writes the command as one file for a machine that has Node and nothing else.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type BotLevel, levelsOf } from '@three-spires/bots';
import { didYouMean } from '@three-spires/kernel';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { type Battle, type BattleEnd, playBattle } from './bot-battle.ts';
import { writeBundle } from './bundle-command.ts';
import { commandOf, readArguments, readNumber, runCommand, UsageError } from './command.ts';
import { isHelper, serve, shareOut } from './crew.ts';
import { intervalOf, percent } from './interval.ts';
import { type Told, writeOpinions } from './opinions.ts';
import { showProgress } from './progress.ts';
import { sayTimes } from './thinking-time.ts';

const USAGE =
  'npm run duel [-- --one master] [--other adept] [--games 200] [--ms 0] [--deck NAME] [--seed duel] [--workers N] [--cards FILE] [--bundle FILE]';
const OPTIONS = {
  games: { type: 'string', default: '200' },
  ms: { type: 'string', default: '0' },
  one: { type: 'string', default: 'master' },
  other: { type: 'string', default: 'adept' },
  deck: { type: 'string' },
  seed: { type: 'string', default: 'duel' },
  workers: { type: 'string' },
  cards: { type: 'string' },
  bundle: { type: 'string' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST_GAMES = 1_000_000;

const readLevel = (text: string): BotLevel => {
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
  readonly one: BotLevel;
  readonly other: BotLevel;
  /** For each decision; 0 for no clock. */
  readonly milliseconds: number;
  readonly decks: readonly string[];
  readonly seed: string;
  readonly workers: number;
};

/** Games 2n and 2n + 1 are the same game with the bots' seats swapped. */
const battleOf = (game: number, { one, other, milliseconds, decks, seed }: Duel): Battle => {
  const pair = Math.floor(game / 2);
  const deck = decks[pair % decks.length] ?? '';
  return {
    decks: [deck, deck],
    levels: game % 2 === 0 ? [one, other] : [other, one],
    first: Math.floor(pair / decks.length) % 2 === 0 ? 0 : 1,
    seed: `${seed} ${pair}`,
    milliseconds,
  };
};

type Tally = { won: number; drawn: number; games: number; reasons: Record<string, number> };
const newTally = (): Tally => ({ won: 0, drawn: 0, games: 0, reasons: {} });

const shareOf = ({ won, drawn, games }: Tally): string => {
  const [low, high] = intervalOf(won, games);
  return `${won} of ${games}, ${drawn} drawn: ${percent(won / games)} (${percent(low)} to ${percent(high)})`;
};

const reasonsOf = ({ reasons }: Tally): string =>
  Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ');

const count = (tally: Tally, { winner, reason }: BattleEnd, seat: number): void => {
  tally.games++;
  if (winner === seat) tally.won++;
  if (winner < 0) tally.drawn++;
  const how = `${winner === seat ? 'won' : 'lost'} by ${reason}`;
  tally.reasons[how] = (tally.reasons[how] ?? 0) + 1;
};

/** Plays, reports, and tells the games of the first bot. */
const playDuel = async (duel: Duel): Promise<Told[]> => {
  const { games, one, other, milliseconds, decks, workers } = duel;
  const battles = Array.from({ length: games }, (_, game) => battleOf(game, duel));
  const all = newTally();
  const byDeck = new Map(decks.map((name) => [name, newTally()]));
  const times: [number[], number[]] = [[], []];
  const told: Told[] = [];
  const progress = showProgress('games', games);
  await shareOut<Battle, BattleEnd>(
    SCRIPT,
    battles,
    (end, battle) => {
      const seat = battle.levels[0] === one ? 0 : 1;
      count(all, end, seat);
      const tally = byDeck.get(battle.decks[0]);
      if (tally !== undefined) count(tally, end, seat);
      told.push({ won: end.winner === seat, depth: 0, offers: end.cards[seat] ?? [] });
      times[0].push(...(end.times[seat] ?? []));
      times[1].push(...(end.times[1 - seat] ?? []));
      progress.done(`${one} won ${percent(all.won / all.games)}`);
    },
    workers,
  );
  progress.end();
  const clock = milliseconds === 0 ? 'no clock' : `${milliseconds} ms a decision`;
  console.log(`${one} against ${other}, ${clock}, won ${shareOf(all)}`);
  for (const [name, tally] of byDeck)
    if (tally.games > 0) console.log(`${name.padEnd(20)}${shareOf(tally)}; ${reasonsOf(tally)}`);
  console.log(sayTimes(one, times[0], milliseconds));
  console.log(sayTimes(other, times[1], milliseconds));
  return told;
};

if (isHelper()) serve(playBattle);
else
  runCommand(USAGE, async (args) => {
    const { positionals, values } = readArguments(args, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much`);
    if (values.bundle !== undefined) return writeBundle(SCRIPT, values.bundle);
    const duel = {
      games: readNumber(values.games, '--games', 1, MOST_GAMES),
      one: readLevel(values.one),
      other: readLevel(values.other),
      milliseconds: readNumber(values.ms, '--ms', 0, 60_000),
      decks: readDecks(values.deck),
      seed: values.seed,
      workers:
        values.workers === undefined
          ? availableParallelism()
          : readNumber(values.workers, '--workers', 1, 256),
    };
    if (duel.one === duel.other) throw new UsageError(`both bots are "${duel.one}"`);
    const told = await playDuel(duel);
    const about = {
      command: commandOf('duel', args),
      level: duel.one,
      players: [2],
      chosen: ['unit', 'instant', 'passive', 'equipment'],
    };
    if (values.cards !== undefined) writeOpinions(values.cards, { ...about, found: [] }, told);
    return 0;
  });
