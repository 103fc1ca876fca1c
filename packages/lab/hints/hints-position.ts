/** A position from a game of bots, and what a short and a long search find in it. */
import { type Bot, type BotLevel, findBot, levelsOf, type Rated } from '@three-spires/bots';
import {
  createRandom,
  InputError,
  type Move,
  movesSeen,
  type Random,
  type ReadableMove,
  randomBelow,
  type Seat,
  type Seen,
  seatsIn,
  seenBy,
} from '@three-spires/kernel';
import { findGame, type LabGame } from '../games-list.ts';

export type HintJob = {
  readonly game: string;
  /** The bots that play the game the position is taken from. */
  readonly level: BotLevel;
  readonly seed: string;
  /** Milliseconds of CPU time. */
  readonly short: number;
  readonly long: number;
};

export type ComparedHint = {
  readonly seed: string;
  /** The number of moves. */
  readonly options: number;
  readonly hint: ReadableMove;
  readonly best: ReadableMove;
  /**
   * The chance after the best move and after the hinted one, by the long search, with their standard errors.
   */
  readonly bestChance: number;
  readonly hintChance: number;
  readonly bestError: number;
  readonly hintError: number;
  /** The chances after all moves that the long search rated, best first. */
  readonly chances: readonly number[];
};

type Position = { readonly seen: Seen; readonly moves: readonly Move[] };

/** The bot that gives hints with chances in a game. */
export const adviserOf = (game: string): Bot => {
  const level = levelsOf(game).findLast((each) => findBot(game, each)?.knowsChances);
  const bot = level === undefined ? undefined : findBot(game, level);
  if (bot?.rate === undefined) throw new InputError(`no bot of ${game} knows chances`);
  return bot;
};

/** Some games wait for external facts, such as the fall of cubes. */
const takeFromOutside = ({ game, fromOutside }: LabGame, state: unknown, random: Random): boolean => {
  if (game.outside?.wanted(state) === undefined) return false;
  game.outside.apply(state, game.outside.read(state, fromOutside?.(state, random)));
  return true;
};

/** Plays a whole game and returns one of its decisions between several moves, each equally likely. */
const takePosition = (lab: LabGame, level: BotLevel, seed: string): Position | undefined => {
  const { game } = lab;
  const bot = findBot(game.id, level) as Bot;
  const random = createRandom(seed, 1);
  const state = game.scenario.build(lab.startOf(seed), seed);
  let taken: Position | undefined;
  let choices = 0;
  for (let count = 0; game.outcome(state) === undefined; count++) {
    if (takeFromOutside(lab, state, random)) continue;
    const seat = seatsIn(game.deciding(state))[0] as Seat;
    const seen = seenBy(game, state, seat, `${seed} ${count}`);
    const moves = movesSeen(game, seen);
    if (moves.length > 1 && randomBelow(random, 0, ++choices) === 0) taken = { seen, moves };
    const { move } = bot.choose(seen, moves, { seed: `${seed} ${count}`, outOfTime: () => false });
    game.apply(state, seat, move);
  }
  return taken;
};

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Best first. Limited by CPU time, so that other work on the machine does not matter. */
const rate = (bot: Bot, { seen, moves }: Position, seed: string, milliseconds: number): readonly Rated[] => {
  const until = processorTime() + milliseconds;
  const thinking = { seed, outOfTime: () => processorTime() >= until };
  return (bot.rate?.(seen, moves, thinking) ?? []).toSorted((one, other) => other.chance - one.chance);
};

/** The result of the long search, with an extra evaluation of the hint if it was not a candidate. */
const rateWith = (bot: Bot, position: Position, hint: Move, seed: string, long: number): readonly Rated[] => {
  const rated = rate(bot, position, seed, long);
  const [best] = rated;
  if (best === undefined || rated.some(({ move }) => move === hint)) return rated;
  const moves = [best.move, hint].sort((one, other) => one - other);
  return rate(bot, { ...position, moves }, seed, long);
};

/** None if there is nothing to compare: the bot does not rate such a decision. */
export const compareHint = ({ game: id, level, seed, short, long }: HintJob): readonly ComparedHint[] => {
  const lab = findGame(id);
  const bot = adviserOf(id);
  const position = takePosition(lab, level, seed);
  if (position === undefined) return [];
  const { seen, moves } = position;
  const hint = rate(bot, position, `${seed} short`, short)[0]?.move;
  if (hint === undefined) return [];
  const rated = rateWith(bot, position, hint, `${seed} long`, long);
  const best = rated[0];
  const hinted = rated.find(({ move }) => move === hint);
  if (best === undefined || hinted === undefined) return [];
  const told = (move: Move): ReadableMove => lab.game.describe(seen.state, seen.seat, move);
  return [
    {
      seed,
      options: moves.length,
      hint: told(hint),
      best: told(best.move),
      bestChance: best.chance,
      hintChance: hinted.chance,
      bestError: best.error,
      hintError: hinted.error,
      chances: rated.map(({ chance }) => chance),
    },
  ];
};
