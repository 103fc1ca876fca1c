// npm run bot-match [-- --games 200] [--ms 100] [--one master] [--other adept] [--deck NAME]: two bots play Mystic
// Spires against each other. Each game is played twice with the seats swapped, and both sides use the same deck. Prints
// progress to stderr and the results at the end.
import { fileURLToPath } from 'node:url';
import { type BotLevel, levelsOf } from '@three-spires/bots';
import { didYouMean } from '@three-spires/kernel';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { type Battle, type BattleEnd, playBattle } from './bot-battle.ts';
import { readArguments, readNumber, runCommand, UsageError } from './command.ts';
import { isHelper, serve, shareOut } from './crew.ts';
import { intervalOf, percent } from './interval.ts';
import { sayTimes } from './thinking-time.ts';

const USAGE = 'npm run bot-match [-- --games 200] [--ms 100] [--one master] [--other adept] [--deck NAME]';
const OPTIONS = {
  games: { type: 'string', default: '200' },
  ms: { type: 'string', default: '100' },
  one: { type: 'string', default: 'master' },
  other: { type: 'string', default: 'adept' },
  deck: { type: 'string' },
} as const;

const MOST_GAMES = 1_000_000;
const PROGRESS_EVERY = 10;

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

type BotMatch = {
  readonly games: number;
  readonly one: BotLevel;
  readonly other: BotLevel;
  readonly milliseconds: number;
  readonly decks: readonly string[];
};

/** Games 2n and 2n + 1 are the same game with the bots' seats swapped. */
const battleOf = (game: number, { one, other, milliseconds, decks }: BotMatch): Battle => {
  const pair = Math.floor(game / 2);
  const deck = decks[pair % decks.length] ?? '';
  return {
    decks: [deck, deck],
    levels: game % 2 === 0 ? [one, other] : [other, one],
    first: Math.floor(pair / decks.length) % 2 === 0 ? 0 : 1,
    seed: `duel ${pair}`,
    milliseconds,
  };
};

type Tally = { won: number; drawn: number; games: number };
const newTally = (): Tally => ({ won: 0, drawn: 0, games: 0 });

const shareOf = ({ won, drawn, games }: Tally): string => {
  const [low, high] = intervalOf(won, games);
  return `${won} of ${games}, ${drawn} drawn: ${percent(won / games)} (${percent(low)} to ${percent(high)})`;
};

const playMatch = async (match: BotMatch): Promise<void> => {
  const { games, one, other, milliseconds, decks } = match;
  const battles = Array.from({ length: games }, (_, game) => battleOf(game, match));
  const all = newTally();
  const byDeck = new Map(decks.map((name) => [name, newTally()]));
  const times: [number[], number[]] = [[], []];
  await shareOut<Battle, BattleEnd>(fileURLToPath(import.meta.url), battles, (end, battle) => {
    const seat = battles.indexOf(battle) % 2;
    for (const tally of [all, byDeck.get(battle.decks[0]) as Tally]) {
      tally.games++;
      if (end.winner === seat) tally.won++;
      if (end.winner < 0) tally.drawn++;
    }
    times[0].push(...(end.times[seat] ?? []));
    times[1].push(...(end.times[1 - seat] ?? []));
    if (all.games % PROGRESS_EVERY !== 0) return;
    console.error(`${one} against ${other}: ${shareOf(all)}`);
    console.error(sayTimes(one, times[0], milliseconds));
  });
  console.log(`${one} against ${other}, ${milliseconds} ms a decision, won ${shareOf(all)}`);
  for (const [name, tally] of byDeck) if (tally.games > 0) console.log(`${name.padEnd(20)}${shareOf(tally)}`);
  console.log(sayTimes(one, times[0], milliseconds));
  console.log(sayTimes(other, times[1], milliseconds));
};

if (isHelper()) serve(playBattle);
else
  runCommand(USAGE, async (args) => {
    const { positionals, values } = readArguments(args, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much`);
    await playMatch({
      games: readNumber(values.games, '--games', 1, MOST_GAMES),
      one: readLevel(values.one),
      other: readLevel(values.other),
      milliseconds: readNumber(values.ms, '--ms', 1, 60_000),
      decks: readDecks(values.deck),
    });
    return 0;
  });
